import SegueFindings
import SegueMotion

/// Finds out why an item did or did not animate, from the trace alone.
struct ItemExplanation {
  let record: ItemRecord
  let story: UpdateStory

  private var update: UpdateRecord? { story.update }

  var explanation: Explanation {
    if let page = record.page {
      return PageExplanation(record: record, page: page, story: story).explanation
    }
    if let refusal = refusal ?? (record.animation == nil && !record.hasOwnAnimation ? missing : nil)
    {
      return travelsLate ?? identityNote(refusal) ?? refusal
    }
    if record.change != .revived, !record.moved || !story.hasMotion(of: record) {
      return .refused(
        .noMotion,
        "the transition \(record.transition) has nothing to animate between the item and its end: \(record.name) \(record.change == .removed ? "was taken away" : "appeared") at once",
        "use a transition that changes something, such as .opacity")
    }
    let animated = Explanation.animated(sourceText)
    return ItemNotes(record: record, story: story).noted(animated) ?? identityNote(animated)
      ?? ItemNotes(record: record, story: story).minorNote(animated) ?? animated
  }

  private var refusal: Explanation? {
    if record.isSilent {
      return .refused(
        .anyViewTypeChange, typeChange, "use if and else in a @ViewBuilder in place of AnyView")
    }
    guard record.change == .appeared else { return nil }
    if record.cause == .none, !record.isErasedInside {
      return .refused(
        .alwaysPresent,
        "\(record.name) is never inserted or removed: it stands in the \(record.aroundIt) without a condition",
        "put it into an if, or use .contentTransition(.opacity) for changes of its content")
    }
    if record.containerIsInserted {
      return .refused(
        .insideInsertedContainer,
        "the \(record.container) around \(record.name) was itself being inserted: only the outermost item runs its transition",
        "move .transition to the view that is inserted")
    }
    return .refused(
      .firstAppearance,
      "\(record.name) is there from the first frame of the \(record.aroundIt): nothing transitions at first appearance",
      nil)
  }

  /// What a change of the type inside an `AnyView` does to one of the two views.
  private var typeChange: String {
    let way = record.change == .removed ? "goes" : "appears"
    let transition = record.transitionSite.map { _ in " and its \(record.transition) does not run" }
    let force = record.animation.map {
      ", although the change is animated by \(record.source.words($0, in: record.contexts))"
    }
    return
      "the type inside the AnyView changed: \(record.name) \(way) at once\(transition ?? "")\(force ?? "")"
  }

  /// What is inserted without an animation into a view that is on its way.
  private var travelsLate: Explanation? {
    guard record.change == .inserted, !record.isSilent, let page = record.travellingItem else {
      return nil
    }
    return .refused(
      .childrenTravelLate,
      "\(record.name) was inserted without an animation while \(page) around it was travelling: it stands at its final place at once, outside the moving \(page)",
      "add .geometryGroup() to the content of \(page), before .transition")
  }

  private var missing: Explanation {
    let missing = MissingAnimation(
      update: update, calls: story.calls, contexts: record.contexts, source: record.source,
      container: record.container, scene: record.scene)
    if let inner = record.innerAnimation, !missing.contexts.contains(where: \.hasFired) {
      let reason: Reason =
        record.innerAnimationIsValueless
        ? .valuelessAnimationInsideConditional : .animationInsideConditional
      return .refused(
        reason,
        "the .animation at \(inner.short) stands inside the condition and comes and goes together with \(record.name): it cannot animate the transition",
        "put it \(record.outside), or write .transition(….animation(…))"
      )
    }
    return missing.explanation
  }

  /// What to say where the item was replaced although a change was meant.
  private func identityNote(_ explanation: Explanation) -> Explanation? {
    if record.cause == .element, let elements = story.churn(of: record) {
      return explanation.replacing(
        .unstableIdentity,
        "\(elements.survived) of \(elements.before) ids of the ForEach survived the update: every element has a new \(elements.idType), so all are replaced",
        "store the id with the data: let id = UUID()")
    }
    guard record.cause == .identity, let type = record.identityType, record.change != .appeared
    else { return nil }
    if type == "UUID" || type == "Date" {
      return explanation.replacing(
        .unstableIdentity,
        "the .id of \(record.name) is a new \(type) in every update: the view is replaced and its state is lost",
        "delete .id(\(type)())")
    }
    guard record.transitionSite == nil else { return nil }
    return explanation.replacing(
      .identityChanged,
      "the .id of \(record.name) changed: it is replaced, and none of its values animates",
      "delete the .id, or give the view a .transition if replacing it is meant")
  }

  var sourceText: String {
    if let own = record.ownAnimation { return "the transition's own .animation(\(own))" }
    if record.hasOwnAnimation, record.animation == nil { return "the transition's own animation" }
    return record.source.words(record.animation, in: record.contexts)
  }
}

extension Explanation {
  /// The same outcome for another, deeper reason.
  func replacing(_ reason: Reason, _ detail: String, _ remedy: String) -> Explanation {
    isAnimated ? noting(reason, detail, remedy) : .refused(reason, detail, remedy)
  }
}
