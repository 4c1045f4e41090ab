import SegueDisplay
import SegueGeometry
import Testing

@testable import SegueWeb

@Suite struct TimelinePageTests {
  private func list(x: CGFloat) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 50), background: .white,
      items: [
        .begin(.opacity(0.5)),
        .shape(
          ShapeItem(
            outline: .rectangle(CGRect(x: x, y: 2, width: 10, height: 5.126)),
            paint: .color(RGBA(red: 1, green: 0, blue: 0)))),
        .end,
        .text(
          TextItem(
            run: TextRun(string: "Hi", font: FontDescription(size: 17)),
            origin: CGPoint(x: 1, y: 20), paint: .color(.black))),
      ])
  }

  private func page(_ frames: [TimelinePage.Frame]) -> TimelinePage {
    TimelinePage(title: "Card · #Preview", timeline: #"{"version":1}"#, frames: frames)
  }

  private let triangle: TextOutline = { _ in
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: -4.5))
    path.closeSubpath()
    return path
  }

  private func json(_ frames: [TimelinePage.Frame]) -> String {
    page(frames).data(outline: triangle).json
  }

  @Test func `a frame tells only what differs from the one before, and everything is stored once`()
  {
    let json = json([
      TimelinePage.Frame(time: 0, list: list(x: 0)),
      TimelinePage.Frame(time: 0.05, list: list(x: 1)),
    ])
    #expect(
      json.contains(
        #""frames":[[0,0,2,0,[0,1,2,3]],[0.05,0,2,1,[1,4]]]"#))
    #expect(
      json.contains(
        #""items":[["b","opacity",0.5],["s",["r",0,2,10,5.13],0,0],["e"],["t",0,1,20,1],"#
          + #"["s",["r",1,2,10,5.13],0,0]]"#))
    #expect(json.contains(##""paints":["#ff0000","#000000","#ffffff"]"##))
    #expect(json.contains(#""texts":["M0 0L3-4.5Z"]"#))
  }

  @Test
  func `marks tell where a track is drawn, and corners only where something is moved by them`() {
    var list = list(x: 0)
    list.items.insert(.begin(.transform(.identity)), at: 0)
    list.items.append(.end)
    let mark = TimelinePage.Mark(
      track: 3, range: 0..<6,
      groups: [
        TimelinePage.Mark.Group(index: 0, attributes: [1, 2], holdsPlace: true, x: 4.256, y: 5),
        TimelinePage.Mark.Group(index: 1, attributes: [0], holdsPlace: false, x: 4.256, y: 5),
      ], leaves: [TimelinePage.Mark.Leaf(index: 2, count: 1, x: 0.5, y: 2)])
    let bare = TimelinePage.Mark(track: 4, range: 2..<3, groups: [])
    var page = page([TimelinePage.Frame(time: 0, list: list, marks: [mark, bare])])
    page.freezes = [TimelinePage.Freeze(track: 3, kind: "color", leaf: 0, attributes: [5, 6])]
    let json = page.data(outline: triangle).json
    #expect(
      json.contains(
        #""marks":[[[3,0,6,[[0,[1,2],1,4.26,5],[1,[0],0]],[[2,1,0.5,2]]],[4,2,3,[]]]]"#))
    #expect(json.contains(#""freezes":[[3,"color",0,[5,6]]]"#))
  }

  @Test func `glyphs without outlines are left to the fonts of the browser`() {
    let data = page([TimelinePage.Frame(time: 0, list: list(x: 0))]).data { _ in nil }
    #expect(data.json.contains(#""texts":[["Hi","400 17px","standard"]]"#))
  }

  @Test func `the page refers to no other file`() {
    let html = page([TimelinePage.Frame(time: 0, list: list(x: 0))]).html(outline: triangle)
    for reference in ["http:", "https:", "//cdn", "src=", "href=", "@import", "url(", "fetch("] {
      #expect(!html.contains(reference), "\(reference)")
    }
    for mark in [
      "<!--title-->", "/*style*/", "/*painter*/", "/*model*/", "/*freezing*/", "/*lanes*/",
      "/*player*/", "/*data*/",
    ] {
      #expect(!html.contains(mark), "\(mark)")
    }
  }

  @Test func `no text ends the script or becomes markup`() {
    let page = TimelinePage(
      title: "</script><b>", timeline: #"{"file":"</script><!--"}"#,
      frames: [
        TimelinePage.Frame(
          time: 0,
          list: DisplayList(
            size: .zero, background: nil,
            items: [
              .text(
                TextItem(
                  run: TextRun(string: "\u{2028}<\"\\\n", font: FontDescription(size: 17)),
                  origin: .zero, paint: .color(.black)))
            ]))
      ])
    let html = page.html(outline: triangle)
    #expect(html.ranges(of: "</script>").count == 2)
    #expect(html.contains("<title>&lt;/script&gt;&lt;b&gt;</title>"))
    let json = page.data { _ in nil }.json
    #expect(json.contains(#""timeline":{"file":"\u003c/script>\u003c!--"}"#))
    #expect(json.contains(##""texts":[["\u2028\u003c\"\\\n""##))
  }

  @Test(arguments: [
    (12.3456, 2, "12.35"), (-0.001, 2, "0"), (0.5, 2, "0.5"), (-0.25, 2, "-0.25"), (3, 2, "3"),
    (.nan, 2, "0"), (.infinity, 2, "0"), (1e20, 0, "1e+20"), (0.000_001, 6, "0.000001"),
  ])
  func `numbers are short`(_ value: Double, _ digits: Int, _ text: String) {
    #expect(PageValue.short(value, digits: digits) == text)
  }

  @Test func `perspective is taken out, and every item keeps its place`() throws {
    var map = ProjectionTransform()
    map.m13 = 0.01
    var flat = FlatProjection()
    let items: [DisplayItem] = [
      .begin(.projection(map)),
      .begin(.transform(CGAffineTransform(translationX: 50, y: 0))),
      .shape(
        ShapeItem(
          outline: .rectangle(CGRect(x: 0, y: 0, width: 50, height: 10)), paint: .color(.black))),
      .end, .end,
      .shape(
        ShapeItem(
          outline: .rectangle(CGRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(.black))),
    ]
    let result = items.map { flat.flattened($0, outline: triangle) }
    #expect(result.count == items.count)
    #expect(result[0] == .begin(.flatten))
    #expect(result[1] == .begin(.flatten))
    guard case .shape(let shape) = result[2], case .path(let path) = shape.outline else {
      Issue.record("not a path")
      return
    }
    // At x = 50 the divisor is 1.5, at x = 100 it is 2.
    #expect(path.commands == "M33.33 0L50 0L50 5L33.33 6.67Z")
    #expect(result[5] == items[5])
  }
}
