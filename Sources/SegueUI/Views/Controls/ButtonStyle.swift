import SegueGeometry

/// Looks of buttons that leave it to the library when their action runs.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// Looks of buttons that decide when their action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a button style is made from.
public nonisolated struct ButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// What a primitive button style is made from.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// What a button hands to its style.
struct ButtonParts {
  let role: ButtonRole?
  let label: AnyView
  let action: @MainActor () -> Void
}

private enum BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable, Comparable {
  case mini, small, regular, large, extraLarge
}

/// The shape of a button's border.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case rounded(Double?)
    case circle
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  public static let circle = ButtonBorderShape(kind: .circle)
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The outline of a button of a size.
  func outline(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .automatic, .rounded(nil):
      AnyShape(RoundedRectangle(cornerRadius: size >= .large ? 8 : 6))
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of buttons.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let box = StyleBox<ButtonParts>(style) { style, parts in
      TappableLabel(parts: parts) { isPressed in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: parts.role, label: ButtonStyleConfiguration.Label(content: parts.label),
            isPressed: isPressed))
      }
    }
    return styled(by: box)
  }

  /// Sets the look and the behaviour of buttons.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let box = StyleBox<ButtonParts>(style) { style, parts in
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: parts.role, label: PrimitiveButtonStyleConfiguration.Label(content: parts.label),
          action: parts.action))
    }
    return styled(by: box)
  }

  /// Sets the shape of buttons' borders.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(_EnvironmentWritingModifier { $0.buttonBorderShape = shape }.keyed(shape))
  }

  /// Sets how large controls are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(_EnvironmentWritingModifier(\.controlSize, controlSize))
  }
}

/// A label that takes taps in its whole rectangle.
struct TappableLabel<Content: View>: View {
  let parts: ButtonParts
  let content: @MainActor (_ isPressed: Bool) -> Content
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    content(isPressed)
      .modifier(
        _TapModifier(
          count: 1, isButton: true, action: isEnabled ? parts.action : nil,
          pressChanged: { isPressed = $0 }))
  }
}
