import SegueUI
import SwiftUI
import Testing

private struct VisualScreen: View {
  @State private var isLow = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isLow.toggle() } }
      Color.clear.frame(width: 10, height: isLow ? 40 : 0)
      Color.red.frame(width: 10, height: 10)
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minY).opacity(0.5)
        }
    }
    .frame(height: 200, alignment: .top)
  }
}

private struct Marks: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct AnchorScreen: View {
  @State private var isWide = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      Color.blue.frame(width: isWide ? 60 : 20, height: 20)
        .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Marks.self) { marks in
      GeometryReader { proxy in
        if let mark = marks.first {
          let box = proxy[mark]
          Color.red.frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
        }
      }
    }
  }
}

@MainActor
struct DynamicsVisualTests {
  @Test func `a visual effect follows the place that layout gives the view`() throws {
    let stage = dynamicsStage(VisualScreen())
    let before = try #require(stage.transforms.last).tx
    #expect(stage.opacities.last == 0.5)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.transforms.last.map { $0.tx - before }, 20), "on its way to 40")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.transforms.last.map { $0.tx - before }, 40))
  }

  @Test func `an anchor gives a place in the reader's own coordinates and travels with it`() throws
  {
    let stage = dynamicsStage(AnchorScreen())
    #expect(stage.rectangles.last?.size == stage.rectangles.first?.size)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.rectangles.last.map { Double($0.width) }, 40))
    stage.advance(by: .seconds(1))
    #expect(isClose(stage.rectangles.last.map { Double($0.width) }, 60))
    #expect(stage.rectangles.first?.size == stage.rectangles.last?.size)
  }
}
