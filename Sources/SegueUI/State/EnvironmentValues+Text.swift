public import SegueGeometry

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum TextSettingKey: EnvironmentKey {
  static var defaultValue: TextSetting { TextSetting() }
}
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum AlignmentKeyOfText: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition? { nil }
}

/// How lines of unlike length stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading
  case center
  case trailing
}

extension Text {
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

/// What modifiers around a text say, where the text says nothing itself.
struct TextSetting: Hashable {
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var hasMonospacedDigits = false
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineMark?
  var strikethrough: Text.LineMark?
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKeyOfText.self] }
    set { self[AlignmentKeyOfText.self] = newValue }
  }

  /// Added between lines, points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var textSetting: TextSetting {
    get { self[TextSettingKey.self] }
    set { self[TextSettingKey.self] = newValue }
  }

  /// nil where nothing has been said: text then cross-fades.
  var contentTransitionSetting: ContentTransition? {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// How content that changes under an animation is shown.
  public var contentTransition: ContentTransition {
    get { contentTransitionSetting ?? .opacity }
    set { contentTransitionSetting = newValue }
  }
}

/// How a view's content changes under an animation while the view stays.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity
    case opacity
    case interpolate
    /// Digits roll; nil takes the direction from `value`.
    case numericText(countsDown: Bool)
    case numericValue(Double)
  }

  let kind: Kind

  /// Changes at once.
  public static let identity = ContentTransition(kind: .identity)
  /// Old and new content cross-fade.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Size, weight and colour interpolate where the string is the same.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Changed characters roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Changed characters roll up where the value grows, down where it falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension View {
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(_EnvironmentWritingModifier(\.font, font))
  }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    textSetting(weight, \.weight)
  }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    textSetting(design, \.design)
  }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    textSetting(isActive, \.isBold)
  }
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    textSetting(isActive, \.isItalic)
  }
  public nonisolated func monospacedDigit() -> some View {
    textSetting(true, \.hasMonospacedDigits)
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    textSetting(isActive ? .monospaced : nil, \.design)
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    textSetting(tracking, \.tracking)
  }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    textSetting(kerning, \.tracking)
  }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    textSetting(isActive ? Text.LineMark(color: color) : nil, \.underline)
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    textSetting(isActive ? Text.LineMark(color: color) : nil, \.strikethrough)
  }
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(_EnvironmentWritingModifier(\.lineLimit, number))
  }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(_EnvironmentWritingModifier(\.multilineTextAlignment, alignment))
  }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    modifier(_EnvironmentWritingModifier(\.lineSpacing, spacing))
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_EnvironmentWritingModifier(\.truncationMode, mode))
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(_EnvironmentWritingModifier(\.minimumScaleFactor, factor))
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(_EnvironmentWritingModifier(\.textCase, textCase))
  }
  /// Sets how content that changes under an animation is shown.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_EnvironmentWritingModifier(\.contentTransitionSetting, transition))
  }

  private nonisolated func textSetting<Value: Hashable>(
    _ value: Value, _ keyPath: WritableKeyPath<TextSetting, Value>
  ) -> some View {
    modifier(
      _EnvironmentWritingModifier { $0.textSetting[keyPath: keyPath] = value }.keyed(value))
  }
}
