/// A change of the source that removes a finding.
public struct Fix: Hashable, Sendable, Codable {
  /// What the change does, as in ``move `.transition` to `VStack` ``.
  public var title: String
  /// True where the change cannot alter anything but the finding, so that it may be applied unseen.
  public var isSafe: Bool
  /// The replacements, none of which overlap.
  public var edits: [TextChange]

  public init(title: String, isSafe: Bool, edits: [TextChange]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}
