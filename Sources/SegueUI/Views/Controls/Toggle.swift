import SegueGeometry

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    ToggleBody(
      configuration: ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SegueUI.Label<Text, Image> {
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SegueUI.Label(key, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to draw.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// What a toggle style is made from.
public nonisolated struct ToggleStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// Looks of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The library's own choice: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label and a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// A button that stays pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(
          configuration.isOn
            ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(Color.clear),
          in: RoundedRectangle(cornerRadius: 6))
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls leave their labels away.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let box = StyleBox<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return styled(by: box)
  }

  /// Leaves the labels of controls away.
  public nonisolated func labelsHidden() -> some View {
    modifier(_EnvironmentWritingModifier { $0.labelsAreHidden = true }.keyed(true))
  }
}

/// A toggle with the style of its surroundings.
private struct ToggleBody: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.[StyleOf<ToggleStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      SwitchRow(configuration: configuration, tint: nil)
    }
  }
}
