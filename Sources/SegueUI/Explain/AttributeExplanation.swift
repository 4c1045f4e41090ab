import SegueFindings
import SegueMotion

/// Finds out why an attribute did or did not animate, from the trace alone.
struct AttributeExplanation {
  let record: AttributeRecord
  let story: UpdateStory

  var explanation: Explanation {
    guard let animation = record.animation else { return hiddenRepeats ?? unanimated }
    let animated = Explanation.animated(
      record.source.words(animation, in: record.contexts))
    return note(animated, animation) ?? animated
  }

  private var unanimated: Explanation {
    if record.wasRunning {
      return .refused(
        .jumpDuringAnimation,
        "\(record.change) of \(record.view) changed without an animation while it was animating: the picture jumps by the difference and the animation goes on",
        "change it inside withAnimation as well: withAnimation { \(story.update?.write ?? "…") }")
    }
    return MissingAnimation(
      update: story.update, calls: story.calls, contexts: record.contexts, source: record.source,
      container: nil
    ).explanation
  }

  private var hiddenRepeats: Explanation? {
    guard let first = record.hiddenRepeats.first else { return nil }
    let names =
      record.hiddenRepeats.count == 1 ? first : record.hiddenRepeats.joined(separator: ", ")
    let verb = record.hiddenRepeats.count == 1 ? "repeats" : "repeat"
    return unanimated.replacing(
      .repeatsForEver,
      "\(names) \(verb) for ever and goes on while \(record.view) is invisible",
      "take the view away in place of making it invisible: if \(condition) { … }")
  }

  private var condition: String { story.update?.changes.first?.name ?? "visible" }

  private func note(_ animated: Explanation, _ animation: Animation) -> Explanation? {
    if let repeats = record.hiddenRepeats.first {
      return animated.noting(
        .repeatsForEver,
        "\(repeats) repeats for ever and goes on while \(record.view) is invisible",
        "take the view away in place of making it invisible: if \(condition) { … }")
    }
    if animation.repeatsForEver { return endless(animated, animation) }
    if record.name == "frame", isFirstLayout {
      return animated.noting(
        .firstLayoutAnimated,
        "\(record.view) flies from size 0 to its place: the measured value is stored under an animation when the view appears",
        "var transaction = Transaction()   transaction.disablesAnimations = true   withTransaction(transaction) { \(story.update?.write ?? "…") }"
      )
    }
    if let site = record.inertTransition, record.name == "content" {
      return animated.noting(
        .alwaysPresent,
        "the text changes and the view stays: it cross-fades in place, and the transition at \(site.short) does not run",
        "use .contentTransition(.opacity), or .id(…) with the value to replace the view")
    }
    if case .implicit(let site) = record.source,
      let context = record.contexts.first(where: { $0.site == site })
    {
      if context.kind == .valueless {
        return animated.noting(
          .animationWithoutValue,
          "\(context.words) has no value: it animates every change of \(record.view), its layout too",
          ".animation(\(animation), value: \(record.name == "frame" ? "…" : story.update?.changes.first?.name ?? "…"))"
        )
      }
      if context.kind == .animation, record.name == "content",
        let other = story.ownAttributes.first(where: {
          $0.source == record.source && $0.name != "content" && $0.name != "frame"
        })
      {
        return animated.noting(
          .animationWithoutValue,
          "\(context.words) reaches everything inside: not only \(other.name) of \(other.view.base) animates, \(record.view) cross-fades too",
          ".animation(\(animation)) { $0.\(other.name)(…) }")
      }
    }
    if let idle = record.contexts.first(where: {
      $0.kind == .animation && !$0.hasFired && $0.animation == nil
    }) {
      let value = idle.value.isEmpty ? "" : ", \(idle.value),"
      return animated.noting(
        .animationValueConstant,
        "\(idle.words) did not act: its value\(value) did not change",
        ".transaction { $0.animation = nil }")
    }
    return story.overriding(record.source, animation, record.contexts).map { lost in
      animated.noting(
        .explicitOverriddenByImplicit, "it takes the place of \(lost)",
        "keep one of the two animations")
    }
  }

  private func endless(_ animated: Explanation, _ animation: Animation) -> Explanation {
    if story.update?.moment.occasion == .appear, case .withAnimation = record.source {
      return animated.noting(
        .repeatInOnAppear,
        "it repeats for ever, and withAnimation in onAppear takes every other change of that moment along, the first layout too",
        ".animation(\(animation), value: \(story.update?.changes.first?.name ?? "…")) on the modifier that repeats"
      )
    }
    return animated.noting(
      .repeatsForEver, "\(record.name) of \(record.view) repeats for ever",
      "end it with withAnimation(.linear(duration: 0)) { … }, or take the view away")
  }

  /// Whether a measured size arrives for the first time.
  private var isFirstLayout: Bool {
    guard record.from.count == 4, record.to.count == 4,
      story.update.map({ [.appear, .afterUpdate].contains($0.moment.occasion) }) ?? false
    else { return false }
    return (2...3).contains { record.from[$0] == 0 && record.to[$0] > 0 }
  }
}
