/// Names a value that a custom animation remembers.
public protocol AnimationStateKey {
  associatedtype Value

  /// The value until one is set.
  static var defaultValue: Self.Value { get }
}
