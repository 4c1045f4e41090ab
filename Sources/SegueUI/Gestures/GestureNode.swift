public import SegueGeometry

/// How a gesture stands to those inside and around it.
enum GestureRole {
  /// Those inside come first.
  case normal
  /// Comes before those inside.
  case highPriority
  /// Goes on beside others.
  case simultaneous
}

/// Adds a gesture to each item.
public nonisolated struct _GestureModifier<G: Gesture>: ItemModifier {
  public typealias Body = Never
  let gesture: G
  let role: GestureRole
  let mask: GestureMask

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    GestureNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: GestureNode<G>.self).modifier = self
  }
}

/// A node that takes part in gestures.
@MainActor
protocol GestureTaking: ViewNode {
  var gestureRole: GestureRole { get }
  var gestureMask: GestureMask { get }
  /// Makes what follows the next sequence of touches.
  func makeRecognizer() -> AnyRecognizer
}

/// The node of a gesture.
final class GestureNode<G: Gesture>: WrapperNode, GestureTaking {
  var modifier: _GestureModifier<G>

  init(_ modifier: _GestureModifier<G>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var gestureRole: GestureRole { modifier.role }
  var gestureMask: GestureMask { modifier.mask }
  func makeRecognizer() -> AnyRecognizer { modifier.gesture._makeRecognizer().base }

  override var tapAction: (@MainActor () -> Void)? {
    guard modifier.mask.contains(.gesture), modifier.gesture._recognizesTap else { return nil }
    return { [unowned self] in
      let middle = CGPoint(x: rectangle.midX, y: rectangle.midY)
      stage.tapTouch(at: stage.tapPoint ?? middle.applying(shownTransformToStage))
    }
  }
}

extension TapNode: GestureTaking {
  var gestureRole: GestureRole { .normal }
  var gestureMask: GestureMask { .all }

  func makeRecognizer() -> AnyRecognizer {
    let recognizer = TapRecognizer(count: modifier.count, space: .local)
    recognizer.alsoOnEnd { [unowned self] _ in modifier.action?() }
    return recognizer
  }
}

extension ViewNode {
  /// Maps the space that the node was placed in to the stage's, as it is shown now.
  final var shownTransformToStage: CGAffineTransform {
    func image(_ point: CGPoint) -> CGPoint {
      var point = point
      var node = layoutParent
      while let here = node {
        point = here.convertFromContent(point)
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

extension View {
  /// Adds a gesture; those on views inside come first.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, role: .normal, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      _GestureModifier(gesture: gesture, role: .normal, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that comes before those on views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, role: .highPriority, mask: mask))
  }

  /// Adds a gesture that goes on beside those on views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, role: .simultaneous, mask: mask))
  }

  /// Does something when the view is tapped, with the place of the tap.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
