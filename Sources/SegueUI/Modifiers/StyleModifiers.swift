extension View {
  /// Paints text and shapes of the view with a style.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      _EnvironmentWritingModifier { [style] values in
        values.setForeground([style])
      }.keyed(StyleKey(style)))
  }

  /// Paints the first two levels of the view with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(_EnvironmentWritingModifier { $0.setForeground([primary, secondary]) })
  }

  /// Paints the first three levels of the view with styles.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(_EnvironmentWritingModifier { $0.setForeground([primary, secondary, tertiary]) })
  }

  /// Paints text and shapes of the view with a colour; nil leaves the surroundings' colour.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      _EnvironmentWritingModifier { values in
        if let color { values.setForeground([color]) }
      }.keyed(color))
  }

  /// Sets the colour of controls.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(
      _EnvironmentWritingModifier { values in
        values.tint = tint.map { TintSetting(color: $0, style: $0) }
      }.keyed(tint))
  }

  /// Sets the style of controls.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(
      _EnvironmentWritingModifier { values in
        values.tint = TintSetting(color: tint as? Color, style: tint)
      }.keyed(StyleKey(tint)))
  }

  /// Sets the colour of controls.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }
}

extension EnvironmentValues {
  /// Sets the styles; one that refers to the foreground means the surroundings' one.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let outer = self
    foreground = ForegroundSetting(
      styles: styles.map { style in
        if style is Color { return style }
        return ResolvedShapeStyle(resolved: style._resolved(in: outer))
      })
  }
}

/// A style that has been resolved in its surroundings.
struct ResolvedShapeStyle: ShapeStyle {
  let resolved: _ResolvedStyle
  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle { resolved }
}

extension _ResolvedStyle: @unchecked Sendable {}

/// Compares styles of one type, where the type can be compared.
struct StyleKey: Equatable {
  private let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  static func == (a: StyleKey, b: StyleKey) -> Bool {
    func isEqual<S: ShapeStyle>(_ x: S) -> Bool {
      guard let y = b.style as? S else { return false }
      if let x = x as? AnyShapeStyle, let y = y as? AnyShapeStyle {
        return StyleKey(x.base) == StyleKey(y.base)
      }
      if let areEqual = equality(of: S.self) { return areEqual(x, y) }
      // Levels, tints and the like are numbers without references.
      guard _isPOD(S.self) else { return false }
      return withUnsafeBytes(of: x) { x in
        withUnsafeBytes(of: y) { y in x.elementsEqual(y) }
      }
    }
    return isEqual(a.style)
  }
}
