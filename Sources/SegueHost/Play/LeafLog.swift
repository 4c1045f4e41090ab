import SegueDisplay
import SegueGeometry
import SegueUI

/// What has been seen of the leaves of one item: whether their attributes can be told apart in the
/// display lists.
struct LeafLog {
  /// Where a list draws a leaf.
  struct Look {
    var index: Int
    /// The number of lines, for text.
    var count: Int
    var frame: CGRect
  }

  /// Keys of series, by what they are.
  struct Keys {
    var color: [String] = []
    var stroke: [String] = []
    var data: [String] = []

    mutating func add(_ keys: [String], of attribute: String) {
      switch attribute {
      case "color": color += keys
      case "stroke": stroke += keys
      case "animatableData": data += keys
      default: break
      }
    }
  }

  private enum Outline { case rectangle, ellipse, path, text }

  private struct Facts {
    var keys = Keys()
    /// nil where it was not always the same.
    var outline: Outline?
    var count: Int
    var isSolid: Bool
    var size: CGSize
    var changesSize = false
  }

  private var facts: [Facts]?
  /// Whether every instant had the same leaves, each drawn as a shape or as text.
  private var isSteady = true
  /// Whether nothing but one leaf was ever drawn, without a transform of its own.
  private var isSole = true

  /// - Parameter starts: Where the list begins to draw any leaf.
  mutating func add(
    _ item: ShownItem, in list: DisplayList, starts: Set<Int>, keys: [Int: Keys]
  ) -> [Look] {
    guard isSteady, !item.range.isEmpty else { return [] }
    var looks: [Look] = []
    var seen: [Facts] = []
    for (number, leaf) in item.leaves.enumerated() {
      guard let (look, found) = Self.look(leaf, in: list, starts: starts) else {
        isSteady = false
        return []
      }
      looks.append(look)
      seen.append(found)
      if let new = keys[number] { seen[number].keys = new }
    }
    if isSole { isSole = Self.isSole(item, in: list) }
    merge(seen)
    return isSteady ? looks : []
  }

  private mutating func merge(_ seen: [Facts]) {
    guard let old = facts else {
      facts = seen
      return
    }
    guard old.count == seen.count else {
      isSteady = false
      return
    }
    facts = zip(old, seen).map { old, new in
      var facts = old
      if new.outline != old.outline { facts.outline = nil }
      facts.isSolid = old.isSolid && new.isSolid && old.count == new.count
      facts.changesSize = old.changesSize || !Self.areClose(old.size, new.size)
      for path in [\Keys.color, \Keys.stroke, \Keys.data] {
        for key in new.keys[keyPath: path] where !facts.keys[keyPath: path].contains(key) {
          facts.keys[keyPath: path].append(key)
        }
      }
      return facts
    }
  }

  private static func look(
    _ leaf: ShownItem.Leaf, in list: DisplayList, starts: Set<Int>
  ) -> (Look, Facts)? {
    guard list.items.indices.contains(leaf.index) else { return nil }
    var look = Look(index: leaf.index, count: 1, frame: leaf.frame)
    var facts = Facts(outline: nil, count: 1, isSolid: false, size: leaf.frame.size)
    switch list.items[leaf.index] {
    case .shape(let shape):
      facts.isSolid = shape.paint.isSolid
      switch shape.outline {
      case .rectangle: facts.outline = .rectangle
      case .ellipse: facts.outline = .ellipse
      case .roundedRectangle, .path: facts.outline = .path
      }
    case .text:
      facts.outline = .text
      facts.isSolid = true
      look.count = 0
      for index in leaf.index..<list.items.count {
        guard case .text(let text) = list.items[index],
          index == leaf.index || !starts.contains(index)
        else { break }
        look.count += 1
        if !text.paint.isSolid { facts.isSolid = false }
      }
      facts.count = look.count
    default: return nil
    }
    return (look, facts)
  }

  private static func isSole(_ item: ShownItem, in list: DisplayList) -> Bool {
    var drawn = 0
    for entry in list.items[item.range.clamped(to: 0..<list.items.count)] {
      switch entry {
      case .shape, .text: drawn += 1
      case .begin(.transform), .begin(.projection), .begin(.clip), .mask: return false
      default: continue
      }
    }
    return drawn == 1 && item.leaves.count == 1
  }

  private static func areClose(_ a: CGSize, _ b: CGSize) -> Bool {
    abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01
  }

  // MARK: Telling

  /// What a page can freeze exactly, by the names of the series that are told.
  func freezes(named names: [String: String]) -> [TrackMarks.Freeze] {
    guard isSteady, let facts else { return [] }
    var freezes: [TrackMarks.Freeze] = []
    func add(_ kind: TrackMarks.Freeze.Kind, _ leaf: Int, _ keys: [String]) {
      let told = keys.compactMap { names[$0] }
      if !told.isEmpty { freezes.append(.init(kind: kind, leaf: leaf, attributes: told)) }
    }
    for (number, leaf) in facts.enumerated() {
      if leaf.isSolid { add(.color, number, leaf.keys.color) }
      guard let outline = leaf.outline, outline != .text else { continue }
      add(.stroke, number, leaf.keys.stroke)
      guard leaf.isSolid else { continue }
      let hasData = leaf.keys.data.contains { names[$0] != nil }
      if !leaf.changesSize {
        add(.shape, number, leaf.keys.data)
      } else if isSole, outline == .path || hasData {
        // The outline is of all of these: none of them can be told apart.
        add(.shape, number, leaf.keys.data + ["width", "height"])
      } else if isSole {
        add(.width, number, ["width"])
        add(.height, number, ["height"])
      }
    }
    return freezes
  }
}

extension Paint {
  fileprivate var isSolid: Bool { if case .color = self { true } else { false } }
}
