import SegueDisplay
import SegueGeometry

extension TextLayout.Source {
  /// Resolves the fonts of a text in an environment.
  init(
    _ text: Text, _ environment: EnvironmentValues, measurer: any TextMeasurer, pixel: CGFloat
  ) {
    let setting = environment.textSetting
    var metrics: FontMetrics?
    parts = text.parts.map { part in
      var attributes = part.attributes
      var font = attributes.font ?? environment.font ?? .body
      if let weight = attributes.weight ?? setting.weight { font = font.weight(weight) }
      if let design = attributes.design ?? setting.design { font.designValue = design }
      if attributes.isBold || setting.isBold == true { font = font.bold() }
      if attributes.isItalic || setting.isItalic == true { font = font.italic() }
      if attributes.hasMonospacedDigits || setting.hasMonospacedDigits {
        font = font.monospacedDigit()
      }
      attributes.baselineOffset = attributes.baselineOffset ?? setting.baselineOffset
      attributes.underline = attributes.underline ?? setting.underline
      attributes.strikethrough = attributes.strikethrough ?? setting.strikethrough
      font = environment.resolved(font)
      var description = font.description
      description.tracking = Double(attributes.tracking ?? setting.tracking ?? 0)
      if metrics == nil || font.metrics.lineHeight > (metrics?.lineHeight ?? 0) {
        metrics = font.metrics
      }
      if let image = attributes.image, case .symbol(let name) = image.source {
        attributes.glyph = SymbolGlyph(
          environment.symbolVariants.name(name), fontSize: CGFloat(description.size),
          weight: description.weight, scale: environment.imageScaleSetting)
      }
      var string = part.string
      switch environment.textCase {
      case .uppercase: string = string.uppercased()
      case .lowercase: string = string.lowercased()
      case nil: break
      }
      return (Array(string), description, attributes)
    }
    self.metrics = metrics ?? environment.resolved(environment.font ?? .body).metrics
    lineSpacing = environment.lineSpacing
    limit = environment.lineLimit
    reservedLines = environment.reservedLines
    truncation = environment.truncationMode
    self.pixel = pixel
    self.measurer = measurer
  }

  /// The same text in smaller fonts.
  func scaled(by factor: CGFloat) -> TextLayout.Source {
    var source = self
    source.metrics = metrics.scaled(by: Double(factor))
    source.parts = parts.map { part in
      var font = part.font
      font.size *= Double(factor)
      return (part.characters, font, part.attributes)
    }
    return source
  }

  /// Whether two sources give the same lines.
  func isSame(as other: Self) -> Bool {
    metrics == other.metrics && lineSpacing == other.lineSpacing && limit == other.limit
      && truncation == other.truncation && reservedLines == other.reservedLines
      && parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy {
        $0.characters == $1.characters && $0.font == $1.font && $0.attributes == $1.attributes
      }
  }
}
