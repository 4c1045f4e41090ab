import SegueDisplay
import SegueGeometry

@testable import SegueUI

/// What a display list shows, tile by tile, as a person would measure it on the screen.
struct Picture {
  struct Entry {
    let name: String
    /// In the stage's points, after all transforms.
    let frame: CGRect
    /// The product of all groups around it.
    let opacity: Double
    /// The sum of the radii of all blurs around it.
    let blur: Double
    let transform: CGAffineTransform
    let paint: RGBA?

    var x: Double { Double(frame.minX) }
    var y: Double { Double(frame.minY) }
    var width: Double { Double(frame.width) }
    var height: Double { Double(frame.height) }
    var midX: Double { Double(frame.midX) }
    var midY: Double { Double(frame.midY) }
  }

  /// In drawing order.
  private(set) var entries: [Entry] = []

  init(_ list: DisplayList) {
    struct Surroundings {
      var transform = CGAffineTransform.identity
      var opacity = 1.0
      var blur = 0.0
    }
    var stack = [Surroundings()]
    for item in list.items {
      let here = stack[stack.count - 1]
      switch item {
      case .begin(let effect):
        var inner = here
        switch effect {
        case .opacity(let value): inner.opacity *= value
        case .transform(let transform): inner.transform = transform.concatenating(here.transform)
        case .blur(let radius, _): inner.blur += radius
        default: break
        }
        stack.append(inner)
      case .end: stack.removeLast()
      case .mask: break
      case .shape(let shape):
        guard case .color(let color) = shape.paint else { continue }
        entries.append(
          Entry(
            name: Tile.name(red: color.red) ?? "?",
            frame: shape.outline.bounds.applying(here.transform), opacity: here.opacity,
            blur: here.blur, transform: here.transform, paint: color))
      case .text(let text):
        let width = Double(text.run.string.count) * text.run.font.size / 2
        let box = CGRect(origin: text.origin, size: CGSize(width: width, height: 0))
        var color: RGBA?
        if case .color(let own) = text.paint { color = own }
        entries.append(
          Entry(
            name: text.run.string, frame: box.applying(here.transform), opacity: here.opacity,
            blur: here.blur, transform: here.transform, paint: color))
      }
    }
  }

  subscript(name: String) -> Entry? { entries.last { $0.name == name } }

  func all(_ name: String) -> [Entry] { entries.filter { $0.name == name } }

  /// Names in drawing order.
  var order: [String] { entries.map(\.name) }
}

extension Outline {
  var bounds: CGRect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .path(let path): path.boundingRect
    }
  }
}
