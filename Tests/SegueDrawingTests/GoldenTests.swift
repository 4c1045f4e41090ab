import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct GoldenTests {
  private let frame = CGRect(x: 6, y: 6, width: 20, height: 20)

  private func card(_ paint: Paint, corner: CGFloat = 7) -> DisplayItem {
    .shape(
      ShapeItem(
        outline: .roundedRectangle(
          frame, cornerSize: CGSize(width: corner, height: corner), style: .continuous),
        paint: paint))
  }

  private var stops: [GradientStop] {
    [
      GradientStop(color: RGBA(255, 56, 60), location: 0),
      GradientStop(color: RGBA(255, 204, 0), location: 0.5),
      GradientStop(color: RGBA(0, 136, 255), location: 1),
    ]
  }

  @Test func `a card with a shadow`() throws {
    let items = group(
      .shadow(
        color: RGBA(0, 0, 0, 0.5), radius: 3, offset: CGSize(width: 0, height: 2)),
      card(.color(RGBA(0, 122, 255))))
    try Golden.expect(try drawn(items, 32, 32, scale: 2), "shadow")
  }

  @Test func `a blurred card`() throws {
    let items = group(.blur(radius: 2.5, isOpaque: false), card(.color(RGBA(255, 59, 48))))
    try Golden.expect(try drawn(items, 32, 32, scale: 2), "blur")
  }

  @Test func `gradients of all kinds`() throws {
    let center = CGPoint(x: 16, y: 16)
    let paints: [(String, Paint)] = [
      ("linear", .linear(stops: stops, start: frame.origin, end: CGPoint(x: 26, y: 26))),
      ("radial", .radial(stops: stops, center: center, startRadius: 2, endRadius: 12)),
      ("elliptical", .elliptical(stops: stops, in: frame, startFraction: 0, endFraction: 0.5)),
      ("angular", .angular(stops: stops, center: center, start: 0, end: 2 * .pi)),
    ]
    for (name, paint) in paints {
      try Golden.expect(try drawn([card(paint)], 32, 32, scale: 2), name)
    }
  }

  @Test func `a card turned in space`() throws {
    var turn = ProjectionTransform()
    turn.m11 = 0.7
    turn.m13 = -0.015
    let items = group(
      .transform(CGAffineTransform(translationX: 16, y: 16)),
      group(
        .projection(turn),
        group(.transform(CGAffineTransform(translationX: -16, y: -16)), card(.color(.pureRed)))))
    try Golden.expect(try drawn(items, 32, 32, scale: 2), "projection")
  }

  @Test func `letters`() throws {
    try FontCheck.verify(TextShaper())
    let run = TextRun(string: "Sg", font: FontDescription(size: 20, weight: 600))
    let text = TextItem(run: run, origin: CGPoint(x: 2.3, y: 22.4), paint: .color(.black))
    // Releases of the font differ in details of their outlines.
    try Golden.expect(try drawn([.text(text)], 32, 32, scale: 2), "letters", tolerance: 60)
  }

  @Test func `strokes, dashes and a clip`() throws {
    var star = Path()
    star.addLines([
      CGPoint(x: 16, y: 3), CGPoint(x: 24, y: 28), CGPoint(x: 3, y: 12), CGPoint(x: 29, y: 12),
      CGPoint(x: 8, y: 28),
    ])
    star.closeSubpath()
    let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [5, 4])
    let items =
      group(
        .clip(.path(star), isEvenOdd: true),
        .shape(
          ShapeItem(outline: .rectangle(frame.insetBy(dx: -6, dy: -6)), paint: .color(.pureRed))))
      + [.shape(ShapeItem(outline: .ellipse(frame), paint: .color(.black), stroke: dashed))]
    try Golden.expect(try drawn(items, 32, 32, scale: 2), "strokes")
  }
}
