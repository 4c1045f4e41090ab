import SegueFindings
import SegueMotion

/// Everything that one update did, and what there is to say of it.
struct UpdateStory {
  var number = 0
  /// Calls of `withAnimation` since the last thing that a person did.
  var calls: [CallRecord] = []
  /// When the update began: what it leaves behind, such as the end of an exit, comes later.
  private(set) var time = Timestamp.zero
  private var isEmpty = true
  private(set) var update: UpdateRecord?
  private(set) var items: [(time: Timestamp, record: ItemRecord)] = []
  private(set) var attributes: [AttributeRecord] = []
  private(set) var fields: [FieldsRecord] = []
  private(set) var elements: [ElementsRecord] = []
  private(set) var hasIdentityChange = false

  init(number: Int = 0, calls: [CallRecord] = []) {
    self.number = number
    self.calls = calls
  }

  mutating func add(_ event: TraceEvent) {
    if isEmpty {
      time = event.time
      isEmpty = false
    }
    switch event.kind {
    case .update(let record): update = record
    case .item(let record):
      if record.change != .erased { items.append((event.time, record)) }
    case .attribute(let record): add(record)
    case .fields(let record): fields.append(record)
    case .elements(let record): elements.append(record)
    case .identity: hasIdentityChange = true
    case .input, .call, .lifecycle: break
    }
  }

  /// One attribute may be set more than once until an update is laid out: it is one change.
  private mutating func add(_ record: AttributeRecord) {
    var record = record
    if let index = attributes.firstIndex(where: {
      $0.node == record.node && $0.name == record.name && $0.item == record.item
        && ($0.animation == nil) == (record.animation == nil)
        && $0.to.count == record.to.count && $0.name != "content"
    }) {
      let first = attributes.remove(at: index)
      record.from = first.from
    }
    if record.isVisible { attributes.append(record) }
  }

  var verdicts: [Verdict] {
    ItemVerdicts(story: self).verdicts + FieldsVerdicts(story: self).verdicts
      + AttributeVerdicts(story: self).verdicts + stillness
  }

  // MARK: What explanations ask

  /// Whether something came, went or was called back.
  var hasStructure: Bool { items.contains { $0.record.change != .appeared } }

  /// Whether things went, and none came.
  var onlyRemoves: Bool {
    items.allSatisfy { $0.record.change != .inserted && $0.record.change != .revived }
  }

  /// Attributes that do not belong to an item's own entrance or exit.
  var ownAttributes: [AttributeRecord] { attributes.filter { $0.item == nil } }

  /// Whether an item's entrance or exit gave any attribute another value.
  func hasMotion(of record: ItemRecord) -> Bool {
    attributes.contains { $0.item == record.item && $0.animation != nil }
  }

  /// Whether all that moves in an item is a property of its transition's modifier as it is, so that
  /// what is drawn between is what the property would be.
  func hands(_ property: PlainProperty, onIn record: ItemRecord) -> Bool {
    guard let from = Double(property.from), let to = Double(property.to) else { return false }
    let moving = attributes.filter { $0.item == record.item && $0.name != "frame" }
    return !moving.isEmpty
      && moving.allSatisfy { attribute in
        zip(attribute.from, attribute.to).allSatisfy { old, new in
          old == new || old == from && new == to || old == to && new == from
        }
      }
  }

  /// The ids of the `ForEach` of an item, where all of them are new.
  func churn(of record: ItemRecord) -> ElementsRecord? {
    elements.first {
      $0.node == record.place && $0.survived == 0 && $0.before == $0.after
        && ["UUID", "Date", "ObjectIdentifier"].contains($0.idType)
    }
  }

  func areOffsets(_ record: ItemRecord) -> Bool {
    elements.contains { $0.node == record.place && $0.areOffsets && $0.after < $0.before }
      && attributes.contains { $0.name == "content" && $0.item == nil }
  }

  /// Another value of the transition at a place, on an item that came in this update.
  func insertedWith(
    _ site: SourceSite, otherThan transition: String, at place: ObjectIdentifier?
  ) -> String? {
    // The two sides of an asymmetric transition are compared by their own removal side.
    items.first {
      $0.record.change == .inserted && $0.record.transitionSite == site
        && $0.record.place == place && $0.record.removal != transition
    }?.record.removal
  }

  /// An attribute of something around an item's container that animates in this update.
  func moving(around record: ItemRecord) -> AttributeRecord? {
    attributes.first {
      $0.animation != nil && $0.name != "frame" && record.ancestors.contains($0.node)
    }
  }

  /// The animation that a modifier has replaced, in words.
  func overriding(
    _ source: AnimationSource, _ animation: Animation?, _ contexts: [ContextRecord]
  ) -> String? {
    guard case .implicit(let site) = source, let animation,
      let index = contexts.firstIndex(where: { $0.site == site && $0.hasFired })
    else { return nil }
    if let outer = contexts.dropFirst(index + 1).first(where: { $0.hasFired && !$0.isStopped }) {
      return outer.animation == nil || outer.animation == animation ? nil : outer.words
    }
    guard let update, let base = update.animation, base != animation else { return nil }
    return update.source.words(base)
  }

  // MARK: Verdicts

  func verdict(
    _ headline: String, _ explanation: Explanation, at time: Timestamp, facts: VerdictFacts
  ) -> Verdict {
    var facts = facts
    facts.states = update?.states ?? []
    facts.occasion = update?.moment.occasion.words
    return Verdict(
      time: time, headline: headline, isAnimated: explanation.isAnimated,
      outcome: explanation.outcome, detail: explanation.detail, remedy: explanation.remedy,
      reason: explanation.reason, cause: update?.cause, facts: facts)
  }

  /// An animated change of state with which nothing moved.
  private var stillness: [Verdict] {
    guard let update, update.bodies > 0, !update.changes.isEmpty, items.isEmpty,
      attributes.isEmpty, fields.allSatisfy({ $0.data == .plain }), !hasIdentityChange
    else { return [] }
    guard fields.isEmpty else { return fields.map(FieldsVerdicts(story: self).still) }
    guard let animation = update.animation else { return [] }
    let source = update.source.words(animation)
    let explanation = Explanation.refused(
      .noMotion,
      "\(update.changedText) changed under \(source), and no animatable value of a view is another one after it: where a body computes it, its results before and after are equal",
      "animate a value that differs at the end, or interpolate the state itself with animatableData"
    )
    return [
      verdict(
        "unchanged  every view", explanation, at: time,
        facts: VerdictFacts(
          kind: "unchanged", views: [], animation: "\(animation)", source: update.source.kind,
          sourceSite: update.source.site?.full, states: []))
    ]
  }
}
