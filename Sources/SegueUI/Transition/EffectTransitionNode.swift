import SegueDisplay
import SegueGeometry
import SegueMotion

/// Runs built-in effects around an item, without a body of its own.
final class EffectTransitionNode: TransitionNode {
  private struct Effect {
    var source: TransitionEffect
    /// One number (opacity, factor, radius) or two (offset, travel).
    var value: Animated<PairVector>
    /// Where the effect's animation is looked up.
    let scope: TransactionScope
  }

  private var effects: [Effect] = []
  private var phase: TransitionPhase
  /// The item has to be placed where it comes from before it is placed where it goes.
  private var isEntrancePending: Bool
  /// What a scale is about, where the item itself shows nothing of its travel.
  private var anchorFrame = TravellingFrame()
  private static var anchorAttribute: UInt8 { 0 }

  init(
    _ sources: [TransitionEffect], around inner: ViewNode, element: ContainerElement,
    phase: TransitionPhase
  ) {
    self.phase = phase
    isEntrancePending = phase == .willAppear
    super.init(around: inner, element: element)
    effects = sources.map { source in
      let scope: TransactionScope =
        if case .some(let animation) = source.animation {
          TransitionScope(
            parent: self.scope, animation: animation, site: element.transitionSite)
        } else {
          self.scope
        }
      return Effect(
        source: source, value: Animated(source.value(in: source.side.phase(phase))), scope: scope)
    }
  }

  override func setPhase(_ phase: TransitionPhase) {
    self.phase = phase
    apply()
  }

  override func update(_ part: TransitionPart) {
    guard case .effects(let sources) = part.content, sources.count == effects.count else { return }
    for index in effects.indices { effects[index].source = sources[index] }
  }

  /// Asked after layout: what has not been placed then is not shown, and so does not enter.
  override var isSettled: Bool {
    phase == .identity && effects.allSatisfy { $0.value.track < 0 } && !isTravelling
  }

  private func apply() {
    var moves = false
    for index in effects.indices {
      let source = effects[index].source
      let new = source.value(in: source.side.phase(phase))
      if source.isTravel {
        // Travel is layout: it moves the leaves, under the animation in force at each.
        moves = moves || new != effects[index].value.model
        effects[index].value.jump(new)
        continue
      }
      if effects[index].value.set(
        new, owner: self, attribute: UInt8(index + 1), scope: effects[index].scope,
        label: source.label)
      {
        stage.noteMoved(self)
      }
    }
    if moves { markNeedsPlacement() }
  }

  // MARK: Layout

  private func travel(in phase: TransitionPhase) -> CGSize {
    var result = CGSize.zero
    for effect in effects where effect.source.isTravel {
      let value = effect.source.value(in: effect.source.side.phase(phase))
      result.width += CGFloat(value.first)
      result.height += CGFloat(value.second)
    }
    return result
  }

  /// The animation that the transition brings for its travel, if it brings one.
  private var travelAnimation: Animation?? {
    for effect in effects where effect.source.isTravel {
      if case .some(let animation) = effect.source.animation { return .some(animation) }
    }
    return nil
  }

  override func performPlacement() {
    let size = size
    func place(_ phase: TransitionPhase) {
      let way = travel(in: phase)
      content.place(
        at: CGPoint(
          x: origin.x + way.width * size.width, y: origin.y + way.height * size.height),
        proposal: proposal)
      guard isScaling, !content.showsTravel else { return }
      if anchorFrame.set(content.rectangle, owner: self, attribute: Self.anchorAttribute) {
        stage.noteMoved(self)
      }
    }
    if isEntrancePending {
      isEntrancePending = false
      if travel(in: .willAppear) != .zero {
        stage.isPlacingEntrance = true
        place(.willAppear)
        stage.isPlacingEntrance = false
      }
    }
    if let animation = travelAnimation {
      stage.withTravel(animation, site: transitionElement.transitionSite) { place(phase) }
    } else {
      place(phase)
    }
  }

  private var isScaling: Bool {
    effects.contains { if case .scale = $0.source.kind { true } else { false } }
  }

  override func didAdoptPlacement() {
    _ = anchorFrame.set(rectangle, owner: self, attribute: Self.anchorAttribute)
  }

  /// Whether it moves the item by layout and the item's leaves are on their way.
  var isTravelling: Bool {
    guard effects.contains(where: \.source.isTravel) else { return false }
    var isMoving = false
    func visit(_ node: ViewNode) {
      if let leaf = node as? FramedNode, leaf.isTravelling { isMoving = true }
      node.forEachDrawn(visit)
    }
    visit(content)
    return isMoving
  }

  // MARK: Drawing

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    if isScaling { stage.noteRectangleReader(self) }
    for index in effects.indices.reversed() where !effects[index].source.isTravel {
      items.append(.begin(groupEffect(index)))
    }
    content.emit(&items)
    for effect in effects where !effect.source.isTravel { items.append(.end) }
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0 else { return }
    var place = displayIndex
    for index in effects.indices.reversed() where !effects[index].source.isTravel {
      items[place] = .begin(groupEffect(index))
      place += 1
    }
  }

  private func groupEffect(_ index: Int) -> GroupEffect {
    groupEffect(index, effects[index].value.presented(stage.animator))
  }

  private func groupEffect(_ index: Int, _ value: PairVector) -> GroupEffect {
    switch effects[index].source.kind {
    case .opacity: return .opacity(value.first)
    case .blur: return .blur(radius: max(0, value.first), isOpaque: false)
    case .offset:
      return .transform(
        CGAffineTransform(translationX: CGFloat(value.first), y: CGFloat(value.second)))
    case .scale(_, _, let anchor):
      return .transform(
        .scaling(
          CGFloat(value.first), CGFloat(value.first), about: anchor,
          of: content.showsTravel
            ? content.presentedRectangle : anchorFrame.presented(stage.animator)))
    case .travel: return .opacity(1)
    }
  }

  override func attributeDidEnd(_ attribute: UInt8) {
    if effects.indices.contains(Int(attribute) - 1) { effects[Int(attribute) - 1].value.end() }
    if attribute == Self.anchorAttribute { anchorFrame.end() }
    if phase == .identity { stage.settlingElements.append(transitionElement) }
    super.attributeDidEnd(attribute)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    var point = point
    for index in effects.indices.reversed() {
      if case .transform(let transform) = groupEffect(index) {
        point = point.applying(transform.inverted())
      }
    }
    return content.hitTest(point)
  }

  override func convertFromContent(_ point: CGPoint) -> CGPoint {
    var point = point
    for index in effects.indices {
      if case .transform(let transform) = groupEffect(index) { point = point.applying(transform) }
    }
    return point
  }

  override func convertFromContentModel(_ point: CGPoint) -> CGPoint {
    var point = point
    for index in effects.indices {
      if case .transform(let transform) = groupEffect(index, effects[index].value.model) {
        point = point.applying(transform)
      }
    }
    return point
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    for effect in effects {
      if case .travel = effect.source.kind { continue }
      var reading = effect.value.reading(effect.source.label, of: self)
      switch effect.source.side {
      case .both: break
      case .insertion: reading.way = .insertion
      case .removal: reading.way = .removal
      }
      readings.append(reading)
    }
  }

  override func unmount() {
    for index in effects.indices { effects[index].value.cancel(stage.animator) }
    anchorFrame.cancel(stage.animator)
    super.unmount()
  }

  /// What is shown of an effect, for tests and timelines.
  func presentedOpacity() -> Double {
    var result = 1.0
    for effect in effects {
      if case .opacity = effect.source.kind {
        result *= effect.value.presented(stage.animator).first
      }
    }
    return result
  }
}

extension TransitionEffect {
  var isTravel: Bool { if case .travel = kind { true } else { false } }

  var label: StaticString {
    switch kind {
    case .opacity: "opacity"
    case .scale: "scale"
    case .offset: "offset"
    case .blur: "blur"
    case .travel: "travel"
    }
  }

  /// The effect's value in a phase.
  func value(in phase: TransitionPhase) -> PairVector {
    switch kind {
    case .opacity: PairVector(phase.isIdentity ? 1 : 0)
    case .scale(let before, let after, _):
      PairVector(phase == .identity ? 1 : phase == .willAppear ? before : after)
    case .offset(let offset):
      phase.isIdentity
        ? PairVector(0, 0) : PairVector(Double(offset.width), Double(offset.height))
    case .blur(let radius): PairVector(phase.isIdentity ? 0 : radius)
    case .travel(let before, let after):
      switch phase {
      case .willAppear: PairVector(Double(before.width), Double(before.height))
      case .identity: PairVector(0, 0)
      case .didDisappear: PairVector(Double(after.width), Double(after.height))
      }
    }
  }
}

extension CGAffineTransform {
  /// A scaling that leaves a point of a rectangle where it is.
  static func scaling(
    _ x: CGFloat, _ y: CGFloat, about anchor: UnitPoint, of rectangle: CGRect
  ) -> CGAffineTransform {
    // A factor of exactly 0 would give a matrix without an inverse, and lose the view for good.
    let sx = x == 0 ? 0.000_01 : x
    let sy = y == 0 ? 0.000_01 : y
    let px = rectangle.minX + rectangle.width * anchor.x
    let py = rectangle.minY + rectangle.height * anchor.y
    return CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: px - sx * px, ty: py - sy * py)
  }
}
