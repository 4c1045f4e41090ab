import SegueFindings

/// Whether something animated, and what there is to say about it.
struct Explanation: Hashable {
  var isAnimated: Bool
  var outcome: String
  var detail: String?
  var remedy: String?
  var reason: Reason?

  static func refused(_ reason: Reason, _ detail: String, _ remedy: String?) -> Explanation {
    Explanation(
      isAnimated: false, outcome: "not animated: \(reason.name) [\(reason.id)]", detail: detail,
      remedy: remedy, reason: reason)
  }

  static func animated(_ by: String) -> Explanation {
    Explanation(isAnimated: true, outcome: "animated by \(by)")
  }

  func noting(_ reason: Reason, _ detail: String, _ remedy: String?) -> Explanation {
    var result = self
    if !outcome.contains("[") { result.outcome += " [\(reason.id)]" }
    result.reason = reason
    result.detail = detail
    result.remedy = remedy
    return result
  }
}
