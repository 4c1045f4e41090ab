import SegueDisplay
import SegueGeometry

/// Stores display lists one after the other, each by what differs from the one before.
///
/// Outlines, texts, paints and whole items are stored once. A frame is its time, the place of its
/// marks, its background, and either all of its items or pairs of an index and a new item.
struct PageLists {
  private(set) var texts: PageTexts
  private(set) var paths = PageTable()
  private(set) var paints = PageTable()
  private(set) var items = PageTable()
  private(set) var marks = PageTable()
  private var last: [Int] = []
  private var isFirst = true

  init(texts: PageTexts) { self.texts = texts }

  /// The tables that the items of frames refer to, texts left out.
  var tables: [PageValue.Member] {
    [
      PageValue.Member(name: "paths", value: .array(paths.values)),
      PageValue.Member(name: "paints", value: .array(paints.values)),
      PageValue.Member(name: "items", value: .array(items.values)),
      PageValue.Member(name: "marks", value: .array(marks.values)),
    ]
  }

  mutating func add(_ frame: TimelinePage.Frame) -> PageValue {
    let list = places(of: frame.list)
    var changes: [PageValue] = []
    let isDelta = !isFirst && list.count == last.count
    isFirst = false
    if isDelta {
      for index in list.indices where list[index] != last[index] {
        changes += [.int(index), .int(list[index])]
      }
    } else {
      changes = list.map { .int($0) }
    }
    last = list
    let background = frame.list.background.map { place(of: .color($0)) } ?? -1
    return .array([
      .seconds(frame.time),
      .int(marks.place(of: .array(frame.marks.map { $0.value(in: frame.list) }))),
      .int(background), .int(isDelta ? 1 : 0), .array(changes),
    ])
  }

  private mutating func places(of list: DisplayList) -> [Int] {
    var flat = FlatProjection()
    return list.items.map { item in
      let value: PageValue
      switch flat.flattened(item, outline: texts.outline) {
      case .begin(let effect): value = .array([.string("b")] + parts(of: effect))
      case .mask: value = .array([.string("m")])
      case .end: value = .array([.string("e")])
      case .shape(let shape): value = self.value(of: shape)
      case .text(let text):
        value = .array([
          .string("t"), .int(texts.place(of: text.run)), .points(text.origin.x),
          .points(text.origin.y), .int(place(of: text.paint)),
        ])
      }
      return items.place(of: value)
    }
  }

  // MARK: Parts

  private mutating func value(of shape: ShapeItem) -> PageValue {
    var parts: [PageValue] = [
      .string("s"), .array(value(of: shape.outline)), .int(place(of: shape.paint)),
      .int(shape.isEvenOdd ? 1 : 0),
    ]
    if let stroke = shape.stroke { parts.append(.array(Self.value(of: stroke))) }
    return .array(parts)
  }

  private static func value(of stroke: StrokeStyle) -> [PageValue] {
    [
      .points(stroke.lineWidth), .int(Int(stroke.lineCap.rawValue)),
      .int(Int(stroke.lineJoin.rawValue)), .points(stroke.miterLimit),
      .array(stroke.dash.map { .points($0) }), .points(stroke.dashPhase),
    ]
  }

  /// A rectangle, an ellipse, or a path with the place at which it is drawn.
  private mutating func value(of outline: Outline) -> [PageValue] {
    func box(_ rect: CGRect) -> [PageValue] {
      [.points(rect.minX), .points(rect.minY), .points(rect.width), .points(rect.height)]
    }
    switch outline {
    case .rectangle(let rect): return [.string("r")] + box(rect)
    case .ellipse(let rect): return [.string("o")] + box(rect)
    case .roundedRectangle(let rect, let corner, let style):
      let rect = rect.standardized
      let path = Path(
        roundedRect: CGRect(origin: .zero, size: rect.size), cornerSize: corner, style: style)
      return [.int(place(of: path)), .points(rect.minX), .points(rect.minY)]
    case .path(let path): return [.int(place(of: path)), .int(0), .int(0)]
    }
  }

  private mutating func place(of path: Path) -> Int {
    paths.place(of: .string(path.commands))
  }

  private mutating func place(of paint: Paint) -> Int { paints.place(of: paint.value) }

  private mutating func parts(of effect: GroupEffect) -> [PageValue] {
    switch effect {
    case .opacity(let value): return [.string("opacity"), .factor(value)]
    case .transform(let m):
      return [
        .string("transform"), .number(m.a, digits: 6), .number(m.b, digits: 6),
        .number(m.c, digits: 6), .number(m.d, digits: 6), .points(m.tx), .points(m.ty),
      ]
    // Taken apart before: what is inside is already where it is seen.
    case .projection: return [.string("flatten")]
    case .clip(let outline, let isEvenOdd):
      return [.string("clip"), .array(value(of: outline)), .int(isEvenOdd ? 1 : 0)]
    case .mask: return [.string("mask")]
    case .blur(let radius, let isOpaque):
      return [.string("blur"), .points(max(0, radius)), .int(isOpaque ? 1 : 0)]
    case .shadow(let color, let radius, let offset):
      return [
        .string("shadow"), .string(color.css), .points(max(0, radius)), .points(offset.width),
        .points(offset.height),
      ]
    case .blend(let mode): return [.string("blend"), .string(mode.css)]
    case .color(let effect): return [.string("color")] + effect.parts
    case .flatten: return [.string("flatten")]
    }
  }
}

extension TimelinePage.Mark {
  /// The track, the range, and its groups; then its leaves, where there are any.
  ///
  /// A group has its index, its attributes, whether it holds the place, and its corner where it is a
  /// transform. A leaf has its first entry, the number of them, and its corner.
  fileprivate func value(in list: DisplayList) -> PageValue {
    var parts: [PageValue] = [
      .int(track), .int(range.lowerBound), .int(range.upperBound),
      .array(
        groups.map { group in
          var parts: [PageValue] = [
            .int(group.index), .array(group.attributes.map { .int($0) }),
            .int(group.holdsPlace ? 1 : 0),
          ]
          if list.items.indices.contains(group.index),
            case .begin(.transform) = list.items[group.index]
          {
            parts += [.points(group.x), .points(group.y)]
          }
          return .array(parts)
        }),
    ]
    if !leaves.isEmpty {
      parts.append(
        .array(
          leaves.map {
            .array([.int($0.index), .int($0.count), .points($0.x), .points($0.y)])
          }))
    }
    return .array(parts)
  }
}
