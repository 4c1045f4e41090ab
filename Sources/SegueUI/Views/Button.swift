/// A control that does something when it is tapped.
public nonisolated struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    _ButtonBody(role: role, action: action, label: AnyView(label))
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A button with the style of its surroundings.
struct _ButtonBody: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundStyle(isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.gray))
      .modifier(_TapModifier(count: 1, isButton: true, action: isEnabled ? action : nil))
  }
}
