import SegueFindings
import SegueMotion

/// What there is to say of a page that the library brings in its own way.
struct PageExplanation {
  let record: ItemRecord
  let page: PageRole
  let story: UpdateStory

  private var way: String { record.change == .removed ? page.exit : page.entrance }

  var explanation: Explanation {
    guard record.animation != nil else {
      return .refused(
        .animationsDisabled,
        "the transaction of the change sets disablesAnimations, which stops the \(page.presenter)'s own \(way)",
        nil)
    }
    let animated = Explanation.animated("the \(page.presenter)'s own \(way)")
    return note(animated) ?? animated
  }

  private func note(_ animated: Explanation) -> Explanation? {
    if let id = record.matchedAcross {
      return animated.noting(
        .matchedGeometryTwoSources,
        "matchedGeometryEffect \"\(id)\" stands on this page and outside it: geometry is not matched across a \(page.presenter), each view stays in its own place",
        page == .navigation
          ? ".matchedTransitionSource(id:in:) and .navigationTransition(.zoom(sourceID:in:)), or show both in one page"
          : "show both in one page, in an if in place of the \(page.presenter)")
    }
    if let site = record.transitionSite {
      return animated.noting(
        page == .navigation ? .transitionNotOnConditionalRoot : .presentationBindingTransaction,
        "the transition at \(site.short) is on the root of the page and is ignored: the \(page.presenter) brings and takes the page in its own way",
        "put .transition on a view that is inserted inside the page")
    }
    guard let update = story.update, let animation = update.animation else { return nil }
    var result = animated
    result.detail =
      "\(update.source.words(animation)) does not reach it: the \(page.presenter) has an animation of its own"
    guard page != .navigation else { return result }
    return animated.noting(.presentationBindingTransaction, result.detail ?? "", nil)
  }
}
