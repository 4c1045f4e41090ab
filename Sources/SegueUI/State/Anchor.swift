public import SegueGeometry

/// A place on a view that others can find in their own coordinates.
public struct Anchor<Value> {
  /// The node is looked up when the anchor is read: a place is good as long as its view is there.
  let view: WeakViewNode
  let part: AnchorPart
  let make: (CGRect) -> Value

  /// Which place of a view an anchor is to mark.
  public struct Source {
    let part: AnchorPart
    let make: (CGRect) -> Value
  }
}

/// The part of a view's rectangle that an anchor marks; points have no extent.
enum AnchorPart: Hashable {
  case bounds
  case rectangle(CGRect)
  case unitPoint(UnitPoint)
  case point(CGPoint)

  /// The part inside a rectangle.
  func rectangle(in bounds: CGRect) -> CGRect {
    switch self {
    case .bounds: bounds
    case .rectangle(let part): part.offsetBy(dx: bounds.minX, dy: bounds.minY)
    case .unitPoint(let unit):
      CGRect(
        x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y, width: 0,
        height: 0)
    case .point(let point):
      CGRect(x: bounds.minX + point.x, y: bounds.minY + point.y, width: 0, height: 0)
    }
  }
}

struct WeakViewNode {
  weak var node: ViewNode?
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Hashable {
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.view.node === b.view.node && a.part == b.part
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.node.map { ObjectIdentifier($0) })
    hasher.combine(part)
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Self(part: .bounds) { $0 } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self(part: .rectangle(rect)) { $0 }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self(part: .point(point)) { $0.origin }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Self(part: .unitPoint(point)) { $0.origin }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor {
  /// The place in a node's own coordinates, which begin at its origin; by model values, since
  /// layout never sees what is only on its way.
  @MainActor func resolved(in reader: ViewNode) -> Value {
    guard let node = view.node else { return make(.zero) }
    let marked = node.modelTransformToStage().mapped(part.rectangle(in: node.rectangle))
    let own = reader.modelTransformToStage().inverted().mapped(marked)
    return make(own.offsetBy(dx: -reader.origin.x, dy: -reader.origin.y))
  }
}

extension ViewNode {
  /// Maps the space that the node was placed in to the stage's, by model values.
  ///
  /// - Parameter skipsTransitions: Leaves out what transitions do to items on their way.
  final func modelTransformToStage(skipsTransitions: Bool = false) -> CGAffineTransform {
    func image(_ point: CGPoint) -> CGPoint {
      var point = point
      var node = layoutParent
      while let here = node {
        if !(skipsTransitions && here is TransitionNode) {
          point = here.convertFromContentModel(point)
        }
        node = here.layoutParent
      }
      return point
    }
    let zero = image(.zero)
    let x = image(CGPoint(x: 1, y: 0))
    let y = image(CGPoint(x: 0, y: 1))
    return CGAffineTransform(
      a: x.x - zero.x, b: x.y - zero.y, c: y.x - zero.x, d: y.y - zero.y, tx: zero.x, ty: zero.y)
  }
}

extension CGAffineTransform {
  /// The smallest rectangle around the image of one; a rectangle without extent stays a point.
  func mapped(_ box: CGRect) -> CGRect {
    let a = box.origin.applying(self)
    let b = CGPoint(x: box.maxX, y: box.minY).applying(self)
    let c = CGPoint(x: box.minX, y: box.maxY).applying(self)
    let d = CGPoint(x: box.maxX, y: box.maxY).applying(self)
    let left = min(min(a.x, b.x), min(c.x, d.x))
    let top = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: left, y: top, width: max(max(a.x, b.x), max(c.x, d.x)) - left,
      height: max(max(a.y, b.y), max(c.y, d.y)) - top)
  }
}

extension GeometryProxy {
  /// The place that an anchor marks, in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return onStage {
      guard let reader = owner else { return anchor.make(.zero) }
      (reader as? any PlaceReading)?.readsPlace = true
      return anchor.resolved(in: reader)
    }
  }
}
