import SegueDisplay
public import SegueGeometry

/// What surroundings say of colours and fonts.
private enum ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundSetting? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: TintSetting? { nil } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CrossFadeKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light
  case dark
}

/// The direction in which lines and layouts run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// A foreground style with the levels that were given.
struct ForegroundSetting {
  let styles: [any ShapeStyle]
}

/// A tint: a colour, or another style.
struct TintSetting {
  let color: Color?
  let style: any ShapeStyle
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the system asks for less motion. Nothing changes by itself: code has to ask.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether the system asks for cross-fades in place of transitions that move.
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    get { self[CrossFadeKey.self] }
    set { self[CrossFadeKey.self] = newValue }
  }

  /// Device pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a device pixel, points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  var foreground: ForegroundSetting? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  var tint: TintSetting? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  var tintColor: Color? { tint?.color }

  var resolvedTint: _ResolvedStyle {
    guard let tint else { return Color.blue._resolved(in: self) }
    if let color = tint.color {
      return _ResolvedStyle(.color(ResolvedColor(encoded: color.rgba(in: self))))
    }
    return tint.style._resolved(in: self)
  }

  /// The style of text and shapes that say nothing themselves.
  var resolvedForeground: ResolvedStyle { remembered(\.foreground) { freshForeground } }

  private var freshForeground: ResolvedStyle {
    guard let foreground else { return resolvedPrimary }
    var outer = self
    outer.foreground = nil
    let styles = foreground.styles.map { $0._resolved(in: outer).style }
    return styles.count == 1 ? styles[0] : .levels(styles)
  }

  /// The label colours of the system, by level.
  var resolvedPrimary: ResolvedStyle {
    let color = ResolvedColor(
      encoded: colorScheme == .dark ? .init(255, 255, 255) : .init(0, 0, 0))
    return .color(color)
  }
}
