import SegueUI
import SwiftUI
import Testing

private struct DragScreen: View {
  let log: EventLog
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false
  var body: some View {
    Color.red.frame(width: 40, height: 40)
      .accessibilityLabel("Box")
      .opacity(isDragging ? 0.5 : 1)
      .offset(offset)
      .gesture(
        DragGesture()
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { offset = $0.translation }
          .onEnded { value in
            log.add("ended \(Int(value.translation.width)) \(Int(value.velocity.width.rounded()))")
            log.add("predicted \(Int(value.predictedEndTranslation.width.rounded()))")
            withAnimation(.spring) { offset = .zero }
          })
  }
}

private struct TapsScreen: View {
  let log: EventLog
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 40, height: 40).accessibilityLabel("Both")
        .gesture(
          TapGesture(count: 2).onEnded { log.add("double") }
            .exclusively(before: TapGesture().onEnded { log.add("single") }))
      Color.blue.frame(width: 40, height: 40).accessibilityLabel("Double")
        .onTapGesture(count: 2) { log.add("two") }
      Color.green.frame(width: 40, height: 40).accessibilityLabel("Place")
        .onTapGesture { place in log.add("\(Int(place.x)) \(Int(place.y))") }
      Color.green.frame(width: 40, height: 40).accessibilityLabel("Press")
        .onLongPressGesture(minimumDuration: 0.5) {
          log.add("pressed")
        } onPressingChanged: {
          log.add("\($0)")
        }
    }
  }
}

private struct NestedScreen: View {
  let log: EventLog
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { index in
        let inner = Color.red.frame(width: 40, height: 40)
          .accessibilityLabel("Box \(index)").onTapGesture { log.add("inner") }
        switch index {
        case 0: inner.gesture(TapGesture().onEnded { log.add("outer") })
        case 1: inner.highPriorityGesture(TapGesture().onEnded { log.add("outer") })
        default: inner.simultaneousGesture(TapGesture().onEnded { log.add("outer") })
        }
      }
    }
  }
}

private struct SequenceScreen: View {
  let log: EventLog
  var body: some View {
    Color.red.frame(width: 100, height: 100).accessibilityLabel("Box")
      .gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value {
              log.add("dragged \(Int(drag.translation.width))")
            }
          })
  }
}

@MainActor
struct DynamicsGestureTests {
  @Test func `a drag hands on places and speed, and its state comes back`() throws {
    let log = EventLog()
    let stage = dynamicsStage(DragScreen(log: log))
    let origin = try #require(stage.transforms.first).tx
    stage.touchDown(at: CGPoint(x: 150, y: 100))
    #expect(stage.opacities == [1])
    for step in 1...30 {
      stage.advance(by: .milliseconds(10))
      stage.touchMove(to: CGPoint(x: 150 + step * 2, y: 100))
    }
    #expect(isClose(stage.transforms.first.map { $0.tx - origin }, 60))
    #expect(stage.opacities == [0.5])
    stage.touchUp(at: CGPoint(x: 210, y: 100))
    #expect(log.entries == ["ended 60 200", "predicted 110"])
    #expect(stage.opacities == [1])
  }

  @Test func `4.13 the spring after a drag starts with the drag's speed`() throws {
    let stage = dynamicsStage(DragScreen(log: EventLog()))
    let origin = try #require(stage.transforms.first).tx
    stage.touchDown(at: CGPoint(x: 150, y: 100))
    for step in 1...30 {
      stage.advance(by: .milliseconds(10))
      stage.touchMove(to: CGPoint(x: 150 + step * 2, y: 100))
    }
    stage.touchUp(at: CGPoint(x: 210, y: 100))
    stage.advance(by: .milliseconds(1))
    let moved = try #require(stage.transforms.first).tx - origin - 60
    #expect(moved > 0.15 && moved < 0.2, "200 points a second, in a thousandth of one")
    stage.advance(by: .seconds(3))
    #expect(isClose(stage.transforms.first.map { $0.tx - origin }, 0))
  }

  @Test func `a whole drag moves at an even speed`() throws {
    let log = EventLog()
    let stage = dynamicsStage(DragScreen(log: log))
    try stage.drag("Box", by: CGSize(width: 60, height: 0), duration: .milliseconds(300))
    #expect(log.entries.first == "ended 60 200")
  }

  @Test func `a movement that is too small is no drag`() {
    let log = EventLog()
    let stage = dynamicsStage(DragScreen(log: log))
    stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 157, y: 100))
    #expect(log.entries.isEmpty)
  }

  @Test func `two taps are a double tap and one tap waits for the second`() throws {
    let log = EventLog()
    let stage = dynamicsStage(TapsScreen(log: log))
    try stage.doubleTap("Both")
    #expect(log.entries == ["double"])
    try stage.tap("Both")
    #expect(log.entries == ["double"])
    stage.advance(by: .milliseconds(400))
    #expect(log.entries == ["double", "single"])
    try stage.doubleTap("Double")
    #expect(log.entries.last == "two")
  }

  @Test func `a tap tells its place in the view`() {
    let log = EventLog()
    let stage = dynamicsStage(TapsScreen(log: log))
    // The column is 160 points high in the middle of 200: the third box begins at 100.
    stage.tap(at: CGPoint(x: 135, y: 104))
    #expect(log.entries == ["5 4"])
  }

  @Test func `a long press takes its time`() throws {
    let log = EventLog()
    let stage = dynamicsStage(TapsScreen(log: log))
    try stage.press("Press", for: .milliseconds(400))
    #expect(log.entries == ["true", "false"])
    try stage.press("Press", for: .milliseconds(500))
    #expect(log.entries == ["true", "false", "true", "pressed", "false"])
  }

  @Test(arguments: [(0, ["inner"]), (1, ["outer"]), (2, ["inner", "outer"])])
  func `gestures inside come first unless told otherwise`(_ index: Int, _ expected: [String]) {
    let log = EventLog()
    let stage = dynamicsStage(NestedScreen(log: log))
    let point = CGPoint(x: 150, y: 60 + 40 * index)
    stage.touchDown(at: point)
    stage.touchUp(at: point)
    #expect(log.entries.sorted() == expected)
  }

  @Test func `a press and then a drag`() throws {
    let log = EventLog()
    let stage = dynamicsStage(SequenceScreen(log: log))
    stage.touchDown(at: CGPoint(x: 150, y: 100))
    stage.advance(by: .milliseconds(300))
    stage.touchMove(to: CGPoint(x: 180, y: 100))
    stage.touchUp(at: CGPoint(x: 180, y: 100))
    #expect(log.entries == ["dragged 30"])
  }
}
