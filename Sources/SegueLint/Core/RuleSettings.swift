/// What a project may tell the rules.
package struct RuleSettings: Sendable, Equatable {
  /// Names whose mention counts as asking for Reduce Motion.
  package var motionTokens: [String] = []

  package init() {}
}
