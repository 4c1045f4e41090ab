import Foundation
import SegueDisplay
import SegueGeometry
import Testing

struct DisplayListTests {
  private var list: DisplayList {
    var path = Path()
    path.move(to: CGPoint(x: 0.123, y: -0.001))
    path.addLine(to: CGPoint(x: 10, y: 5.5))
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    let font = FontDescription(size: 17, weight: 600, isItalic: true, tracking: 0.25)
    let stops = [
      GradientStop(color: .white, location: 0), GradientStop(color: .clear, location: 1),
    ]
    return DisplayList(
      size: CGSize(width: 390, height: 844), background: .white,
      items: [
        .begin(.opacity(1 / 3)),
        .begin(.transform(CGAffineTransform(translationX: 1.006, y: 2))),
        .shape(
          ShapeItem(
            outline: .path(path), paint: .color(RGBA(255, 59, 48)),
            stroke: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]))),
        .end,
        .begin(.mask),
        .text(
          TextItem(
            run: TextRun(string: "A “b”\n", font: font), origin: CGPoint(x: 1, y: 20),
            paint: .linear(stops: stops, start: .zero, end: CGPoint(x: 9, y: 0)))),
        .mask,
        .shape(
          ShapeItem(
            outline: .roundedRectangle(
              CGRect(x: 1, y: 2, width: 3, height: 4), cornerSize: CGSize(width: 1, height: 1),
              style: .continuous), paint: .color(.black), isEvenOdd: true, isAntialiased: false)),
        .end,
        .begin(.shadow(color: .black, radius: 2, offset: CGSize(width: 0, height: 1))),
        .begin(.projection(ProjectionTransform())),
        .begin(.color(.hueRotation(1))), .end, .end, .end, .end,
      ])
  }

  @Test func `the dump has one line an item, indented by group`() {
    #expect(
      list.dump == """
        display list 1, 390 × 844, background #ffffff
        opacity 0.33
          transform 1 0 0 1 1.01 2
            path 0.12 0 m 10 5.5 l 3 4 1 2 q 3 4 5 6 1 2 c h, stroke 2 round cap dash 1 2 from 0 #ff3b30
          mask
            text "A “b”\\n" at 1 20, standard 17 600 italic tracking 0.25, fill linear 0 0 to 9 0 [#ffffff 0, #000000/0 1]
          mask by
            rounded rectangle 1 2 3 4, corner 1 1 continuous, fill even-odd #000000, jagged
          shadow #000000 radius 2 offset 0 1
            projection 1 0 0 0 1 0 0 0 1
              color hue rotation 1
        """)
  }

  @Test func `a list comes back from JSON as it was`() throws {
    let data = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(DisplayList.self, from: data) == list)
    #expect(String(decoding: data, as: UTF8.self).contains("\"version\":1"))
  }

  @Test func `a list of another version is refused`() throws {
    let json = #"{"version":2,"size":[1,1],"items":[]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DisplayList.self, from: Data(json.utf8))
    }
  }

  @Test func `groups end where they end`() {
    #expect(list.groupEnds.prefix(10) == [14 + 1, 3, 2, 3, 8, 5, 8, 7, 8, 14])
  }
}
