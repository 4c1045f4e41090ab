import SegueGeometry
import Testing

private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

private func close(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-6) -> Bool {
  near(Double(a.x), Double(b.x), tolerance) && near(Double(a.y), Double(b.y), tolerance)
}

private func close(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-6) -> Bool {
  close(a.origin, b.origin, tolerance)
    && close(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), tolerance)
}

struct PathTests {
  @Test(arguments: [
    Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 12),
    Path(roundedRect: box, cornerRadius: 12, style: .circular),
    Path(roundedRect: box, cornerRadius: 900),
    Path(roundedRect: box, cornerSize: CGSize(width: 50, height: 10), style: .circular),
    Path(
      roundedRect: box,
      cornerRadii: RectangleCornerRadii(topLeading: 5, bottomLeading: 50, bottomTrailing: 30)),
  ])
  func `a shape fills its rectangle exactly`(_ path: Path) {
    #expect(close(path.boundingRect, box))
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 9, y: 50)))
  }

  @Test func `a continuous corner starts 1_528665 radii from the corner`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 200), cornerRadius: 10)
    guard case .line(let start) = path.elements[1] else {
      Issue.record("no line before the first corner")
      return
    }
    #expect(close(start, CGPoint(x: 200, y: 200 - 15.28665)))
  }

  @Test func `a continuous corner without room is a circle`() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 50)
    for (points, _) in path.polylines() {
      for p in points {
        let distance = Double(((p.x - 50) * (p.x - 50) + (p.y - 50) * (p.y - 50)).squareRoot())
        #expect(near(distance, 50, 0.03))
      }
    }
  }

  @Test(arguments: [
    (0.0, 90.0, false, 0.7071, 0.7071), (0, 90, true, -0.7071, -0.7071),
    (90, 0, false, -0.7071, -0.7071),
    (0, 360, false, -1, 0), (0, 360, true, -1, 0), (-90, 90, false, 1, 0),
  ])
  func `an arc runs with growing angles unless it is called clockwise`(
    _ start: Double, _ end: Double, _ clockwise: Bool, _ x: Double, _ y: Double
  ) {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    let middle = path.trimmedPath(from: 0, to: 0.5).currentPoint ?? .zero
    #expect(close(middle, CGPoint(x: CGFloat(x), y: CGFloat(y)), 1e-3))
  }

  @Test func `an arc joins on with a line and a tangent arc rounds a corner`() {
    let joined = Path {
      $0.move(to: .zero)
      $0.addRelativeArc(
        center: CGPoint(x: 20, y: 0), radius: 10, startAngle: .degrees(180), delta: .degrees(90))
    }
    #expect(joined.description.hasPrefix("0 0 m 10 "))
    #expect(close(joined.currentPoint ?? .zero, CGPoint(x: 20, y: -10)))
    let rounded = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    }
    #expect(close(rounded.currentPoint ?? .zero, CGPoint(x: 100, y: 10)))
    #expect(rounded.boundingRect.maxX <= 100.001 && rounded.boundingRect.minY >= -0.001)
    let other = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 10)
    }
    #expect(close(other.currentPoint ?? .zero, CGPoint(x: 100, y: -10)))
  }

  @Test func `trimming goes by arc length`() {
    let rect = Path(CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(rect.trimmedPath(from: 0.25, to: 0.5).description == "20 0 m 30 0 l 30 10 l")
    #expect(rect.trimmedPath(from: 0, to: 1) == rect)
    #expect(rect.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    #expect(rect.trimmedPath(from: .nan, to: 0.25).description == "0 0 m 20 0 l")
    let circle = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2))
    let eighth = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(close(eighth, CGPoint(x: 0.70710678, y: 0.70710678), 1e-3))
    let curve = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 9, y: 0))
    }
    #expect(close(curve.trimmedPath(from: 0, to: 0.3).currentPoint ?? .zero, CGPoint(x: 3, y: 0)))
  }

  @Test func `bounds follow the curve, not its controls`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    }
    #expect(close(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 7.5)))
    #expect(Path().boundingRect == .null)
  }

  @Test func `overlaps cancel out only with the even-odd rule`() {
    var path = Path(box)
    path.addRect(box.insetBy(dx: 20, dy: 20))
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 60, y: 50), eoFill: true))
  }

  @Test(arguments: [CGLineCap.butt, .round, .square])
  func `a stroke is as wide as its line and ends by its cap`(_ cap: CGLineCap) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    #expect(outline.contains(CGPoint(x: 10, y: 1.9)) && !outline.contains(CGPoint(x: 10, y: 2.1)))
    #expect(outline.contains(CGPoint(x: 21, y: 0)) == (cap != .butt))
    #expect(outline.contains(CGPoint(x: 21.8, y: 1.8)) == (cap == .square))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `a corner is joined by its style`(_ join: CGLineJoin) {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    #expect(outline.contains(CGPoint(x: 21.9, y: -1.9)) == (join == .miter))
    #expect(outline.contains(CGPoint(x: 21.3, y: -1.3)) == (join != .bevel))
    #expect(outline.contains(CGPoint(x: 20.8, y: -0.8)))
  }

  @Test func `dashes take turns along the line`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 30, y: 0)]) }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 3], dashPhase: 1))
    let drawn = stride(from: 0.5, to: 30, by: 1).map { dashed.contains(CGPoint(x: $0, y: 0)) }
    let expected = (0..<30).map { ($0 + 1) % 8 < 5 }
    #expect(drawn == expected)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test func `a path is read back from its description`() throws {
    let path = Path(roundedRect: box, cornerRadius: 7).applying(.init(rotationAngle: 0.3))
    #expect(Path(path.description) == path)
    #expect(Path("0 0 m 1 2 3 4 q h")?.elements.count == 3)
    #expect(Path("1 l") == nil && Path("0 0 l") == nil && Path("0 0 m 7") == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func `coordinates that are not finite never stop the program`(_ x: CGFloat) {
    var path = Path(CGRect(x: x, y: 0, width: x, height: 10))
    path.addEllipse(in: CGRect(x: 0, y: x, width: 5, height: x))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: x, height: x), cornerSize: CGSize(width: x, height: 3))
    path.addArc(
      center: CGPoint(x: x, y: 0), radius: x, startAngle: .radians(Double(x)), endAngle: .zero,
      clockwise: true)
    path.addArc(tangent1End: CGPoint(x: x, y: 1), tangent2End: .zero, radius: 3)
    path.addQuadCurve(to: CGPoint(x: x, y: x), control: .zero)
    _ = path.boundingRect
    _ = path.contains(.zero)
    _ = path.trimmedPath(from: 0.1, to: 0.9)
    _ = path.strokedPath(StrokeStyle(lineWidth: 3, dash: [2, 1]))
    #expect(!path.description.isEmpty)
  }

  @Test func `maps undo each other and a singular one is left as it is`() {
    let map = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.4).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 3, y: -4)
    #expect(close(point.applying(map).applying(map.inverted()), point))
    #expect(close(point.applying(map.concatenating(map.inverted())), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(
      close(
        CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)
      ))
    #expect(
      close(
        CGPoint(x: 1, y: 1).applying(.init(translationX: 10, y: 0).scaledBy(x: 2, y: 2)),
        CGPoint(x: 12, y: 2)))
  }

  @Test func `a projection of a turned plane has perspective and can be undone`() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    space = CATransform3DRotate(space, .pi / 4, 0, 1, 0)
    let projection = ProjectionTransform(space)
    #expect(!projection.isAffine && !projection.isIdentity)
    let point = CGPoint(x: 40, y: 20)
    #expect(close(point.applying(projection).applying(projection.inverted()), point))
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let wasUndone = singular.invert()
    #expect(!wasUndone)
    let back = CATransform3DConcat(space, CATransform3DInvert(space))
    #expect(near(Double(back.m11), 1) && near(Double(back.m13), 0) && near(Double(back.m44), 1))
    let affine = CGAffineTransform(translationX: 1, y: 2).rotated(by: 1)
    let both = ProjectionTransform(affine).concatenating(ProjectionTransform(affine))
    #expect(close(point.applying(both), point.applying(affine).applying(affine)))
  }

  @Test func `sets of edges and axes`() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading && Edge.Set.horizontal.contains(.trailing))
    #expect(HorizontalEdge.Set.all.contains(.trailing) && VerticalEdge.Set(.top) == .top)
    #expect(Axis.Set.horizontal != .vertical && Axis.vertical.description == "vertical")
    #expect(Angle.degrees(90) + .degrees(90) == .radians(.pi) && -Angle.degrees(1) < .zero)
    #expect(near((2 * Angle.degrees(10) / 4).degrees, 5))
  }
}
