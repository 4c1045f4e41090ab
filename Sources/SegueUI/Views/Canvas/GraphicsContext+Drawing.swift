import SegueDisplay
public import SegueGeometry

extension GraphicsContext {
  /// What a path or text on a canvas is painted with.
  public struct Shading {
    let paint: (GraphicsContext, CGRect) -> Paint

    public static func color(_ color: Color) -> Shading {
      Shading { context, _ in .color(color.rgba(in: context.environment)) }
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { context, box in
        style._resolved(in: context.environment).style.paint(in: box)
      }
    }

    public static var foreground: Shading { style(ForegroundStyle()) }
    public static var backdrop: Shading { color(.clear) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, _ in
        .linear(stops: stops(gradient, context), start: startPoint, end: endPoint)
      }
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, _ in
        .radial(
          stops: stops(gradient, context), center: center,
          startRadius: EffectNumber.radius(Double(startRadius)),
          endRadius: EffectNumber.radius(Double(endRadius)))
      }
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { context, _ in
        .angular(
          stops: stops(gradient, context), center: center, start: angle.radians,
          end: angle.radians + 2 * Double.pi)
      }
    }

    private static func stops(
      _ gradient: Gradient, _ context: GraphicsContext
    ) -> [GradientStop] {
      gradient.stops.map {
        GradientStop(
          color: $0.color.rgba(in: context.environment), location: Double($0.location))
      }
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  // MARK: Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard path.isFinite, !path.isEmpty else { return }
    record([
      .shape(
        ShapeItem(
          outline: .path(path), paint: shading.paint(self, path.boundingRect),
          isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased))
    ])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard path.isFinite, !path.isEmpty else { return }
    record([
      .shape(
        ShapeItem(
          outline: .path(path), paint: shading.paint(self, path.boundingRect),
          stroke: style.sanitized))
    ])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Text

  /// A text with all that it takes from its surroundings.
  public struct ResolvedText {
    let source: TextLayout.Source
    let text: Text
    public var shading = Shading.foreground

    func layout(in size: CGSize) -> TextLayout {
      TextLayout(source, width: size.width, height: size.height)
    }

    /// The size in a room, points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    public func firstBaseline(in size: CGSize) -> CGFloat {
      layout(in: size).lines.first?.baseline ?? 0
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      layout(in: size).lines.last?.baseline ?? 0
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      source: TextLayout.Source(
        text, environment, measurer: recorder.measurer, pixel: recorder.pixel), text: text)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.layout(in: rect.size)
    var items: [DisplayItem] = []
    for line in layout.lines {
      for piece in line.pieces {
        let paint =
          piece.attributes.color.map { Paint.color($0.rgba(in: environment)) }
          ?? piece.attributes.style?.paint(in: rect, environment)
          ?? text.shading.paint(self, rect)
        let origin = CGPoint(x: rect.minX + piece.x, y: rect.minY + line.baseline)
        if let glyph = piece.attributes.glyph {
          items.append(glyph.item(at: origin, size: piece.run.font.size, paint: paint))
        } else {
          items.append(.text(TextItem(run: piece.run, origin: origin, paint: paint)))
        }
      }
    }
    record(items)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(anchoring: anchor, at: point, size: size))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  /// An image with all that it takes from its surroundings.
  public struct ResolvedImage {
    let glyph: SymbolGlyph
    /// Points.
    public let size: CGSize
    public var shading: Shading? = Shading.foreground
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let font = environment.resolved(image.fontSetting ?? environment.font ?? .body).description
    let name = if case .symbol(let symbol) = image.source { symbol } else { "photo" }
    let glyph = SymbolGlyph(
      name, fontSize: CGFloat(font.size), weight: font.weight,
      scale: environment.imageScaleSetting)
    return ResolvedImage(glyph: glyph, size: glyph.bounds.size)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let paint = (image.shading ?? .foreground).paint(self, rect)
    record([
      .shape(
        ShapeItem(
          outline: .path(image.glyph.path(filling: rect)), paint: paint,
          isEvenOdd: image.glyph.isEvenOdd))
    ])
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchoring: anchor, at: point, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view among the canvas's symbols.
  public struct ResolvedSymbol {
    /// Points.
    public let size: CGSize
    let items: [DisplayItem]
  }

  /// The symbol with a tag; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.symbol(AnyHashable(id)).map { ResolvedSymbol(size: $0.size, items: $0.items) }
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(anchoring: anchor, at: point, size: symbol.size))
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let fit = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    record([.begin(.transform(fit))] + symbol.items + [.end])
  }
}

extension CGRect {
  /// A rectangle of a size whose anchor lies at a point.
  fileprivate init(anchoring anchor: UnitPoint, at point: CGPoint, size: CGSize) {
    self.init(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
