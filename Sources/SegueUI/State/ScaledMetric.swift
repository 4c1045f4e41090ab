/// A number that grows with the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
  public init(wrappedValue: Value) { base = wrappedValue }

  public var wrappedValue: Value { base * Value(factor) }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: InstallableProperty, EnvironmentReading {
  mutating func install(_ host: PropertyHost, slot: Int, name: String, owner: String) {
    factor = host.node.environment.values.dynamicTypeSize.factor
  }
}

/// The size of text that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text, points.
  private var bodySize: Double {
    switch self {
    case .xSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .xLarge: 19
    case .xxLarge: 21
    case .xxxLarge: 23
    case .accessibility1: 28
    case .accessibility2: 33
    case .accessibility3: 40
    case .accessibility4: 47
    case .accessibility5: 53
    }
  }

  /// How much larger than usual text is.
  var factor: Double { bodySize / DynamicTypeSize.large.bodySize }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text that the view takes for the user's.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within bounds.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      let nearest = allowed.first.map { size < $0 ? $0 : allowed.last ?? $0 }
      size = nearest ?? size
    }
  }
}
