import SegueFindings
import SegueMotion

/// Finds out why an item did or did not animate, from the trace alone.
struct ItemExplanation {
  private let event: TraceEvent
  private let record: ItemRecord
  private let update: UpdateRecord?
  private let events: [TraceEvent]

  init(_ event: TraceEvent, _ record: ItemRecord, update: UpdateRecord?, in events: [TraceEvent]) {
    self.event = event
    self.record = record
    self.update = update
    self.events = events
  }

  var verdict: Verdict {
    if let reason = refusal {
      return make(
        isAnimated: false, "not animated: \(reason.reason.name) [\(reason.reason.id)]",
        reason.detail, reason.remedy, reason.reason)
    }
    let animated = "animated by \(sourceText)"
    if let nested = record.nestedTransition {
      return make(
        isAnimated: true, animated + " with the default opacity",
        "the transition at \(nested.short) is on a view inside \(record.name), which is not inserted or removed itself, and is ignored",
        "move .transition to \(record.name), the view directly inside the condition",
        .transitionNotOnConditionalRoot)
    }
    if let inner = record.innerAnimation {
      return make(
        isAnimated: true, animated,
        "the .animation at \(inner.short) stands inside the condition and has no effect on the transition",
        "delete it, or put it on the \(record.container) around the condition",
        .animationInsideConditional)
    }
    return make(isAnimated: true, animated, nil, nil, nil)
  }

  private typealias Refusal = (reason: Reason, detail: String, remedy: String?)

  private var refusal: Refusal? {
    if record.isSilent {
      return (
        .anyViewTypeChange, "the type inside an AnyView changed: its content is replaced at once",
        "use if and else in a @ViewBuilder in place of AnyView"
      )
    }
    if record.change == .appeared {
      return record.containerIsInserted
        ? (
          .insideInsertedContainer,
          "the \(record.container) around \(record.name) was itself being inserted: only the outermost item runs its transition",
          "move .transition to the view that is inserted"
        )
        : (
          .firstAppearance,
          "\(record.name) is there from the first frame of the \(record.container): nothing transitions at first appearance",
          nil
        )
    }
    if record.animation == nil, !record.hasOwnAnimation { return noAnimation }
    if record.change == .removed, !record.moved {
      return (
        .noMotion,
        "the transition \(record.transition) has nothing to animate between the item and its end: \(record.name) was taken away at once",
        "use a transition that changes something, such as .opacity"
      )
    }
    return nil
  }

  private var noAnimation: Refusal {
    switch record.source {
    case .withAnimation(let site):
      return (
        .overriddenByNil,
        "withAnimation(nil) at \(site.short) cancels the animation of \(changedText)",
        "pass an animation: withAnimation(.spring) { … }"
      )
    case .implicit(let site):
      return (
        .overriddenByNil,
        ".animation(nil, value:) at \(site.short) overrides the animation of \(changedText)",
        "pass an animation there, or move the modifier below the \(record.container)"
      )
    case .transaction(let site):
      return (
        .overriddenByNil, ".transaction at \(site.short) takes the animation away",
        "leave its animation alone for the \(record.container)"
      )
    default: break
    }
    if let inner = record.innerAnimation {
      return (
        .animationInsideConditional,
        "the .animation at \(inner.short) stands inside the condition and is removed together with \(record.name): it cannot animate the transition",
        "move it to the \(record.container) around the condition, or write .transition(….animation(…))"
      )
    }
    return (
      .noAnimationContext,
      "\(changedText) changed without an animation, and nothing around the condition adds one",
      contextRemedy
    )
  }

  private var contextRemedy: String {
    guard let change = update?.changes.first else {
      return "change the value inside withAnimation { … }"
    }
    let write =
      change.value == "true" || change.value == "false"
      ? "\(change.name).toggle()" : "\(change.name) = …"
    return
      "withAnimation { \(write) }   or   .animation(.spring, value: \(change.name)) on the \(record.container)"
  }

  /// `` `showDetail` (DetailScreen) ``, or what else is known of what changed.
  private var changedText: String {
    guard let update else { return "the state" }
    let names = update.changes.map { "`\($0.name)` (\($0.owner))" }
    if names.isEmpty { return update.observers > 0 ? "an observable object" : "the state" }
    var unique: [String] = []
    for name in names where !unique.contains(name) { unique.append(name) }
    return unique.joined(separator: " and ")
  }

  private var sourceText: String {
    if record.hasOwnAnimation, record.animation == nil { return "the transition's own animation" }
    let curve = record.animation.map { "\($0)" } ?? ""
    switch record.source {
    case .withAnimation(let site): return "withAnimation(\(curve)) (\(site.short))"
    case .withTransaction(let site): return "withTransaction, \(curve) (\(site.short))"
    case .implicit(let site): return ".animation(\(curve), value:) (\(site.short))"
    case .transaction(let site): return ".transaction, \(curve) (\(site.short))"
    case .binding(let site): return "the binding's .animation(\(curve)) (\(site.short))"
    case .transition(let site):
      return "the transition's own animation\(site.map { " (\($0.short))" } ?? "")"
    case .animator: return "an animator, \(curve)"
    case .modified, .none: return curve
    }
  }

  private var headline: String {
    let place =
      record.transitionSite.map { "\(record.transition) (\($0.short))" } ?? "default opacity"
    return "\(record.change.rawValue)  \(record.name)   \(place)"
  }

  private func make(
    isAnimated: Bool, _ outcome: String, _ detail: String?, _ remedy: String?, _ reason: Reason?
  ) -> Verdict {
    Verdict(
      time: event.time, headline: headline, isAnimated: isAnimated, outcome: outcome,
      detail: detail, remedy: remedy, reason: reason)
  }
}
