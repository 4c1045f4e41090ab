public import SegueGeometry

extension Text {
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.weight = $0.weight ?? weight }
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.design = $0.design ?? design }
  }
  public func bold() -> Text { changed { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }
  public func italic() -> Text { changed { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.design = isActive ? .monospaced : $0.design }
  }
  public func monospacedDigit() -> Text { changed { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = $0.color ?? color } }
  /// Paints the text with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    return changed { attributes in
      if attributes.color == nil, attributes.style == nil {
        attributes.style = TextStyleBox(style)
      }
    }
  }
  public func fontWidth(_ width: Font.Width?) -> Text {
    accepted("fontWidth", if: width != nil && width != .standard)
  }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    accepted("textScale", if: isEnabled && scale != .default)
  }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.tracking = kerning } }
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.underline = isActive ? LineMark(color: color) : nil }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.strikethrough = isActive ? LineMark(color: color) : nil }
  }
}
