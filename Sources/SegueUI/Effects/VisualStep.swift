import SegueDisplay
import SegueGeometry
import SegueMotion

/// One change of what is drawn.
enum VisualStep: Sendable {
  case offset(CGSize)
  case scale(CGSize, UnitPoint)
  case rotation(Angle, UnitPoint)
  case rotation3D(_Rotation3DEffect)
  case transform(ProjectionTransform)
  case opacity(Double)
  case blur(CGFloat, isOpaque: Bool)
  case color(ColorEffect)

  /// The numbers that animate.
  @MainActor var data: StepVector {
    switch self {
    case .offset(let offset): StepVector([offset.width, offset.height])
    case .scale(let scale, let anchor):
      StepVector([scale.width, scale.height, anchor.x * 128, anchor.y * 128])
    case .rotation(let angle, let anchor):
      StepVector([CGFloat(angle.radians * 128), anchor.x * 128, anchor.y * 128])
    case .rotation3D(let effect):
      StepVector([
        CGFloat(effect.angle.radians * 128), effect.axis.x, effect.axis.y, effect.axis.z,
        effect.anchor.x * 128, effect.anchor.y * 128, effect.anchorZ, effect.perspective,
      ])
    case .transform: StepVector([])
    case .opacity(let opacity): StepVector([CGFloat(opacity)])
    case .blur(let radius, _): StepVector([radius])
    case .color(let effect): StepVector([CGFloat(effect.amount)])
    }
  }

  /// Whether another step animates to this one.
  func hasKind(of other: VisualStep) -> Bool {
    switch (self, other) {
    case (.offset, .offset), (.scale, .scale), (.rotation, .rotation), (.rotation3D, .rotation3D),
      (.transform, .transform), (.opacity, .opacity), (.blur, .blur):
      true
    case (.color(let a), .color(let b)): a.replacing(b.amount) == b
    default: false
    }
  }

  /// The map of a step that moves what is drawn, in content of a size; nil for the others.
  @MainActor func map(_ data: StepVector, _ size: CGSize) -> ProjectionTransform? {
    let n = data.numbers
    let box = CGRect(origin: .zero, size: size)
    switch self {
    case .offset: return ProjectionTransform(CGAffineTransform(translationX: n[0], y: n[1]))
    case .scale:
      return ProjectionTransform(
        .scaling(n[0], n[1], about: UnitPoint(x: n[2] / 128, y: n[3] / 128), of: box))
    case .rotation:
      let x = size.width * n[1] / 128
      let y = size.height * n[2] / 128
      return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(rotationAngle: n[0] / 128))
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    case .rotation3D:
      return _Rotation3DEffect(
        angle: .radians(Double(n[0] / 128)), axis: (n[1], n[2], n[3]),
        anchor: UnitPoint(x: n[4] / 128, y: n[5] / 128), anchorZ: n[6], perspective: n[7]
      ).effectValue(size: size)
    case .transform(let transform): return transform
    default: return nil
    }
  }

  /// The group that draws the step.
  @MainActor func group(_ data: StepVector, _ size: CGSize) -> GroupEffect {
    if let map = map(data, size) {
      guard map.isUsable else { return .transform(.identity) }
      return map.isAffine ? .transform(map.affine) : .projection(map)
    }
    let number = Double(data.numbers[0])
    switch self {
    case .blur(_, let isOpaque): return .blur(radius: max(0, number), isOpaque: isOpaque)
    case .color(let effect): return .color(effect.replacing(number))
    default: return .opacity(min(1, max(0, number)))
    }
  }
}

extension ColorEffect {
  /// The number of an effect that has one.
  fileprivate var amount: Double {
    switch self {
    case .brightness(let value), .contrast(let value), .saturation(let value),
      .hueRotation(let value):
      value
    default: 0
    }
  }

  /// The same effect with another number.
  fileprivate func replacing(_ amount: Double) -> ColorEffect {
    switch self {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .hueRotation: .hueRotation(amount)
    default: self
    }
  }
}

/// The numbers of a step as a vector; those that a step does not have are 0.
struct StepVector: FlatVector {
  private var storage: SIMD8<Double>

  init(_ numbers: [CGFloat]) {
    storage = .zero
    for (index, number) in numbers.enumerated() { storage[index] = Double(number) }
  }

  private init(_ storage: SIMD8<Double>) { self.storage = storage }

  var numbers: [CGFloat] { (0..<8).map { CGFloat(storage[$0]) } }

  static let zero = StepVector([])
  static var componentCount: Int { 8 }

  init(reading pointer: UnsafePointer<Double>) {
    storage = .zero
    for index in 0..<8 { storage[index] = pointer[index] }
  }

  func write(to pointer: UnsafeMutablePointer<Double>) {
    for index in 0..<8 { pointer[index] = storage[index] }
  }

  static func + (a: Self, b: Self) -> Self { Self(a.storage + b.storage) }
  static func - (a: Self, b: Self) -> Self { Self(a.storage - b.storage) }
  mutating func scale(by factor: Double) { storage *= factor }
  var magnitudeSquared: Double { (storage * storage).sum() }
}
