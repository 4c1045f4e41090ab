/// The outline of a two-dimensional shape, in points, y downwards.
///
/// A path is a list of subpaths, each opened by a move. A line or curve in an empty path starts at
/// its own first point. Coordinates that are not finite are kept and never stop the program; what
/// is drawn of them is undefined.
///
///     Path { p in
///       p.move(to: .zero)
///       p.addLine(to: CGPoint(x: 10, y: 0))
///     }.description  // "0 0 m 10 0 l"
public struct Path: Hashable, Sendable {
  /// One step of a path.
  @frozen public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath, which it closes.
    case closeSubpath
  }

  package var elements: [Element] = []
  /// Where the open subpath began; nil in an empty path.
  var start: CGPoint?
  /// Where the next line begins; nil in an empty path.
  public private(set) var currentPoint: CGPoint?

  public init() {}

  /// Creates a path by filling an empty one.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  package init(elements: [Element]) {
    for element in elements { append(element) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The path itself, which stands for the graphics library's type of the same name.
  public var cgPath: CGPath { self }

  /// Calls a closure with each step in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) {
    openSubpath(at: end)
    append(.line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    openSubpath(at: control)
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    openSubpath(at: control1)
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the open subpath with a straight line; does nothing in an empty path.
  public mutating func closeSubpath() {
    guard start != nil, elements.last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Starts a subpath at the first point and goes through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds every step of another path, its points moved by an affine map.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    elements.reserveCapacity(elements.count + added.elements.count)
    for element in added.elements { append(element) }
  }

  private mutating func openSubpath(at point: CGPoint) {
    guard let start else {
      append(.move(to: point))
      return
    }
    // After a close the next piece begins a subpath of its own where the closed one began.
    if elements.last == .closeSubpath { append(.move(to: start)) }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let end):
      start = end
      currentPoint = end
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      currentPoint = end
    case .closeSubpath:
      currentPoint = start
    }
    elements.append(element)
  }
}

/// The path type under the name that graphics code uses.
public typealias CGPath = Path
