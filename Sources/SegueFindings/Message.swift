/// What a finding says, in three parts.
///
/// Each part is lower case without a full stop; code stands in backticks.
public struct Message: Hashable, Sendable, Codable {
  /// What is wrong, naming the code at fault.
  public var what: String
  /// What that does on screen.
  public var effect: String
  /// What to write instead, with code to paste.
  public var remedy: String

  public init(what: String, effect: String, remedy: String) {
    self.what = what
    self.effect = effect
    self.remedy = remedy
  }

  /// The three parts on one line, as annotations need them.
  public var oneLine: String {
    [what, effect, remedy].filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
