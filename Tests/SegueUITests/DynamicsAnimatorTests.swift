import SegueUI
import SwiftUI
import Testing

private struct Cycle: View {
  var body: some View {
    PhaseAnimator([0.0, 100, 40]) { x in
      Color.red.frame(width: 10, height: 10).offset(x: x)
    } animation: { _ in
      .linear(duration: 1)
    }
  }
}

private struct Triggered: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Go") { taps += 1 }
      Color.red.frame(width: 10, height: 10)
        .phaseAnimator([0.0, 100], trigger: taps) { content, x in
          content.offset(x: x)
        } animation: { _ in
          .linear(duration: 1)
        }
    }
  }
}

private struct StillCycle: View {
  var body: some View {
    PhaseAnimator([1, 2, 3]) { _ in Color.red.frame(width: 10, height: 10) }
  }
}

private struct Pose {
  var x = 0.0
  var y = 0.0
}

private struct Keyframed: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Button("Go") { taps += 1 }
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
          content.offset(x: pose.x, y: pose.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(50, duration: 1)
          }
          KeyframeTrack(\.y) {
            MoveKeyframe(5)
            LinearKeyframe(25, duration: 1)
          }
        }
    }
  }
}

private struct Repeating: View {
  var body: some View {
    KeyframeAnimator(initialValue: 0.0) { x in
      Color.red.frame(width: 10, height: 10).offset(x: x)
    } keyframes: { start in
      LinearKeyframe(start + 10, duration: 1)
    }
  }
}

private struct Ticking: View {
  let isPaused: Bool
  @State private var start: Date?
  var body: some View {
    TimelineView(.animation(paused: isPaused)) { context in
      Color.red.frame(width: 10, height: 10)
        .offset(x: start.map { context.date.timeIntervalSince($0) * 100 } ?? 0)
        .onAppear { start = context.date }
    }
  }
}

private struct Periodic: View {
  let schedule: PeriodicTimelineSchedule
  let log: EventLog
  var body: some View {
    TimelineView(schedule) { context in
      let _ = log.add("\(Int(context.date.timeIntervalSinceReferenceDate.rounded()))")
      Text("x")
    }
  }
}

@MainActor
struct DynamicsAnimatorTests {
  private func x(_ stage: SegueUI.Stage) -> Double { Double(stage.transforms.first?.tx ?? -1) }

  @Test func `4.14 without a trigger the phases follow each other for ever`() {
    let stage = dynamicsStage(Cycle())
    let origin = x(stage)
    for (time, value) in [(0.5, 50.0), (1.0, 100), (1.5, 70), (2.0, 40), (2.5, 20), (3.5, 50)] {
      stage.advance(to: .init(nanoseconds: Int64(time * 1e9)))
      #expect(isClose(x(stage) - origin, value), "at \(time) s")
    }
  }

  @Test func `4.14 a trigger runs one round back to the first phase`() throws {
    let stage = dynamicsStage(Triggered())
    let origin = x(stage)
    stage.advance(by: .seconds(1))
    #expect(x(stage) == origin)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(750))
    #expect(isClose(x(stage) - origin, 75))
    stage.advance(by: .milliseconds(500))
    #expect(isClose(x(stage) - origin, 75))
    stage.advance(by: .milliseconds(750))
    #expect(isClose(x(stage) - origin, 0))
    stage.advance(by: .seconds(2))
    #expect(isClose(x(stage) - origin, 0))
  }

  @Test func `4.14 phases that look alike stop with a message`() {
    let stage = dynamicsStage(StillCycle())
    stage.advance(by: .seconds(1))
    #expect(
      stage.report.messages.map(\.what) == [
        "a phase animator went through all its phases and nothing moved; it stopped"
      ])
  }

  @Test func `4.15 tracks run in parallel and a finished one holds`() throws {
    let stage = dynamicsStage(Keyframed())
    let origin = try #require(stage.transforms.first)
    try stage.tap("Go")
    for (time, x, y) in [(0.25, 25.0, 10.0), (1.0, 100, 25), (1.5, 75, 25), (2.0, 50, 25)] {
      stage.advance(to: .init(nanoseconds: Int64(time * 1e9)))
      let shown = try #require(stage.transforms.first)
      #expect(isClose(shown.tx - origin.tx, x), "x at \(time) s")
      #expect(isClose(shown.ty - origin.ty, y), "y at \(time) s")
    }
    stage.advance(by: .seconds(3))
    #expect(isClose(x(stage) - origin.tx, 50), "it rests at its end")
    #expect(stage.isIdle)
  }

  @Test func `4.15 a trigger during a run goes on from the present value`() throws {
    let stage = dynamicsStage(Keyframed())
    let origin = x(stage)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    try stage.tap("Go")
    #expect(isClose(x(stage) - origin, 50))
    stage.advance(by: .milliseconds(500))
    #expect(isClose(x(stage) - origin, 75))
  }

  @Test func `4.15 a repeating animator begins each run at the end of the last one`() {
    let stage = dynamicsStage(Repeating())
    let origin = x(stage)
    for (time, value) in [(0.5, 5.0), (1.5, 15), (3.25, 32.5)] {
      stage.advance(to: .init(nanoseconds: Int64(time * 1e9)))
      #expect(isClose(x(stage) - origin, value), "at \(time) s")
    }
  }

  @Test func `4.16 a schedule of frames updates once a frame and not while paused`() {
    let stage = dynamicsStage(Ticking(isPaused: false))
    let origin = x(stage)
    stage.advance(by: .milliseconds(100))
    #expect(isClose(x(stage) - origin, 10, 1e-3))
    let paused = dynamicsStage(Ticking(isPaused: true))
    let bodies = paused.statistics.bodies
    paused.advance(by: .seconds(1))
    #expect(paused.statistics.bodies == bodies)
  }

  @Test func `4.16 a periodic schedule updates at its dates only`() {
    let log = EventLog()
    let start = Date(timeIntervalSince1970: 1_767_225_600)
    let stage = dynamicsStage(
      Periodic(schedule: .init(from: start.addingTimeInterval(-0.5), by: 1), log: log))
    let first = log.entries.count
    stage.advance(by: .milliseconds(2600))
    #expect(log.entries.count == first + 3)
  }

  @Test(arguments: [(0.0, 10.0, 25.0, [20.0, 30]), (0, 5, 15, [15, 20])])
  func `periodic entries begin at the last date that has come`(
    _ start: Double, _ interval: Double, _ from: Double, _ expected: [Double]
  ) {
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    var entries = PeriodicTimelineSchedule(from: date(start), by: interval)
      .entries(from: date(from), mode: .normal).makeIterator()
    #expect(entries.next() == date(expected[0]))
    #expect(entries.next() == date(expected[1]))
  }

  @Test func `schedules of frames give no entries while paused or at low frequency`() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    var paused = AnimationTimelineSchedule(paused: true).entries(from: now, mode: .normal)
    var low = AnimationTimelineSchedule().entries(from: now, mode: .lowFrequency)
    #expect(paused.next() == nil)
    #expect(low.next() == nil)
    let dates = [100.0, 200, 300].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(Array(ExplicitTimelineSchedule(dates).entries(from: now, mode: .normal)) == dates)
  }
}
