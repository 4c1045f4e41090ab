private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The form in which symbols are drawn.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  var imageScaleSetting: SymbolGlyph.Scale {
    switch imageScale {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension View {
  /// Sets how large symbols are beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(_EnvironmentWritingModifier(\.imageScale, scale))
  }

  /// Sets the form in which symbols are drawn, in addition to that of the surroundings.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      _EnvironmentWritingModifier { values in
        for part in variant.parts where !values.symbolVariants.parts.contains(part) {
          values.symbolVariants.parts.append(part)
        }
      }.keyed(variant))
  }

  /// Sets in how many colours symbols are drawn; one colour is what is drawn here.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    mode?.reportUndrawn()
    return self
  }
}
