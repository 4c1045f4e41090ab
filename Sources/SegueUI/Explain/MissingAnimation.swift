import SegueFindings
import SegueMotion

/// Finds out why a transaction carried no animation where something changed.
struct MissingAnimation {
  let update: UpdateRecord?
  /// Calls of `withAnimation` since the last thing that a person did.
  let calls: [CallRecord]
  /// What modifiers around the change did, innermost first.
  let contexts: [ContextRecord]
  let source: AnimationSource
  /// A place for `.animation(_:value:)`, as in `the VStack`; nil for the view itself.
  let container: String?
  /// What an animation would have to stand around.
  var scene = "view"

  var explanation: Explanation {
    overridden ?? disabled ?? droppedByBinding ?? closedTooEarly ?? valueDidNotChange ?? noContext
  }

  private var changed: String { update?.changedText ?? "the state" }

  private var overridden: Explanation? {
    if case .withAnimation(let site) = source {
      return .refused(
        .overriddenByNil,
        "withAnimation(nil) at \(site.short) changes \(changed) without an animation",
        "pass an animation: withAnimation(.spring) { … }")
    }
    guard let index = contexts.firstIndex(where: { $0.hasFired && !$0.isStopped && !$0.disables })
    else { return nil }
    let context = contexts[index]
    let outer = contexts.dropFirst(index + 1).first { $0.hasFired && $0.animation != nil }
    guard context.animation == nil,
      let lost = outer?.words
        ?? update.flatMap({ update in
          update.animation.map { update.source.words($0) }
        })
    else { return nil }
    switch context.kind {
    case .transaction:
      return .refused(
        .overriddenByNil, ".transaction at \(context.site.short) takes away \(lost)",
        "delete it, or set an animation in place of nil, if this is to animate")
    case .animation, .valueless:
      let name = context.kind == .animation ? ".animation(nil, value:)" : ".animation(nil)"
      return .refused(
        .overriddenByNil, "\(name) at \(context.site.short) overrides \(lost)",
        "pass an animation there, or delete the modifier")
    }
  }

  private var disabled: Explanation? {
    guard
      let stopped = contexts.first(where: { $0.hasFired && $0.isStopped && $0.animation != nil })
    else { return nil }
    let by =
      contexts.first(where: \.disables).map { ".transaction at \($0.site.short)" }
      ?? "the transaction of the change"
    return .refused(
      .animationsDisabled,
      "\(by) sets disablesAnimations, which stops \(stopped.words) and every other .animation below",
      "set it for one change only: .transaction(value: …) { $0.disablesAnimations = true }")
  }

  private var droppedByBinding: Explanation? {
    guard let change = update?.changes.first(where: { $0.droppedAnimation != nil }),
      let site = change.droppedAnimation
    else { return nil }
    return .refused(
      .getSetBindingAnimation,
      "the binding with .animation at \(site.short) was made by Binding(get:set:), whose setter writes `\(change.name)` without the animation",
      "$\(change.name).animation()   or   Binding(get: { \(change.name) }, set: { value, transaction in withTransaction(transaction) { \(change.name) = value } })"
    )
  }

  private var closedTooEarly: Explanation? {
    guard let update, let call = calls.last(where: { !$0.hasWritten }) else { return nil }
    let write = update.write ?? "…"
    if call.moment == update.moment {
      return .refused(
        .withAnimationResultOnly,
        "withAnimation at \(call.site.short) had returned before \(changed) was written: it wraps a value, not the change",
        "withAnimation { \(write) }")
    }
    guard update.moment.occasion == .later else { return nil }
    return .refused(
      .withAnimationAroundAsync,
      "withAnimation at \(call.site.short) had ended when \(changed) was written: what a task or a queue runs later is outside it",
      "withAnimation { \(write) }   inside the task or the block, around the write itself")
  }

  private var valueDidNotChange: Explanation? {
    guard
      let context = contexts.first(where: {
        $0.kind == .animation && !$0.hasFired && $0.animation != nil
      })
    else { return nil }
    let value = context.value.isEmpty ? "" : ", \(context.value),"
    let name = update?.changes.first?.name
    return .refused(
      .valueDidNotChange,
      ".animation(_:value:) at \(context.site.short) did not act: its value\(value) did not change when \(changed) did",
      name.map { ".animation(\(context.animation.map { "\($0)" } ?? ".default"), value: \($0))" }
        ?? "pass the state that changed as value:")
  }

  private var noContext: Explanation {
    var detail = "\(changed) changed without an animation, and nothing around "
    detail += "the \(scene) adds one"
    if let moment = update?.moment,
      let call = calls.last(where: { $0.hasWritten && $0.moment == moment })
    {
      detail += "; withAnimation at \(call.site.short) covers only what is written inside it"
    }
    guard let write = update?.write, let name = update?.changes.first?.name else {
      return .refused(.noAnimationContext, detail, "change the value inside withAnimation { … }")
    }
    let place = container.map { $0 == "content" ? "" : " on the \($0)" } ?? ""
    return .refused(
      .noAnimationContext, detail,
      "withAnimation { \(write) }   or   .animation(.spring, value: \(name))\(place)")
  }
}
