import SegueGeometry

/// The look of buttons where nothing is said: the label in the tint.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label in the tint, without a border.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, kind: .borderless)
  }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, kind: .plain)
  }
}

/// The label on a light fill of the tint.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, kind: .bordered)
  }
}

/// A white label on the tint.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, kind: .prominent)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button in one of the library's own styles.
struct StyledButton: View, HidesStates {
  enum Kind {
    case plain, borderless, bordered, prominent
  }

  let configuration: PrimitiveButtonStyleConfiguration
  let kind: Kind
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font

  private var tint: AnyShapeStyle {
    configuration.role == .destructive
      ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var labelStyle: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryLabel) }
    let style = kind == .prominent ? AnyShapeStyle(Color.white) : tint
    guard isPressed else { return style }
    return AnyShapeStyle(style.opacity(kind == .borderless ? 0.2 : 0.75))
  }

  private var groundStyle: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.lightControlFill) }
    let strength = (kind == .prominent ? 1 : 0.15) * (isPressed ? 0.75 : 1)
    return strength == 1 ? tint : AnyShapeStyle(tint.opacity(strength))
  }

  /// Across and along the text, points.
  private var padding: (horizontal: Double, vertical: Double) {
    switch controlSize {
    case .mini, .small: (10, 4)
    case .regular: (12, 7)
    case .large, .extraLarge: (20, 15)
    }
  }

  var body: some View {
    content
      .modifier(
        _TapModifier(
          count: 1, isButton: true, action: isEnabled ? configuration.action : nil,
          pressChanged: { isPressed = $0 }))
  }

  @ViewBuilder private var content: some View {
    switch kind {
    case .plain: configuration.label.opacity(isPressed ? 0.75 : isEnabled ? 1 : 0.5)
    case .borderless: configuration.label.foregroundStyle(labelStyle)
    case .bordered, .prominent:
      configuration.label
        .font(font ?? (controlSize <= .small ? .subheadline : .body))
        .foregroundStyle(labelStyle)
        .padding(.horizontal, padding.horizontal)
        .padding(.vertical, padding.vertical)
        .background(groundStyle, in: borderShape.outline(controlSize))
    }
  }
}
