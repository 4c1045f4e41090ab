import SegueGeometry

/// The node of a matched view: keeps its slot, and places its content there or in the shared frame.
final class MatchedGeometryNode: WrapperNode {
  private(set) var modifier: _MatchedGeometryModifier
  private var group: MatchedGeometryGroup
  private let page: ObjectIdentifier?
  /// False until the content has been placed in a layout that lasts.
  private var hasEntered = false
  /// Where the content stands now.
  private var applied: (origin: CGPoint, proposal: ProposedViewSize)?

  init(_ modifier: _MatchedGeometryModifier, _ context: _NodeContext) {
    self.modifier = modifier
    page = context.parent?.pageAround
    var key = modifier.key
    key.page = page
    group = context.stage.matchedGroup(key)
    super.init(context)
    group.add(self)
  }

  func update(_ new: _MatchedGeometryModifier) {
    if new.key != modifier.key {
      group.remove(self)
      var key = new.key
      key.page = page
      group = stage.matchedGroup(key)
      group.add(self)
    }
    modifier = new
    stage.needsLayout = true
  }

  /// Present, and claiming to be the one that others follow.
  var isLiveSource: Bool { modifier.isSource && isLive }

  /// The slot's rectangle on the stage, by model values.
  var frameOnStage: CGRect { modelTransformToStage(skipsTransitions: true).mapped(rectangle) }

  override func performPlacement() {
    if !hasEntered {
      // What is inserted beside a view that is already there begins in the frame they share.
      if let shared = group.shownFrame { follow(shared) }
      if stage.isInitialLayout {
        stage.postponedPlacements.append(self)
        return
      }
      hasEntered = true
    }
    applied = nil
    settle()
  }

  /// Places the content where it belongs now: in its own slot, or in the frame of the source.
  func settle() {
    guard hasEntered else { return }
    if modifier.isSource, isLive {
      put(at: origin, proposal)
    } else if let source = group.source, source !== self {
      follow(source.frameOnStage)
    } else if isLive {
      put(at: origin, proposal)
    }
  }

  private func follow(_ frame: CGRect) {
    let own = modelTransformToStage(skipsTransitions: true).inverted().mapped(frame)
    let place = modifier.place(
      source: own, slot: rectangle, proposal: proposal,
      size: { self.content.sizeThatFits($0) })
    put(at: place.origin, place.proposal)
  }

  private func put(at origin: CGPoint, _ proposal: ProposedViewSize) {
    if let applied, applied.origin == origin, applied.proposal == proposal { return }
    applied = (origin, proposal)
    content.place(at: origin, proposal: proposal)
  }

  /// The item on its way out that this node belongs to, if it belongs to one.
  var leavingElement: ContainerElement? {
    var node: ViewNode? = self
    while let here = node {
      if let element = here.element, element.isLeaving { return element }
      node = here.layoutParent
    }
    return nil
  }

  override var presentedRectangle: CGRect { content.presentedRectangle }

  override func unmount() {
    guard isMounted else { return }
    group.remove(self)
    super.unmount()
  }
}
