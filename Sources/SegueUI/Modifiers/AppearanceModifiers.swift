import SegueGeometry

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Why content is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Shows the view in light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(_EnvironmentWritingModifier(\.colorScheme, colorScheme))
  }

  /// Shows the view in light or dark; nil leaves it to the surroundings.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(
      _EnvironmentWritingModifier { if let colorScheme { $0.colorScheme = colorScheme } }
        .keyed(colorScheme)
    )
    .modifier(_SchemeModifier(scheme: colorScheme))
  }

  /// Shows bars in place of text.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(
      _EnvironmentWritingModifier { $0.redactionReasons.formUnion(reason) }
        .keyed(reason))
  }

  /// Shows text that a view around this one has redacted.
  public nonisolated func unredacted() -> some View {
    modifier(_EnvironmentWritingModifier(\.redactionReasons, []))
  }

  /// Marks text that is hidden where privacy is asked for.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    accepted("privacySensitive", if: sensitive)
  }

  /// Sets the style of the system's background.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentWritingModifier { $0.backgroundSetting = style }.keyed(StyleKey(style)))
  }
}

private enum BackgroundKey: EnvironmentKey { static var defaultValue: (any ShapeStyle)? { nil } }

extension EnvironmentValues {
  var backgroundSetting: (any ShapeStyle)? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}
