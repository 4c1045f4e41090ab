import SegueDisplay
public import SegueGeometry

/// The line between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.separator._resolved(in: environment)
  }
}

/// Text that stands where nothing has been entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.placeholderText._resolved(in: environment)
  }
}

/// Text that leads somewhere else.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.resolvedTint
  }
}

/// The fill of controls.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.controlFill._resolved(in: environment)
  }
}

/// What is behind something that is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.resolvedTint
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.systemBackground._resolved(in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A level below a style: 1 is secondary.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(base._resolved(in: environment).style.level(level))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}

/// Paint made of an image.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    StageRegistry.notDrawn("ImagePaint")
    return Color.controlFill._resolved(in: environment)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Color {
  static let placeholderText = Color(
    .adaptive(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)))
  /// The fill of a switch that is off, of tracks and of segmented controls.
  static let controlFill = Color(
    .adaptive(RGBA(120, 120, 128, 0.16), RGBA(120, 120, 128, 0.32)))
  static let lightControlFill = Color(
    .adaptive(RGBA(118, 118, 128, 0.12), RGBA(118, 118, 128, 0.24)))
  static let gray2 = Color(.adaptive(RGBA(174, 174, 178), RGBA(99, 99, 102)))
  static let gray3 = Color(.adaptive(RGBA(199, 199, 204), RGBA(72, 72, 74)))
  static let gray4 = Color(.adaptive(RGBA(209, 209, 214), RGBA(58, 58, 60)))
  static let gray5 = Color(.adaptive(RGBA(229, 229, 234), RGBA(44, 44, 46)))
  static let gray6 = Color(.adaptive(RGBA(242, 242, 247), RGBA(28, 28, 30)))
  static let secondaryBackground = gray6
  static let tertiaryBackground = Color(.adaptive(.white, RGBA(44, 44, 46)))
  static let groupedBackground = Color(.adaptive(RGBA(242, 242, 247), .black))
  static let secondaryGroupedBackground = Color(.adaptive(.white, RGBA(28, 28, 30)))
  static let tertiaryLabel = Color(
    .adaptive(RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3)))
  static let quaternaryLabel = Color(
    .adaptive(RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16)))
}
