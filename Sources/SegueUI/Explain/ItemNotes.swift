import SegueFindings
import SegueMotion

/// What there is to say of an item that did animate, though not as its author may have meant.
struct ItemNotes {
  let record: ItemRecord
  let story: UpdateStory

  /// What is certainly not as meant.
  func noted(_ animated: Explanation) -> Explanation? {
    placement(animated) ?? exit(animated)
  }

  private func placement(_ animated: Explanation) -> Explanation? {
    if let nested = record.nestedTransition {
      var result = animated
      result.outcome += " with the default opacity"
      return result.noting(
        .transitionNotOnConditionalRoot,
        "the transition at \(nested.short) is on \(record.nestedView ?? "a view") inside \(record.name) and is ignored: only \(record.name) is inserted and removed",
        "move .transition to \(record.name), the view directly inside the condition")
    }
    guard let inner = record.innerAnimation else { return nil }
    return record.innerAnimationIsValueless
      ? animated.noting(
        .valuelessAnimationInsideConditional,
        "the .animation at \(inner.short) stands inside the condition: of the transition it can only drive the travel of move, slide and push",
        "put it \(record.outside)")
      : animated.noting(
        .animationInsideConditional,
        "the .animation at \(inner.short) stands inside the condition and has no effect on the transition",
        "delete it, or put it \(record.outside)")
  }

  private func exit(_ animated: Explanation) -> Explanation? {
    if record.change == .removed, record.animation?.repeatsForEver == true {
      return animated.noting(
        .repeatsForEver,
        "\(record.animation.map { "\($0)" } ?? "") never ends, and so \(record.name) never leaves",
        "leave with an animation that ends: withAnimation(.default) { … }")
    }
    if record.change == .removed, let site = record.transitionSite,
      let other = story.insertedWith(site, otherThan: record.transition, at: record.place)
    {
      return animated.noting(
        .frozenDirection,
        "\(record.name) leaves by \(record.transition), which it had at its last update; the change to \(other) came in the update that removed it, too late",
        "set the direction in an update before the one that removes the view")
    }
    if let cover = record.cover {
      return animated.noting(
        .hiddenUnderSibling,
        "\(record.name) leaves behind \(cover == record.name ? "another \(cover)" : cover), which covers it: leaving views are drawn below the others",
        record.cause == .element
          ? "give each element a zIndex of its own rank: .zIndex(Double(…))"
          : "add .zIndex(1) to \(record.name)")
    }
    if let page = record.travellingItem {
      return animated.noting(
        .childrenTravelLate,
        "\(record.name) was inserted while \(page) around it was travelling: it stands at its final place at once, outside the moving \(page)",
        "add .geometryGroup() to the content of \(page), before .transition")
    }
    return nil
  }

  /// What is worth knowing.
  func minorNote(_ animated: Explanation) -> Explanation? {
    if record.reducesToFade {
      return animated.noting(
        .reducedMotion,
        "the settings prefer cross-fades: \(record.name) fades in place of moving", nil)
    }
    if record.change == .removed, record.cause == .optional, record.transitionSite == nil,
      let mover = story.moving(around: record)
    {
      return animated.noting(
        .optionalContentDuringExit,
        "\(record.name) fades out while the \(mover.view) around it animates its \(mover.name): the optional is nil before the \(mover.view) has left",
        "put the if let around the whole view that leaves, and give that view the transition")
    }
    if record.cause == .element, record.change == .removed, story.areOffsets(record) {
      return animated.noting(
        .forEachOffsetID,
        "the ids of the ForEach are the offsets 0, 1, 2 …: the last row leaves whichever element was removed, and the others change their content in place",
        "identify the rows by their data: ForEach(items, id: \\.self)")
    }
    if !record.neutralModifiers.isEmpty {
      let names = record.neutralModifiers.map { ".\($0)" }.joined(separator: " and ")
      return animated.noting(
        .deadTernaryInBranch,
        "\(names) of \(record.name) \(record.neutralModifiers.count == 1 ? "does" : "do") nothing as long as it is there: inside the condition a value that depends on it is always the one for true, on the way out too",
        "use a transition: .transition(\(Self.transition(for: record.neutralModifiers)))")
    }
    if let lazy = record.lazyInside {
      let item = lazy == record.name ? "its" : "\(record.name)'s"
      return animated.noting(
        .transitionInLazyRows,
        "the rows of the \(lazy) are made where they come into view: they stand at their final place at once and do not travel by \(item) \(record.transition)",
        "add .geometryGroup() to the content of \(record.name), before .transition")
    }
    if let property = record.plainProperty, !story.hands(property, onIn: record) {
      return animated.noting(
        .animatableDataMissing,
        "\(property.owner) has no animatable data: its body runs with `\(property.name)` = \(property.from) and \(property.to) only, and the modifiers inside go evenly from one result to the other",
        "var animatableData: Double { get { \(property.name) } set { \(property.name) = newValue } }   in an extension of Animatable, if the values between are to be seen"
      )
    }
    if record.movesUnderReduceMotion {
      return animated.noting(
        .reduceMotion,
        "Reduce Motion is on and \(record.transition) moves all the same: it is left to the code to ask",
        "@Environment(\\.accessibilityReduceMotion) var reduceMotion   and   .transition(reduceMotion ? .opacity : …)"
      )
    }
    return story.overriding(record.source, record.animation, record.contexts).map { lost in
      animated.noting(
        .explicitOverriddenByImplicit, "it takes the place of \(lost)",
        "keep one of the two animations")
    }
  }

  private static func transition(for modifiers: [String]) -> String {
    if modifiers.contains("blur"), modifiers.allSatisfy({ ["blur", "opacity"].contains($0) }) {
      return ".blurReplace"
    }
    let parts = modifiers.map { modifier in
      switch modifier {
      case "opacity": ".opacity"
      case "scaleEffect": ".scale"
      case "offset": ".offset(…)"
      default: ".modifier(active: …, identity: …)"
      }
    }
    return parts.dropFirst().reduce(parts.first ?? ".opacity") { $0 + ".combined(with: \($1))" }
  }
}
