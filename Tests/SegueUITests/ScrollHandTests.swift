import SegueGeometry
import SegueUI
import SwiftUI
import Testing

/// A scroll view of 100 × 60 points with rows of 30, and what it tells.
private struct Told: View {
  var rows = 20
  var behavior: any ScrollTargetBehavior = FreeTargetBehavior()
  let log: ScrollLog

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          Color.clear.frame(height: 30)
            .onScrollVisibilityChange(threshold: 0.5) { log.add("row \(row) \($0)", if: row == 3) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(AnyTargetBehavior(base: behavior))
    .scrollPosition(id: Binding(get: { log.id }, set: { log.id = $0 }))
    .onScrollGeometryChange(for: Int.self) {
      Int($0.contentOffset.y.rounded())
    } action: { _, new in
      log.offsets.append(new)
    }
    .onScrollPhaseChange { old, new in log.phases.append("\(old) → \(new)") }
  }
}

@MainActor
private final class ScrollLog {
  var offsets: [Int] = []
  var phases: [String] = []
  var events: [String] = []
  var id: Int?
  func add(_ event: String, if isWanted: Bool) { if isWanted { events.append(event) } }
}

private struct FreeTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

private struct AnyTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

@MainActor
struct ScrollHandTests {
  @Test func `a finger scrolls, the content runs out, and all of it is told`() {
    let log = ScrollLog()
    let stage = viewStage(Told(log: log))
    #expect(log.offsets == [0])
    stage.touchDown(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .milliseconds(100))
    stage.touchMove(to: CGPoint(x: 50, y: 30))
    #expect(log.offsets.last == 20)
    #expect(log.phases == ["idle → interacting"])
    stage.advance(by: .seconds(1))
    stage.touchUp(at: CGPoint(x: 50, y: 30))
    #expect(log.phases == ["idle → interacting", "interacting → idle"])
    #expect(log.offsets.last == 20)
  }

  @Test func `a flick runs out at its speed and ends inside the content`() {
    let log = ScrollLog()
    let stage = viewStage(Told(log: log))
    // 40 points in 0.1 s: 400 points a second run on for 400 / 2.002 points, then stop.
    stage.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10), duration: .milliseconds(100))
    stage.advance(by: .seconds(4))
    #expect(abs((log.offsets.last ?? 0) - 205) <= 40)
    #expect(
      log.phases == [
        "idle → interacting", "interacting → decelerating", "decelerating → idle",
      ])
    #expect(log.offsets == log.offsets.sorted())
    #expect(log.offsets.count > 10)
    #expect(log.events.first == "row 3 true")
  }

  @Test(arguments: [
    (40, 30, [1, 60]), (200, 40, [1, 60]),
  ])
  func `paging stops at pages, one further at most`(
    milliseconds: Int, way: Int, end: [Int]
  ) {
    let log = ScrollLog()
    let stage = viewStage(Told(behavior: .paging, log: log))
    stage.drag(
      from: CGPoint(x: 50, y: 55), to: CGPoint(x: 50, y: 55 - CGFloat(way)),
      duration: .milliseconds(milliseconds))
    stage.advance(by: .seconds(3))
    #expect(log.offsets.last == end[1])
  }

  @Test func `views are aligned, and the one at the top is written to the position`() {
    let log = ScrollLog()
    let stage = viewStage(Told(behavior: .viewAligned, log: log))
    stage.touchDown(at: CGPoint(x: 50, y: 55))
    stage.advance(by: .milliseconds(200))
    stage.touchMove(to: CGPoint(x: 50, y: 15))
    stage.advance(by: .seconds(1))
    stage.touchUp(at: CGPoint(x: 50, y: 15))
    stage.advance(by: .seconds(2))
    #expect(log.offsets.last == 30)
    #expect(log.id == 1)
  }

  @Test func `an animated scroll is told frame by frame, in a phase of its own`() {
    let log = ScrollLog()
    let model = Goal()
    let stage = viewStage(Programmed(model: model, log: log))
    stage.run { withAnimation(.linear(duration: 1)) { model.position.scrollTo(y: 100) } }
    stage.settleFrame()
    stage.advance(by: .milliseconds(500))
    #expect(abs((log.offsets.last ?? 0) - 50) <= 2)
    stage.advance(by: .seconds(1))
    #expect(log.offsets.last == 100)
    #expect(log.phases == ["idle → animating", "animating → idle"])
  }

  @MainActor @Observable final class Goal { var position = ScrollPosition() }

  private struct Programmed: View {
    @Bindable var model: Goal
    let log: ScrollLog
    var body: some View {
      ScrollView { Color.clear.frame(height: 600) }
        .scrollPosition($model.position)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y.rounded())
        } action: {
          log.offsets.append($1)
        }
        .onScrollPhaseChange { old, new in log.phases.append("\(old) → \(new)") }
    }
  }

  @Test func `a button under a finger that scrolls does nothing`() {
    let log = ScrollLog()
    let stage = viewStage(
      ScrollView {
        Button("Tap") { log.events.append("tapped") }.frame(height: 200)
      })
    stage.drag(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 50, y: 10))
    #expect(log.events.isEmpty)
    #expect(stage.touchDown(at: CGPoint(x: 50, y: 30)))
    stage.touchUp(at: CGPoint(x: 50, y: 30))
  }

  @Test func `scrolling may be forbidden`() {
    let log = ScrollLog()
    let stage = viewStage(Told(log: log).scrollDisabled(true))
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 10))
    stage.advance(by: .seconds(1))
    #expect(log.offsets == [0])
  }
}
