/// A control that does something when it is tapped.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    _ButtonBody(parts: ButtonParts(role: role, label: AnyView(label), action: action))
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SegueUI.Label<Text, Image> {
  @preconcurrency
  public init(
    _ key: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(key, systemImage: systemImage, role: nil, action: action)
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(title, systemImage: systemImage, role: nil, action: action)
  }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SegueUI.Label(key, systemImage: systemImage) }
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SegueUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A button with the style of its surroundings.
struct _ButtonBody: View {
  let parts: ButtonParts
  @Environment(\.[StyleOf<ButtonParts>()]) private var style

  var body: some View {
    if let style {
      // A style that makes buttons of its own does not ask for itself again.
      style.makeOutermost(parts)
    } else {
      StyledButton(
        configuration: PrimitiveButtonStyleConfiguration(
          role: parts.role, label: PrimitiveButtonStyleConfiguration.Label(content: parts.label),
          action: parts.action),
        kind: .borderless)
    }
  }
}
