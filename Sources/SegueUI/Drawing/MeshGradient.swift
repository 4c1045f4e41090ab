import SegueDisplay
import SegueGeometry
import SegueMotion

/// Colours at the points of a grid, flowing into one another.
///
/// Between the points both places and colours are interpolated; the surface is drawn as small pieces
/// of one colour each.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///       colors: [.red, .purple, .indigo, .orange])
public nonisolated struct MeshGradient: View, Equatable {
  /// A point of the grid with the directions of the edges that leave it.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Hashable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  /// Points a row, and rows; at least 2 each.
  public var width: Int
  public var height: Int
  /// In row order; 0...1 is the view's own extent.
  public var locations: Locations
  public var colors: Colors
  /// Behind the mesh, where it does not reach.
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  @MainActor public var body: some View { MeshBody(mesh: self) }

  fileprivate var places: [SIMD2<Float>] {
    switch locations {
    case .points(let points): points
    case .bezierPoints(let points): points.map(\.position)
    }
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> [Color.Resolved] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): colors
    }
  }
}

extension MeshGradient: ShapeStyle {
  /// As a style of shapes and text the mean of its colours: a mesh fills views, not outlines.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    StageRegistry.notDrawn("MeshGradient as a style, in place of which stands its mean colour,")
    let all = resolved(in: environment)
    let count = Float(max(1, all.count))
    func mean(_ part: (Color.Resolved) -> Float) -> Float { all.map(part).reduce(0, +) / count }
    let color = Color.Resolved(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
    return Color(color)._resolved(in: environment)
  }
}

/// A mesh with its colours resolved in the surroundings.
private struct MeshBody: View {
  let mesh: MeshGradient
  @Environment(\.self) private var environment

  var body: some View {
    let colors = mesh.resolved(in: environment)
    MeshSurface(
      width: mesh.width, height: mesh.height, smoothsColors: mesh.smoothsColors,
      numbers: MeshNumbers(
        values: mesh.places.flatMap { [Double($0.x), Double($0.y)] }
          + colors.flatMap {
            [Double($0.red), Double($0.green), Double($0.blue), Double($0.opacity)]
          }),
      background: mesh.background)
  }
}

/// The places and colours of a mesh as one vector; vectors of unlike lengths cannot be mixed.
struct MeshNumbers: VectorArithmetic {
  var values: [Double]

  static var zero: MeshNumbers { MeshNumbers(values: []) }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }

  private static func combined(
    _ a: Self, _ b: Self, _ body: (Double, Double) -> Double
  ) -> Self {
    let count = max(a.values.count, b.values.count)
    return MeshNumbers(
      values: (0..<count).map { index in
        body(
          index < a.values.count ? a.values[index] : 0,
          index < b.values.count ? b.values[index] : 0)
      })
  }

  static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
  static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
}

/// What is drawn of a mesh.
nonisolated struct MeshSurface: View, Animatable {
  var width: Int
  var height: Int
  var smoothsColors: Bool
  var numbers: MeshNumbers
  var background: Color

  /// Pieces along one side of a cell.
  static let pieces = 14

  var animatableData: MeshNumbers {
    get { numbers }
    set { numbers = newValue }
  }

  @MainActor var body: some View {
    Canvas { [self] context, size in
      if background != .clear {
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
      }
      guard isComplete else { return }
      for row in 0..<(height - 1) {
        for column in 0..<(width - 1) { draw(row, column, size, &context) }
      }
    }
  }

  /// Whether there is a place and a colour for each point.
  private var isComplete: Bool {
    width >= 2 && height >= 2 && numbers.values.count == width * height * 6
  }

  private func draw(_ row: Int, _ column: Int, _ size: CGSize, _ context: inout GraphicsContext) {
    let step = 1 / Double(Self.pieces)
    for y in 0..<Self.pieces {
      for x in 0..<Self.pieces {
        let u = Double(x) * step
        let v = Double(y) * step
        // A piece reaches under its neighbours, so that no line shows between them.
        let right = min(1, u + step * 1.3)
        let bottom = min(1, v + step * 1.3)
        var path = Path()
        path.move(to: place(column, row, u, v, size))
        path.addLine(to: place(column, row, right, v, size))
        path.addLine(to: place(column, row, right, bottom, size))
        path.addLine(to: place(column, row, u, bottom, size))
        path.closeSubpath()
        context.fill(path, with: .color(color(column, row, u + step / 2, v + step / 2)))
      }
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    min(max(0, row), height - 1) * width + min(max(0, column), width - 1)
  }

  private func place(
    _ column: Int, _ row: Int, _ u: Double, _ v: Double, _ size: CGSize
  ) -> CGPoint {
    func coordinate(_ offset: Int) -> Double {
      let rows = (-1...2).map { dy in
        Self.curve(
          (-1...2).map { dx in numbers.values[index(column + dx, row + dy) * 2 + offset] }, u,
          column == 0, column + 2 == width)
      }
      return Self.curve(rows, v, row == 0, row + 2 == height)
    }
    return CGPoint(x: coordinate(0) * size.width, y: coordinate(1) * size.height)
  }

  /// A smooth curve from the second of four values to the third; straight on at an end.
  private static func curve(_ p: [Double], _ t: Double, _ isFirst: Bool, _ isLast: Bool) -> Double {
    let before = isFirst ? 2 * p[1] - p[2] : p[0]
    let after = isLast ? 2 * p[2] - p[1] : p[3]
    let (m0, m1) = ((p[2] - before) / 2, (after - p[1]) / 2)
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * p[1] + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * p[2]
      + (t3 - t2) * m1
  }

  private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> Color {
    let u = smoothsColors ? u * u * (3 - 2 * u) : u
    let v = smoothsColors ? v * v * (3 - 2 * v) : v
    let start = width * height * 2
    func part(_ offset: Int) -> Float {
      func at(_ dx: Int, _ dy: Int) -> Double {
        numbers.values[start + index(column + dx, row + dy) * 4 + offset]
      }
      let top = at(0, 0) + (at(1, 0) - at(0, 0)) * u
      let bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u
      return Float(top + (bottom - top) * v)
    }
    return Color(
      Color.Resolved(red: part(0), green: part(1), blue: part(2), opacity: part(3)))
  }
}
