/// A connected run of pieces of a path.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  /// Whether the path closed it; the closing line is then the last segment, unless it has no length.
  var isClosed = false
}

extension Path {
  /// The path as connected runs of pieces; a lone move gives a run without any.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open = Subpath(start: .zero)
    var isOpen = false
    var current = CGPoint.zero
    func flush() {
      if isOpen { result.append(open) }
    }
    for element in elements {
      if case .move(let end) = element {
        flush()
        open = Subpath(start: end)
        isOpen = true
        current = end
        continue
      }
      if !isOpen {
        open = Subpath(start: current)
        isOpen = true
      }
      switch element {
      case .move: break
      case .line(let end):
        open.segments.append(.line(current, end))
        current = end
      case .quadCurve(let end, let control):
        open.segments.append(.quad(current, control, end))
        current = end
      case .curve(let end, let control1, let control2):
        open.segments.append(.cubic(current, control1, control2, end))
        current = end
      case .closeSubpath:
        if current != open.start { open.segments.append(.line(current, open.start)) }
        open.isClosed = true
        current = open.start
        flush()
        isOpen = false
      }
    }
    flush()
    return result
  }

  mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let b): append(.line(to: b))
    case .quad(_, let c, let b): append(.quadCurve(to: b, control: c))
    case .cubic(_, let c, let d, let b): append(.curve(to: b, control1: c, control2: d))
    }
  }
}
