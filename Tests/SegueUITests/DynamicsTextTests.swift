import SegueUI
import SwiftUI
import Testing

private struct CountScreen: View {
  let values: [String]
  let transition: ContentTransition
  @State private var index = 0
  var body: some View {
    VStack {
      Button("Next") { withAnimation(.linear(duration: 1)) { index += 1 } }
      Text(verbatim: values[index]).font(.system(size: 20)).contentTransition(transition)
    }
  }
}

private struct NumberScreen: View {
  @State private var number = 9
  var body: some View {
    VStack {
      Button("Less") { withAnimation(.linear(duration: 1)) { number = 5 } }
      Text(verbatim: "\(number)").font(.system(size: 20))
        .contentTransition(.numericText(value: Double(number)))
    }
  }
}

private struct SizeScreen: View {
  @State private var isLarge = false
  var body: some View {
    VStack {
      Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      Text(verbatim: "abc").font(.system(size: isLarge ? 40 : 20)).contentTransition(.interpolate)
    }
  }
}

@MainActor
struct DynamicsTextTests {
  @Test func `3.9 identity changes at once`() throws {
    let stage = dynamicsStage(CountScreen(values: ["12", "19"], transition: .identity))
    try stage.tap("Next")
    #expect(stage.runs.last == "19")
    #expect(stage.opacities.isEmpty)
  }

  @Test func `3.9 opacity cross-fades in place`() throws {
    let stage = dynamicsStage(CountScreen(values: ["12", "19"], transition: .opacity))
    try stage.tap("Next")
    stage.advance(by: .milliseconds(250))
    #expect(stage.runs.suffix(2) == ["12", "19"])
    #expect(stage.opacities.count == 2)
    #expect(isClose(stage.opacities.first, 0.75))
    #expect(isClose(stage.opacities.last, 0.25))
  }

  @Test func `3.9 the changed digits roll and the others stay`() throws {
    let stage = dynamicsStage(CountScreen(values: ["12", "19"], transition: .numericText()))
    let baseline = try #require(stage.textOrigins.last).y
    try stage.tap("Next")
    stage.advance(by: .milliseconds(250))
    #expect(stage.runs.suffix(3) == ["1", "2", "9"])
    #expect(isClose(stage.opacities.first, 0.75))
    #expect(isClose(stage.opacities.last, 0.25))
    let heights = stage.textOrigins.suffix(3).map { $0.y - baseline }
    #expect(isClose(heights[0], 0))
    #expect(isClose(heights[1], -5), "the old digit has gone up by a quarter of its size")
    #expect(isClose(heights[2], 15), "the new one comes from below")
    stage.advance(by: .seconds(1))
    #expect(stage.runs.last == "19")
  }

  @Test func `3.9 counting down rolls the other way`() throws {
    let stage = dynamicsStage(
      CountScreen(values: ["12", "11"], transition: .numericText(countsDown: true)))
    let baseline = try #require(stage.textOrigins.last).y
    try stage.tap("Next")
    stage.advance(by: .milliseconds(250))
    let heights = stage.textOrigins.suffix(2).map { $0.y - baseline }
    #expect(isClose(heights[0], 5))
    #expect(isClose(heights[1], -15))
  }

  @Test func `3.9 a value tells the direction by itself`() throws {
    let stage = dynamicsStage(NumberScreen())
    let baseline = try #require(stage.textOrigins.last).y
    try stage.tap("Less")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.textOrigins.last.map { $0.y - baseline }, -10))
  }

  @Test func `3.9 a number that grows by a digit slides the digits that stay`() throws {
    let stage = dynamicsStage(CountScreen(values: ["$95", "$195"], transition: .numericText()))
    let before = try #require(stage.textOrigins.last).x
    try stage.tap("Next")
    stage.advance(by: .milliseconds(500))
    #expect(stage.runs.suffix(4) == ["$", "5", "9", "1"])
    // The text grows by 10 points around its middle, and its digits move from 10 to 20 points.
    let origins = stage.textOrigins.suffix(4).map(\.x)
    #expect(isClose(origins[0] - before, -2.5))
    #expect(isClose(origins[1] - before, -2.5 + 25))
    #expect(isClose(origins[2] - before, -2.5 + 15))
  }

  @Test func `3.9 the same characters in another size grow`() throws {
    let stage = dynamicsStage(SizeScreen())
    try stage.tap("Grow")
    stage.advance(by: .milliseconds(500))
    #expect(stage.runs.last == "abc")
    #expect(isClose(stage.textSizes.last, 30))
    #expect(stage.opacities.isEmpty)
  }
}
