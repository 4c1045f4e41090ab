public import SegueFindings
import SegueUI

/// Something that views did which cannot be done as written.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The entry in the catalogue of reasons, as in `SEG212`.
  public let reason: Reason
  /// What happened, naming the code at fault.
  public let what: String
  /// What to write instead.
  public let remedy: String

  init(_ message: StageReport.Message) {
    reason = message.reason
    what = message.what
    remedy = message.remedy
  }

  /// `the id 3 occurs more than once …; give each element an id of its own [SEG212]`.
  public var description: String { "\(what); \(remedy) [\(reason.id)]" }
}
