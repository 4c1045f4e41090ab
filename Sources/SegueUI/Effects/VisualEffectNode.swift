import SegueDisplay
import SegueGeometry
import SegueMotion

/// Changes what is drawn of each item by where it is.
public nonisolated struct _VisualEffectModifier: ItemModifier {
  public typealias Body = Never
  let steps: (GeometryProxy) -> _VisualEffectSteps

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    VisualEffectNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: VisualEffectNode.self).update(self)
  }
}

/// The node of `visualEffect`: asks for its steps again when layout has moved it.
final class VisualEffectNode: SpaceWrapperNode, GeometryObserver, PlaceReading {
  private struct Step {
    var kind: VisualStep
    var value: Animated<StepVector>
  }

  private static let firstAttribute: UInt8 = 8

  private var modifier: _VisualEffectModifier
  private var steps: [Step] = []
  private var known: CGRect?
  private var isStale = true
  var readsPlace = false

  init(_ modifier: _VisualEffectModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    stage.geometryObservers.append(self)
  }

  func update(_ new: _VisualEffectModifier) {
    modifier = new
    isStale = true
    stage.needsLayout = true
  }

  func layoutDidRun() {
    guard isLive else { return }
    let place = layoutFrame(in: .global)
    guard isStale || place != known else { return }
    isStale = false
    known = place
    show(modifier.steps(GeometryProxy(self)).list)
  }

  private func show(_ new: [VisualStep]) {
    stage.noteMoved(self)
    let goesOn =
      new.count == steps.count && zip(new, steps).allSatisfy { $0.hasKind(of: $1.kind) }
    guard goesOn else {
      for index in steps.indices { steps[index].value.cancel(stage.animator) }
      steps = new.map { Step(kind: $0, value: Animated($0.data)) }
      stage.needsList = true
      return
    }
    for (index, step) in new.enumerated() {
      steps[index].kind = step
      _ = steps[index].value.set(
        step.data, owner: self, attribute: Self.firstAttribute + UInt8(min(index, 200)),
        scope: scope, label: "visualEffect")
    }
  }

  // MARK: Drawing

  /// The groups, outermost first.
  private var groups: [GroupEffect] {
    let size = presentedFrame.size
    return [.transform(super.contentTransform)]
      + steps.reversed().map { $0.kind.group($0.value.presented(stage.animator), size) }
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    let groups = groups
    for group in groups { items.append(.begin(group)) }
    content.emit(&items)
    for _ in groups { items.append(.end) }
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    for (offset, group) in groups.enumerated() { items[displayIndex + offset] = .begin(group) }
  }

  override var contentTransform: CGAffineTransform {
    let size = presentedFrame.size
    var map = ProjectionTransform()
    for step in steps {
      guard let own = step.kind.map(step.value.presented(stage.animator), size) else { continue }
      map = map.concatenating(own)
    }
    return (map.isUsable ? map.affine : .identity).concatenating(super.contentTransform)
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if attribute >= Self.firstAttribute {
      let index = Int(attribute - Self.firstAttribute)
      if steps.indices.contains(index) { steps[index].value.end() }
    }
    super.attributeDidEnd(attribute)
  }

  override func unmount() {
    for index in steps.indices { steps[index].value.cancel(stage.animator) }
    super.unmount()
  }
}

extension View {
  /// Changes what is drawn by the view's size and place, without changing its layout.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}
