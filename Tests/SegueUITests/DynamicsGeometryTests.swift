import SegueUI
import SwiftUI
import Testing

private struct Slide: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    // Not linear, so that a value between shows that the data is interpolated, not the result.
    ProjectionTransform(CGAffineTransform(translationX: distance * distance, y: 0))
  }
}

private struct SlideScreen: View {
  @State private var isFar = false
  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
      Color.red.frame(width: 10, height: 10).modifier(Slide(distance: isFar ? 10 : 0))
    }
  }
}

private struct TurnScreen: View {
  @State private var isTurned = false
  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 1)) { isTurned.toggle() } }
      Color.red.frame(width: 100, height: 50)
        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    }
  }
}

private struct MapScreen: View {
  @State private var isFar = false
  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 1)) { isFar.toggle() } }
      Color.red.frame(width: 10, height: 10)
        .transformEffect(CGAffineTransform(translationX: isFar ? 40 : 0, y: 0))
    }
  }
}

private struct HeroScreen: View {
  @Namespace private var space
  @State private var isDetail = false
  var body: some View {
    ZStack(alignment: .topLeading) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isDetail.toggle() } }
      if isDetail {
        Color.red.matchedGeometryEffect(id: "hero", in: space)
          .frame(width: 100, height: 80).padding(.leading, 100).padding(.top, 50)
      } else {
        Color.blue.matchedGeometryEffect(id: "hero", in: space)
          .frame(width: 20, height: 20).padding(.leading, 10).padding(.top, 10)
      }
    }
  }
}

private struct FollowerScreen: View {
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  @Namespace private var space
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.blue.matchedGeometryEffect(id: 1, in: space)
        .frame(width: 100, height: 60).padding(.leading, 50).padding(.top, 20)
      Color.red.frame(width: 20, height: 10)
        .matchedGeometryEffect(
          id: 1, in: space, properties: properties, anchor: anchor, isSource: false)
    }
    .frame(width: 300, height: 200, alignment: .topLeading)
  }
}

private struct TwoSources: View {
  @Namespace private var space
  var body: some View {
    VStack {
      Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
      Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
    }
  }
}

private struct TabScreen: View {
  @Namespace private var space
  @State private var selection = 0
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { index in
        Button("Tab \(index)") { withAnimation(.linear(duration: 1)) { selection = index } }
          .frame(width: 100, height: 40)
          .background(alignment: .bottom) {
            if selection == index {
              Color.red.matchedGeometryEffect(id: "line", in: space).frame(height: 2)
            }
          }
      }
    }
  }
}

@MainActor
struct DynamicsGeometryTests {
  @Test func `3.3 a geometry effect is asked with interpolated data at each frame`() throws {
    let stage = dynamicsStage(SlideScreen())
    let origin = try #require(stage.transforms.first).tx
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.transforms.first.map { $0.tx - origin }, 25))
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.transforms.first.map { $0.tx - origin }, 100))
  }

  @Test func `a turn in space is drawn with perspective and edge-on in the middle`() throws {
    let stage = dynamicsStage(TurnScreen())
    #expect(stage.projections.isEmpty, "without a turn the map has no perspective")
    try stage.tap("Go")
    stage.advance(by: .milliseconds(250))
    let map = try #require(stage.projections.first)
    // 45°: the right edge, 50 points from the axis, goes back by 50·sin 45°, and is drawn smaller
    // by 1 / (1 + 50·sin 45° / 100).
    let half = 0.5.squareRoot() * 50
    let shrink = 1 / (1 + half / 100)
    let right = CGPoint(x: 100, y: 25).applying(map)
    let middle = CGPoint(x: 50, y: 25).applying(map)
    #expect(isClose(right.x - middle.x, half * shrink, 1e-6))
    stage.advance(by: .milliseconds(250))
    let edge = try #require(stage.projections.first)
    let left = CGPoint(x: 0, y: 25).applying(edge).x
    #expect(isClose(CGPoint(x: 100, y: 25).applying(edge).x - left, 0, 1e-6))
  }

  @Test func `a map without data jumps`() throws {
    let stage = dynamicsStage(MapScreen())
    let origin = try #require(stage.transforms.first).tx
    try stage.tap("Go")
    #expect(isClose(stage.transforms.first.map { $0.tx - origin }, 40))
  }

  @Test(arguments: [
    (
      MatchedGeometryProperties.position, UnitPoint.center,
      CGRect(x: 90, y: 45, width: 20, height: 10)
    ),
    (.position, .topLeading, CGRect(x: 50, y: 20, width: 20, height: 10)),
    (.position, .bottomTrailing, CGRect(x: 130, y: 70, width: 20, height: 10)),
    (.frame, .center, CGRect(x: 130, y: 70, width: 20, height: 10)),
    (.frame, .topLeading, CGRect(x: 50, y: 20, width: 20, height: 10)),
    (.size, .center, CGRect(x: 0, y: 0, width: 20, height: 10)),
  ])
  func `3.11 a follower is placed by the formulas of its properties`(
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint, _ expected: CGRect
  ) {
    // The follower's content has a size of its own; flexible content fills the frame instead.
    let stage = dynamicsStage(FollowerScreen(properties: properties, anchor: anchor))
    #expect(isClose(stage.rectangles.first, CGRect(x: 50, y: 20, width: 100, height: 60)))
    #expect(isClose(stage.rectangles.last, expected))
  }

  @Test func `3.11 both views follow the shared frame from the old place to the new one`() throws {
    let stage = dynamicsStage(HeroScreen())
    let old = try #require(stage.rectangles.first)
    try stage.tap("Go")
    for (time, part) in [(0.0, 0.0), (0.25, 0.25), (0.75, 0.75)] {
      stage.advance(to: .init(nanoseconds: Int64(time * 1e9)))
      let boxes = stage.rectangles
      #expect(boxes.count == 2, "the old one fades out, the new one in")
      #expect(isClose(boxes.first?.width, old.width + 80 * part), "at \(time) s")
      #expect(isClose(boxes.first?.height, old.height + 60 * part), "at \(time) s")
      #expect(isClose(boxes[0], boxes[1]))
    }
    stage.advance(by: .seconds(1))
    #expect(stage.rectangles.count == 1)
  }

  @Test func `3.11 a change of mind goes on from where the frame is`() throws {
    let stage = dynamicsStage(TabScreen())
    let home = try #require(stage.rectangles.first).minX
    try stage.tap("Tab 2")
    stage.advance(by: .milliseconds(500))
    for box in stage.rectangles { #expect(isClose(box.minX - home, 100)) }
    try stage.tap("Tab 1")
    let shown = try #require(stage.rectangles.last).minX - home
    #expect(isClose(shown, 100), "the line that is inserted now begins where the others are")
    stage.advance(by: .seconds(2))
    #expect(stage.rectangles.count == 1)
    #expect(isClose(stage.rectangles.first.map { $0.minX - home }, 100))
  }

  @Test func `3.11 two sources at once are told once`() {
    let stage = dynamicsStage(TwoSources())
    stage.advance(by: .seconds(1))
    #expect(
      stage.report.messages.map(\.what) == [
        "2 views are the source of the matched geometry \"1\" at once, and which frame the others follow is undefined"
      ])
  }
}
