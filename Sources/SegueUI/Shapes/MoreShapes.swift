public import SegueGeometry
public import SegueMotion
import SegueDisplay

/// A rectangle with a radius for each corner.
@frozen
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// Points.
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    func reduced(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
    let radii = RectangleCornerRadii(
      topLeading: reduced(cornerRadii.topLeading),
      bottomLeading: reduced(cornerRadii.bottomLeading),
      bottomTrailing: reduced(cornerRadii.bottomTrailing),
      topTrailing: reduced(cornerRadii.topTrailing))
    return _InsetShape(
      base: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }
}

/// A shape that follows the shape of its container; a rectangle where there is none.
@frozen
public nonisolated struct ContainerRelativeShape: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(.rectangle(rect)) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private var base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { base._outline(in: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The numbers of the hidden shape; they do not match those of another type.
  @MainActor public var animatableData: _AnyShapeData {
    get {
      func numbers<S: Shape>(_ shape: S) -> [Double] {
        (shape.animatableData as? any FlatVector)?.components ?? []
      }
      return _AnyShapeData(numbers: numbers(base))
    }
    set {
      func changed<S: Shape>(_ shape: S) -> any Shape {
        guard let type = S.AnimatableData.self as? any FlatVector.Type,
          type.componentCount == newValue.numbers.count, type.componentCount > 0
        else { return shape }
        let data = newValue.numbers.withUnsafeBufferPointer { numbers in
          numbers.baseAddress.map { type.init(reading: $0) }
        }
        guard let data = data as? S.AnimatableData else { return shape }
        var copy = shape
        copy.animatableData = data
        return copy
      }
      base = changed(base)
    }
  }
}

/// The numbers of a shape whose type is hidden.
public struct _AnyShapeData: VectorArithmetic, Sendable {
  var numbers: [Double]

  public static var zero: _AnyShapeData { _AnyShapeData(numbers: []) }

  private static func combined(_ a: Self, _ b: Self, _ with: (Double, Double) -> Double) -> Self {
    if a.numbers.isEmpty { return Self(numbers: b.numbers.map { with(0, $0) }) }
    if b.numbers.isEmpty { return a }
    // Another type of shape: nothing in common, so the first one's numbers stand.
    guard a.numbers.count == b.numbers.count else { return a }
    return Self(numbers: zip(a.numbers, b.numbers).map(with))
  }

  public static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
  public static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
  public mutating func scale(by rhs: Double) { numbers = numbers.map { $0 * rhs } }
  public var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows; it stays a rectangle here.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    accepted("containerShape")
  }
}
