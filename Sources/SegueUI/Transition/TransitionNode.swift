import SegueGeometry
import SegueMotion

/// A wrapper that runs a part of a transition around an item.
class TransitionNode: WrapperNode {
  unowned(unsafe) let transitionElement: ContainerElement

  init(around inner: ViewNode, element: ContainerElement) {
    transitionElement = element
    let container = element.container
    super.init(
      _NodeContext(
        parent: container, scope: container.scope,
        environment: container.environment))
    adopt(inner, owned: false)
  }

  /// Moves the part to another phase under the container's transaction.
  func setPhase(_ phase: TransitionPhase) {}

  /// Whether the item would be shown just the same without this wrapper.
  var isSettled: Bool { false }

  /// Takes over a new value of the transition, of the same type.
  func update(_ part: TransitionPart) {}
}

/// The scope of a transition's effects: the container's, or the transition's own animation.
final class TransitionScope: TransactionScope {
  let animation: Animation?
  let site: SourceSite?

  init(parent: TransactionScope, animation: Animation?, site: SourceSite?) {
    self.animation = animation
    self.site = site
    super.init(parent: parent, stage: parent.stage)
  }

  override func transform(_ transaction: inout Transaction) {
    transaction.animation = animation
    transaction.source = .transition(site)
  }
}
