/// A number that grows with the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstallableProperty, EnvironmentReading {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    factor =
      textStyle.size(at: host.node.environment.values.dynamicTypeSize) / textStyle.size
  }
}
