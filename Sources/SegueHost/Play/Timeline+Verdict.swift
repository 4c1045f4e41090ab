import SegueFindings
import SegueMotion
import SegueUI

extension Timeline.Explanation {
  init(_ verdict: Verdict, after action: Int?) {
    self.init(
      time: verdict.time.seconds, action: action, cause: verdict.cause,
      headline: verdict.headline,
      outcome: verdict.outcome,
      detail: verdict.detail ?? "", remedy: verdict.remedy ?? "",
      reason: verdict.reason?.id, isAnimated: verdict.isAnimated, facts: verdict.facts)
  }
}
