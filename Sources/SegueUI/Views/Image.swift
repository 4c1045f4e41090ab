public import Foundation
public import SegueGeometry

/// A picture, or a symbol that goes with text.
public nonisolated struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    /// A picture of an asset catalogue or of another library, which is not read here.
    case named(String)
  }

  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether a picture is drawn in its own colours or in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How well a picture is smoothed where it is enlarged.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The size of a picture that is not there, points.
  static let placeholderSize = CGSize(width: 100, height: 100)

  var source: Source
  var label: String?
  var isResizable = false
  var isOriginal = false
  var fontSetting: Font?

  init(_ source: Source, label: String?) {
    self.source = source
    self.label = label
  }

  /// A symbol by its name; one that is not known is drawn as a placeholder.
  public init(systemName: String) { self.init(.symbol(systemName), label: systemName) }

  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture by its name; drawn as a placeholder, since no asset catalogue is read here.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name), label: name) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name), label: label.string)
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name), label: nil)
  }

  public init(uiImage: UIImage) {
    self.init(uiImage.systemName.map { .symbol($0) } ?? .named(uiImage.name), label: uiImage.name)
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Lets the picture take the room that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    if resizingMode == .tile { StageRegistry.notDrawn("tiling of a resizable image") }
    return changed { $0.isResizable = true }
  }

  /// Sets whether the picture is drawn in its own colours or in the foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.isOriginal = renderingMode == .original }
  }

  // Outlines are smooth at every size, so these have nothing to change.

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    mode?.reportUndrawn()
    return self
  }

  public func font(_ font: Font?) -> Image { changed { $0.fontSetting = font } }
}

extension Image: View {
  public typealias Body = Never
  public var body: Never { fatalError("an image draws itself and has no body") }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    ImageNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: ImageNode.self).update(view)
  }
}

/// In how many colours a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")

  func reportUndrawn() {
    guard self != .monochrome else { return }
    StageRegistry.notDrawn("symbolRenderingMode(.\(name))")
  }
}

/// A form of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The parts that are added to a symbol's name.
  var parts: [String]

  public static let none = SymbolVariants(parts: [])
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let slash = SymbolVariants(parts: ["slash"])

  private func adding(_ part: String) -> SymbolVariants {
    parts.contains(part) ? self : SymbolVariants(parts: parts + [part])
  }

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy { parts.contains($0) }
  }

  /// A symbol's name in this form.
  func name(_ symbol: String) -> String {
    var words = symbol.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill" || parts.contains("fill")
    if words.last == "fill" { words.removeLast() }
    for part in ["circle", "square", "rectangle", "slash"]
    where parts.contains(part) && !words.contains(part) {
      words.append(part)
    }
    return (words + (isFilled ? ["fill"] : [])).joined(separator: ".")
  }
}
