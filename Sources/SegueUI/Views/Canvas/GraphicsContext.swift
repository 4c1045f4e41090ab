import SegueDisplay
public import SegueGeometry

/// What the calls on a canvas draw into, and how.
///
/// Copies draw into the same picture; their transform, opacity, clip and filters are their own.
public struct GraphicsContext {
  let recorder: CanvasRecorder
  /// 0...1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  /// From the context's points to the canvas's.
  public var transform = CGAffineTransform.identity
  private var clips: [(outline: Outline, isEvenOdd: Bool)] = []
  private var filters: [Filter] = []

  init(_ recorder: CanvasRecorder) { self.recorder = recorder }

  public typealias BlendMode = SegueUI.BlendMode

  public var environment: EnvironmentValues { recorder.environment }

  // MARK: Space

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Draws only inside a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var placed = path.applying(transform)
    if options.contains(.inverse) {
      placed.addRect(CGRect(origin: .zero, size: recorder.size))
    }
    clips.append((.path(placed), style.isEOFilled || options.contains(.inverse)))
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of all that is drawn.
  public struct Filter {
    let effect: (EnvironmentValues) -> GroupEffect?

    private static func fixed(_ effect: GroupEffect) -> Filter { Filter { _ in effect } }

    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      fixed(
        .blur(
          radius: EffectNumber.radius(Double(radius)), isOpaque: options.contains(.opaque)))
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        .shadow(
          color: color.rgba(in: environment), radius: EffectNumber.radius(Double(radius)),
          offset: CGSize(width: x, height: y))
      }
    }

    public static func brightness(_ amount: Double) -> Filter {
      fixed(.color(.brightness(amount)))
    }
    public static func contrast(_ amount: Double) -> Filter { fixed(.color(.contrast(amount))) }
    public static func saturation(_ amount: Double) -> Filter {
      fixed(.color(.saturation(amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      fixed(.color(.saturation(1 - amount)))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      fixed(.color(.hueRotation(angle.radians)))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount > 0 ? fixed(.color(.invert)) : Filter { _ in nil }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .color(.multiply(color.rgba(in: $0))) }
    }
    public static var luminanceToAlpha: Filter { fixed(.color(.luminanceToAlpha)) }

    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter { _ in
        StageRegistry.notDrawn("the filter alphaThreshold")
        return nil
      }
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      fixed(.projection(matrix))
    }
  }

  /// Changes all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: Recording

  /// Adds items in the context's points, inside all that the context does to them.
  func record(_ items: [DisplayItem], isFlat: Bool = false) {
    guard opacity > 0, transform.isFinite else { return }
    var groups: [GroupEffect] = []
    if blendMode != .normal { groups.append(.blend(blendMode.painted)) }
    if opacity < 1 { groups.append(.opacity(EffectNumber.fraction(opacity))) }
    for clip in clips { groups.append(.clip(clip.outline, isEvenOdd: clip.isEvenOdd)) }
    groups += filters.compactMap { $0.effect(recorder.environment) }
    if isFlat { groups.append(.flatten) }
    if !transform.isIdentity { groups.append(.transform(transform)) }
    for group in groups { recorder.items.append(.begin(group)) }
    recorder.items += items
    for _ in groups { recorder.items.append(.end) }
  }

  /// Draws into a layer of its own, which is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = recorder.layer()
    var context = GraphicsContext(layer)
    context.transform = transform
    try content(&context)
    var outer = self
    outer.transform = .identity
    outer.record(layer.items, isFlat: true)
  }

  /// Draws only where a layer is opaque from now on.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    StageRegistry.notDrawn("clipToLayer")
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
