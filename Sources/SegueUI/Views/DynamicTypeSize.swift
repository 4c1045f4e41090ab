/// How large a person wants text to be.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

extension Font.TextStyle {
  /// The size at a Dynamic Type size, points.
  func size(at type: DynamicTypeSize) -> Double {
    let sizes: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[type.index]
  }
}

private enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
  /// How large a person wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }

  /// Lines whose room a text takes even where it has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// A font at the Dynamic Type size in force.
  func resolved(_ font: Font) -> Font {
    let type = dynamicTypeSize
    guard let style = font.style, type != .large else { return font }
    let size = style.size(at: type)
    return font.changed { font in
      font.scaledPitch = (style.pitch / style.size * size).rounded()
      font.size = size
    }
  }
}

extension View {
  /// Sets how large text is.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(_EnvironmentWritingModifier(\.dynamicTypeSize, size))
  }

  /// Limits how large text becomes.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    modifier(
      _EnvironmentWritingModifier { values in
        guard !range.contains(values.dynamicTypeSize) else { return }
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        guard let first = allowed.first, let last = allowed.last else { return }
        values.dynamicTypeSize = values.dynamicTypeSize < first ? first : last
      })
  }

  /// Limits the lines of text, and keeps the room of all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_EnvironmentWritingModifier(\.lineLimit, limit))
      .modifier(_EnvironmentWritingModifier(\.reservedLines, reservesSpace ? max(1, limit) : 1))
  }

  /// Limits the lines of text from both sides.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_EnvironmentWritingModifier(\.lineLimit, limit.upperBound))
      .modifier(_EnvironmentWritingModifier(\.reservedLines, max(1, limit.lowerBound)))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_EnvironmentWritingModifier(\.lineLimit, limit.upperBound))
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_EnvironmentWritingModifier(\.reservedLines, max(1, limit.lowerBound)))
  }
}
