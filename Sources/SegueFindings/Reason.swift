/// One reason why a transition or an animation does not do what its author meant.
///
/// The linter and the running engine speak from the same catalogue: the same id, name and title
/// whether the mistake was seen in the source or on the stage.
public struct Reason: Hashable, Sendable, Identifiable {
  /// `SEG1xx` can be found in the source, `SEG2xx` only by running.
  public let id: String
  /// A short name in kebab case, as in `no-animation-context`.
  public let name: String
  /// How certain it is that this is a mistake, unless a rule says otherwise at one place.
  public let severity: Severity
  /// One sentence that says what is wrong, without naming the code at fault.
  public let title: String
  /// What to write instead, in general terms.
  public let remedy: String

  public init(id: String, name: String, severity: Severity, title: String, remedy: String) {
    self.id = id
    self.name = name
    self.severity = severity
    self.title = title
    self.remedy = remedy
  }

  /// Where the reason is explained, from the root of the documentation.
  public var page: String { "Documentation/Rules.md#\(id.lowercased())" }
}
