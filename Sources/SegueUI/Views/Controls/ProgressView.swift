import SegueGeometry

/// How far something has come, or that it is going on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0...1; nil while nobody knows.
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, valueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value else { return nil }
    let part = Double(value) / Double(total)
    return part.isFinite ? min(max(0, part), 1) : 0
  }

  @MainActor public var body: some View {
    ProgressBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(valueLabel))))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), valueLabel: EmptyView())
  }

  public init(_ key: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(key), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(
      fraction: Self.fraction(value, total), label: EmptyView(), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), valueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(key), valueLabel: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), valueLabel: EmptyView())
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(), valueLabel: currentValueLabel())
  }
}

/// What a style of progress is made from.
public nonisolated struct ProgressViewStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// 0...1; nil while nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// Looks of progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A bar where the fraction is known, else a spinner.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills from its leading end.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A spinner.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      SpinnerColor(tint: tint)
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the look of progress.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let box = StyleBox<ProgressViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return styled(by: box)
  }
}

/// Progress with the style of its surroundings.
private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.[StyleOf<ProgressViewStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
