/// What a custom animation remembers between two frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var entries: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every key has its default.
  public init() {}

  /// The value for a key; its default until one is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { entries[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { entries[ObjectIdentifier(key)] = newValue }
  }
}
