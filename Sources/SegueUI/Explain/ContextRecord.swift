package import SegueMotion

/// What one modifier on the way from the root to a view did to the transaction of an update.
package struct ContextRecord: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// `.animation(_:value:)`.
    case animation
    /// `.animation(_:)` without a value.
    case valueless
    /// `.transaction { }`.
    case transaction
  }

  package let site: SourceSite
  package let kind: Kind
  /// What it sets, or would set.
  package let animation: Animation?
  /// Whether it acted, or would have, were animations not disabled.
  package let hasFired: Bool
  /// Whether `disablesAnimations` kept it from acting.
  package let isStopped: Bool
  /// Whether it is what disables animations.
  package let disables: Bool
  /// The value of `.animation(_:value:)` in a few characters; empty where it has no short form.
  package let value: String
}
