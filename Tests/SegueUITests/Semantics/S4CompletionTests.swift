import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S4CompletionTests {
  let linear = Animation.linear(duration: 1)

  /// Changes x with an animation and writes down when it is complete.
  private func run(
    _ play: Play<Double>, _ log: Log, to x: Double, _ animation: Animation?,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete, _ name: String = "done"
  ) {
    play.act {
      withAnimation(animation, completionCriteria: criteria) {
        play.remote(x)
        log("end of closure")
      } completion: { [stage = play.stage] in
        log("\(name) \(stage.now.seconds)")
      }
    }
  }

  @Test func `4.11 where nothing animates a completion fires in the same frame, after the closure`()
  {
    let log = Log()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    run(play, log, to: 0, linear)
    run(play, log, to: 1, nil)
    run(play, log, to: 2, .linear(duration: 0), .removed)
    #expect(
      log.lines == [
        "end of closure", "done 0.0", "end of closure", "done 0.0", "end of closure", "done 0.0",
      ])
    play.advance(5)
    #expect(log.lines.count == 6)
  }

  @Test func `4.11 a curve is complete at its end, once`() {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let log = Log()
      let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
      run(play, log, to: 40, linear, criteria)
      log.clear()
      play.advance(0.999_999_999)
      #expect(log.lines.isEmpty)
      play.advance(3)
      #expect(log.lines == ["done 1.0"])
    }
  }

  @Test func `4.11 a spring is logically complete at its response, and removed later`() {
    let log = Log()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    run(play, log, to: 100, .spring(duration: 0.5, bounce: 0.6), .logicallyComplete, "logical")
    play.advance(10)
    #expect(log.lines.last == "logical 0.5")
    let removed = Log()
    run(play, removed, to: 0, .spring(duration: 0.5, bounce: 0.6), .removed, "removed")
    play.advance(0.6)
    #expect(removed.lines.count == 1)
    play.advance(10)
    #expect(removed.lines.count == 2)
  }

  @Test func `4.11 logically complete whatever comes later, removed when nothing is left`() {
    let log = Log()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    run(play, log, to: 100, linear, .logicallyComplete, "logical")
    play.act {
      withAnimation(linear, completionCriteria: .removed) {
        play.remote(101)
      } completion: { [stage = play.stage] in
        log("removed \(stage.now.seconds)")
      }
    }
    play.advance(0.5)
    play.animate(0, .linear(duration: 2))
    play.advance(5)
    #expect(log.lines == ["end of closure", "logical 1.0", "removed 2.5"])
  }

  @Test func `4.11 a repetition is never complete`() {
    let log = Log()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    run(play, log, to: 100, linear.repeatForever())
    play.advance(1000)
    #expect(log.lines == ["end of closure"])
  }

  @Test func `4.11 completions of a view that goes fire once`() {
    struct Own: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { value.scaled(by: 0.5) }
    }
    let log = Log()
    let play = Play(0.0) { x in
      ZStack { if x < 100 { Tile("a", 20, 20).offset(x: x) } }
    }
    run(play, log, to: 50, Animation(Own()), .logicallyComplete, "logical")
    run(play, log, to: 60, Animation(Own()), .removed, "removed")
    play.advance(1)
    #expect(log.lines == ["end of closure", "end of closure"])
    play.set(100)
    #expect(log.lines.dropFirst(2).sorted() == ["logical 1.0", "removed 1.0"])
    play.advance(5)
    #expect(log.lines.count == 4)
  }

  @Test func `4.11 the completion of a removal waits for the exit`() {
    let log = Log()
    let play = Play(0.0) { x in
      ZStack { if x < 100 { Tile("a", 20, 20) } }
    }
    run(play, log, to: 100, linear, .removed)
    play.advance(0.99)
    #expect(log.lines.count == 1)
    play.advance(0.01)
    #expect(log.lines.last == "done 1.0")
    #expect(play["a"] == nil)
  }

  @Test func `4.11 a completion may change state, and starts a frame of its own`() {
    struct Chain: View {
      @State private var x = 0.0
      var body: some View {
        Tile("a", 20, 20).offset(x: x)
          .onTapGesture {
            withAnimation(.linear(duration: 1)) {
              x = 40
            } completion: {
              withAnimation(.linear(duration: 1)) { x = 0 }
            }
          }
      }
    }
    let play = Play(0) { _ in Chain() }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    play.advance(1.25)
    #expect(isNear(play["a"]?.x, 170))
    play.advance(1)
    #expect(isNear(play["a"]?.x, 140))
    #expect(play.isAtRest)
  }

  @Test func `4.12 a custom animation keeps its state in the context and ends with nil`() {
    struct Count: AnimationStateKey {
      static let defaultValue = 0
      typealias Value = Int
    }
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        context.state[Count.self] += 1
        if time >= 0.5 { context.isLogicallyComplete = true }
        return time >= 1 ? nil : value.scaled(by: time < 0.5 ? 0.25 : 0.75)
      }
    }
    let log = Log()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    run(play, log, to: 100, Animation(Steps()))
    play.advance(0.25)
    #expect(isNear(play["a"]?.x, 165))
    play.advance(0.25)
    #expect(isNear(play["a"]?.x, 215))
    #expect(log.lines.last == "done 0.5")
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 240))
    #expect(play.isAtRest)
  }

  @Test func `4.12 a custom animation is asked whether it takes over what runs`() {
    struct Sum: CustomAnimation {
      nonisolated(unsafe) let asked: Asked
      static func == (a: Sum, b: Sum) -> Bool { a.asked === b.asked }
      func hash(into hasher: inout Hasher) {}
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time >= 2 ? nil : value.scaled(by: time / 2) }
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> Bool {
        asked.previous.append(previous)
        asked.times.append(time)
        return true
      }
    }
    final class Asked {
      var previous: [Animation] = []
      var times: [Double] = []
    }
    let asked = Asked()
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(100, .linear(duration: 1))
    play.advance(0.5)
    play.animate(200, Animation(Sum(asked: asked)))
    #expect(asked.previous == [.linear(duration: 1)])
    #expect(asked.times.allSatisfy { isNear($0, 0.5) })
    // It goes on with the sum of both intervals from the first start.
    #expect(isNear(play["a"]?.x, 140 + 200 * 0.25))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 140 + 200 * 0.5))
    play.advance(1)
    #expect(isNear(play["a"]?.x, 340))
    #expect(play.isAtRest)
  }
}
