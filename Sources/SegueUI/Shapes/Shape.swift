import SegueDisplay
public import SegueGeometry
public import SegueMotion
import SegueFindings

/// An outline that takes the room it is given; painted with the foreground style unless filled.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// How the shape is used where nothing else is said.
  nonisolated static var role: ShapeRole { get }
  /// What the shape does where the layout runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The outline in its simplest form; not for use outside the library.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public nonisolated static var role: ShapeRole { .fill }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline {
    _ShapeOutline(.path(path(in: rect)))
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  // What draws the shape is its node: a body between them would only hand it on.

  @MainActor public static var _makesOneItem: Bool { PropertyList.isEmpty(of: Self.self) }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    guard PropertyList.isEmpty(of: Self.self) else { return CompositeNode(view, context) }
    return ShapeNode(_ShapeView(shape: view, style: ForegroundStyle()), context, isItself: true)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    guard PropertyList.isEmpty(of: Self.self) else {
      unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
      return
    }
    unsafeDowncast(node, to: ShapeNode<Self, ForegroundStyle>.self).updateShape(view)
  }
}

/// What a shape is meant for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// What something does where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Is mirrored where the layout runs in a direction.
  case mirrors(in: LayoutDirection)

  /// Is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's outline; opaque outside the library.
public struct _ShapeOutline {
  let outline: Outline
  /// The line along the outline, where the shape is a line.
  var stroke: StrokeStyle?

  init(_ outline: Outline, stroke: StrokeStyle? = nil) {
    self.outline = outline
    self.stroke = stroke
  }
}

extension Shape {
  /// The outline as it is drawn: mirrored where the layout asks for it, and finite.
  ///
  /// - Parameter keepsStroke: Whether a line may stay an outline with a stroke; a clip needs the
  ///   area that the line covers.
  nonisolated func shownOutline(in rect: CGRect, isMirrored: Bool, keepsStroke: Bool = true)
    -> _ShapeOutline
  {
    var shown = _outline(in: rect)
    if shown.stroke != nil, !keepsStroke { shown = _ShapeOutline(.path(path(in: rect))) }
    guard case .path(var path) = shown.outline else { return shown }
    guard path.isFinite else {
      StageRegistry.report(
        .invalidValue,
        "the path of \(Self.self) has a coordinate that is not a finite "
          + "number, and nothing of it is drawn",
        "check its calculation for a division by zero")
      return _ShapeOutline(.path(Path()))
    }
    if isMirrored, layoutDirectionBehavior == .mirrors {
      path = path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
    return _ShapeOutline(.path(path), stroke: shown.stroke)
  }
}

extension Path {
  /// Whether every coordinate is a finite number.
  var isFinite: Bool {
    var result = true
    func check(_ points: CGPoint...) {
      for point in points where !(point.x.isFinite && point.y.isFinite) { result = false }
    }
    forEach { element in
      switch element {
      case .move(let end), .line(let end): check(end)
      case .quadCurve(let end, let control): check(end, control)
      case .curve(let end, let first, let second): check(end, first, second)
      case .closeSubpath: break
      }
    }
    return result
  }
}
