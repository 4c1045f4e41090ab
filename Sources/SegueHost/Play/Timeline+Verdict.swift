import SegueFindings
import SegueMotion
import SegueUI

extension Timeline.Explanation {
  init(_ verdict: Verdict) {
    self.init(
      time: verdict.time.seconds, headline: verdict.headline, outcome: verdict.outcome,
      detail: verdict.detail ?? "", remedy: verdict.remedy ?? "",
      reason: verdict.reason?.id)
  }
}
