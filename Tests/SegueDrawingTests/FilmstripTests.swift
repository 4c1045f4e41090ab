import SegueCairo
import SegueDisplay
import SegueGeometry
import SegueMedia
import Testing

struct FilmstripTests {
  private func frame(_ time: Double, width: Int = 780, height: Int = 1688) -> Filmstrip.Frame {
    var bitmap = Bitmap(width: width, height: height)
    for index in bitmap.bytes.indices { bitmap.bytes[index] = index % 4 == 1 ? 0 : 255 }
    return Filmstrip.Frame(time: time, bitmap: bitmap)
  }

  /// Composes a page and hands over its labels as well.
  private func composed(_ strip: Filmstrip) throws -> (page: Bitmap, list: DisplayList) {
    let shaper = TextShaper()
    let renderer = CairoRenderer(scale: 1, shaper: shaper)
    var list = DisplayList(size: .zero)
    let composer = FilmstripComposer(measurer: PangoTextMeasurer(shaper: shaper)) {
      list = $0
      return try renderer.render($0)
    }
    return (try composer.compose(strip), list)
  }

  private func labels(_ list: DisplayList) -> [String] {
    list.items.compactMap { if case .text(let text) = $0 { text.run.string } else { nil } }
  }

  @Test func `a row has its title, its explanations and a time below every frame`() throws {
    let row = Filmstrip.Row(
      title: "0.000 s  tap “Toggle”", subtitle: ["Card is inserted.", "It fades in."],
      frames: [frame(0), frame(0.05), frame(1.25)])
    let (page, list) = try composed(Filmstrip(title: "Card", rows: [row]))
    #expect(
      labels(list) == [
        "Card", "0.000 s  tap “Toggle”", "Card is inserted.", "It fades in.", "0.000 s", "0.050 s",
        "1.250 s",
      ])
    #expect(page.width == Int(list.size.width))
    // Magenta frames of 168 × 364: the middle of the first is one.
    #expect(page[28 + 84, page.height - 28 - 200] == [255, 0, 255, 255])
    let magenta = (0..<page.width).filter {
      page[$0, page.height - 28 - 200] == [255, 0, 255, 255]
    }
    #expect(magenta.count == 3 * 168)
  }

  @Test func `nine frames stand in two lines`() throws {
    let frames = (0..<9).map { frame(Double($0) * 0.1, width: 78, height: 168) }
    let (page, _) = try composed(
      Filmstrip(rows: [Filmstrip.Row(title: "x", frames: frames)], pixelsPerPoint: 0.2))
    let column = (0..<page.height).filter { page[28 + 20, $0] == [255, 0, 255, 255] }
    let gaps = zip(column, column.dropFirst()).filter { $1 - $0 > 1 }
    #expect(gaps.count == 1)
  }

  @Test func `cropping shows that part of the stage alone`() throws {
    var shot = frame(0)
    for y in 0..<100 { for x in 0..<100 { shot.bitmap.bytes[(y * 780 + x) * 4 + 1] = 255 } }
    let strip = Filmstrip(
      rows: [Filmstrip.Row(title: "x", frames: [shot])],
      cropping: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (page, _) = try composed(strip)
    // White alone is left, larger than a pixel for a pixel: at most two a point.
    #expect(!stride(from: 0, to: page.bytes.count, by: 4).contains { page.bytes[$0 + 1] == 0 })
  }

  @Test func `phases and curves are named with their range`() throws {
    let row = Filmstrip.Row(
      title: "x", frames: [frame(0), frame(1)],
      curves: [
        Filmstrip.Curve(
          name: "opacity",
          samples: [
            .init(time: 0, value: 0), .init(time: .nan, value: 3), .init(time: 1, value: 0.5),
          ]
        )
      ],
      phases: [
        Filmstrip.Phase(name: "Card", from: 0, to: 1, kind: .inserting),
        Filmstrip.Phase(name: "Card", from: 5, to: .nan, kind: .removing),
      ])
    let (_, list) = try composed(Filmstrip(rows: [row]))
    #expect(labels(list).contains("opacity  0 → 0.5"))
    #expect(labels(list).contains("Card"))
    #expect(labels(list).contains("inserting"))
    #expect(!labels(list).contains("removing"))
  }

  @Test func `a strip without rows or frames is a page all the same`() throws {
    #expect(try composed(Filmstrip(rows: [])).page.width > 0)
    #expect(try composed(Filmstrip(rows: [Filmstrip.Row(title: "")])).page.width > 0)
  }

  @Test(arguments: [
    (3, [0, 2, 4]), (5, [0, 1, 2, 3, 4]), (9, [0, 1, 2, 3, 4]), (2, [0, 4]), (0, []),
  ])
  func `frames are chosen evenly, first and last among them`(_ count: Int, _ chosen: [Int]) {
    #expect(Filmstrip.evenly(count, of: [0, 1, 2, 3, 4]) == chosen)
  }
}
