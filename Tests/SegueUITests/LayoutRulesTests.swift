import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

private struct Measured: View {
  @State private var width: CGFloat = 40
  @State private var told: [CGFloat] = []
  var body: some View {
    VStack(spacing: 0) {
      Button("Grow") { width = 80 }.frame(width: 100, height: 20)
      GeometryReader { proxy in
        Color.red
          .frame(width: proxy.size.width / 2, height: proxy.size.height)
          .accessibilityIdentifier("half")
        Color.blue
          .frame(width: proxy.frame(in: .named("page")).minX, height: 2)
          .accessibilityIdentifier("distance")
      }
      .frame(width: width, height: 20)
      .accessibilityIdentifier("reader")
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { told.append($0) }
      Color.green
        .frame(width: told.reduce(0, +), height: 5)
        .accessibilityIdentifier("told")
    }
    .frame(width: 200, height: 100)
    .coordinateSpace(name: "page")
  }
}

@MainActor
struct LayoutRulesTests {
  @Test func `a geometry reader builds from its size, in the update that changes it`() throws {
    let scene = LayoutScene(200, 100) { Measured() }
    scene.expect(
      """
      reader 80 47.5 40 20
      half 80 47.5 20 20
      distance 80 47.5 80 2
      told 80 67.5 40 5
      """)
    try scene.stage.tap("Grow")
    scene.expect(
      """
      reader 60 47.5 80 20
      half 60 47.5 40 20
      distance 60 47.5 60 2
      told 40 67.5 120 5
      """)
  }

  @Test func `alignment guides align views on what they say`() {
    let scene = LayoutScene(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        block(40, 20).accessibilityIdentifier("plain")
        block(40, 20).alignmentGuide(.leading) { $0[.trailing] }.accessibilityIdentifier("left")
      }
      .accessibilityIdentifier("pile")
    }
    scene.expect(
      """
      pile 60 30 80 40
      plain 100 30 40 20
      left 60 50 40 20
      """)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test func `alignments of one's own are computed from the size, and can be set`() {
    let third = VerticalAlignment(Third.self)
    let scene = LayoutScene(200, 100) {
      HStack(alignment: third, spacing: 0) {
        block(20, 30).accessibilityIdentifier("a")
        block(20, 60).accessibilityIdentifier("b")
        block(20, 10).alignmentGuide(third) { _ in 0 }.accessibilityIdentifier("c")
      }
    }
    scene.expect(
      """
      a 70 30 20 30
      b 90 20 20 60
      c 110 40 20 10
      """)
  }

  @Test(arguments: [
    (CGFloat(2), ContentMode.fit, "box 50 25 100 50"),
    (CGFloat(0.5), ContentMode.fit, "box 75 0 50 100"),
    (CGFloat(2), ContentMode.fill, "box 0 0 200 100"),
    (CGFloat(0.5), ContentMode.fill, "box 50 -50 100 200"),
  ]) func `a ratio is fitted or filled`(_ ratio: CGFloat, _ mode: ContentMode, _ frame: String) {
    let scene = LayoutScene(200, 100) {
      Color.red.aspectRatio(ratio, contentMode: mode).accessibilityIdentifier("box")
        .frame(width: 100, height: 100)
    }
    scene.expect(frame)
  }

  @Test func `higher priorities are served first, and lower ones keep their least size`() {
    let scene = LayoutScene(200, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).accessibilityIdentifier("low")
        Color.green.frame(minWidth: 30).accessibilityIdentifier("least")
        Color.blue.layoutPriority(1).accessibilityIdentifier("high")
      }
    }
    scene.expect(
      """
      low 0 0 10 20
      least 10 0 30 20
      high 40 0 160 20
      """)
  }

  @Test(arguments: [
    ("minWidth alone is the child's size, at least the minimum", "box 75 0 50 20")
  ]) func `bounds of frames`(_ what: String, _ frame: String) {
    let scene = LayoutScene(200, 20) {
      block(40, 20).frame(minWidth: 50).accessibilityIdentifier("box")
    }
    scene.expect(frame)
  }

  @Test func `a view that touches the safe boundary extends under it`() {
    var configuration = StageConfiguration()
    configuration.size = CGSize(width: 100, height: 200)
    configuration.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) {
      ZStack(alignment: .top) {
        Color.red.accessibilityIdentifier("in").ignoresSafeArea().accessibilityIdentifier("out")
        block(10, 10).ignoresSafeArea(edges: .bottom).accessibilityIdentifier("apart")
      }
    }
    stage.start()
    let frames = Dictionary(uniqueKeysWithValues: stage.layoutFrames.map { ($0.name, $0.frame) })
    #expect(frames["out"] == CGRect(x: 0, y: 40, width: 100, height: 140))
    #expect(frames["in"] == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(frames["apart"] == CGRect(x: 45, y: 40, width: 10, height: 10))
  }

  @Test func `right-to-left mirrors leading, trailing, stacks, padding and positions`() {
    let scene = LayoutScene(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 10) {
          block(20, 10).accessibilityIdentifier("first")
          block(30, 10).accessibilityIdentifier("second")
        }
        block(20, 10).padding(.leading, 40).accessibilityIdentifier("padded")
        block(20, 10).accessibilityIdentifier("inner")
          .frame(width: 100, alignment: .trailing).accessibilityIdentifier("frame")
        GeometryReader { proxy in
          block(proxy.size.width / 2, 10).accessibilityIdentifier("half")
        }
        .frame(width: 100, height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect(
      """
      first 130 30 20 10
      second 90 30 30 10
      padded 90 40 60 10
      inner 50 50 20 10
      frame 50 50 100 10
      half 100 60 50 10
      """)
  }
}
