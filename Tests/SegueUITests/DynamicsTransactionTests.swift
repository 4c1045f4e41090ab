import SegueUI
import SwiftUI
import Testing

extension Transaction {
  @Entry fileprivate var isQuick = false
}

private struct KeyScreen: View {
  @State private var x = 0.0
  var body: some View {
    VStack {
      Button("Quick") { withTransaction(\.isQuick, true) { x += 100 } }
      Button("Plain") { x += 100 }
      Color.red.frame(width: 10, height: 10).offset(x: x)
        .transaction { if $0.isQuick { $0.animation = .linear(duration: 1) } }
    }
  }
}

private struct CompletionScreen: View {
  let log: EventLog
  @State private var x = 0.0
  var body: some View {
    VStack {
      Button("Go") {
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { log.add("logical") }
        transaction.addAnimationCompletion(criteria: .removed) { log.add("removed") }
        withTransaction(transaction) { x += 100 }
      }
      Color.red.frame(width: 10, height: 10).offset(x: x)
    }
  }
}

private struct TrackedScreen: View {
  let tracks: Bool
  @State private var x = 0.0
  var body: some View {
    VStack {
      Button("Move") { withTransaction(\.tracksVelocity, tracks) { x += 10 } }
      Button("Spring") { withAnimation(.spring(duration: 0.5, bounce: 0)) { x += 10 } }
      Color.red.frame(width: 10, height: 10).offset(x: x)
    }
  }
}

/// Moves in four steps a second, and hands on a speed.
private struct Steps: CustomAnimation {
  let merges: Bool
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time >= 0.5 { context.isLogicallyComplete = true }
    return time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { value }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { merges }
}

private struct CustomScreen: View {
  let log: EventLog
  let merges: Bool
  @State private var x = 0.0
  var body: some View {
    VStack {
      Button("Go") {
        withAnimation(Animation(Steps(merges: merges))) {
          x += 100
        } completion: {
          log.add("done")
        }
      }
      Button("Spring") { withAnimation(.spring(duration: 0.5, bounce: 0)) { x += 100 } }
      Button("Curve") { withAnimation(.linear(duration: 2)) { x += 100 } }
      Color.red.frame(width: 10, height: 10).offset(x: x)
    }
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct FadeIn: AnimatableModifier {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount * amount) }
}

@Animatable
private struct Bar: View {
  var width: Double
  @AnimatableIgnored var name = "bar"
  var body: some View { Color.red.frame(width: width * width, height: 10) }
}

private struct FamilyScreen: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Color.red.frame(width: 10, height: 10).modifier(FadeIn(amount: isShown ? 1 : 0))
      Bar(width: isShown ? 10 : 0)
      if isShown {
        Color.blue.frame(width: 10, height: 10)
          .transition(Twirl().combined(with: .offset(x: 40)).animation(.linear(duration: 2)))
      }
    }
  }
}

@MainActor
struct DynamicsTransactionTests {
  private func x(_ stage: SegueUI.Stage) -> Double { Double(stage.transforms.first?.tx ?? -1) }

  @Test func `a key of one's own travels with the change`() throws {
    let stage = dynamicsStage(KeyScreen())
    let origin = x(stage)
    try stage.tap("Quick")
    stage.advance(by: .milliseconds(250))
    #expect(isClose(x(stage) - origin, 25))
    stage.advance(by: .seconds(1))
    try stage.tap("Plain")
    #expect(isClose(x(stage) - origin, 200))
  }

  @Test func `4.11 completions of a transaction fire once each`() throws {
    let log = EventLog()
    let stage = dynamicsStage(CompletionScreen(log: log))
    try stage.tap("Go")
    stage.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    stage.advance(by: .milliseconds(2))
    #expect(log.entries.sorted() == ["logical", "removed"])
    stage.advance(by: .seconds(2))
    #expect(log.entries.count == 2)
  }

  @Test(arguments: [true, false])
  func `4.13 the next spring starts with the speed of unanimated changes`(
    _ tracks: Bool
  ) throws {
    let stage = dynamicsStage(TrackedScreen(tracks: tracks))
    for _ in 0..<3 {
      stage.advance(by: .milliseconds(50))
      try stage.tap("Move")
    }
    let start = x(stage)
    try stage.tap("Spring")
    stage.advance(by: .milliseconds(50))
    // Critically damped: what is left is (d + (v₀ + ω·d)·t)·e^(−ω·t), here with d = −10 and the
    // speed of the last tenth of a second, 200 points a second, where it is tracked.
    let omega = 4 * Double.pi
    let speed = tracks ? 200.0 : 0
    let left = (-10 + (speed - omega * 10) * 0.05) * exp(-omega * 0.05)
    #expect(isClose(x(stage) - start, 10 + left, 1e-6))
  }

  @Test func `4.12 a custom animation animates, and completes when it says so`() throws {
    let log = EventLog()
    let stage = dynamicsStage(CustomScreen(log: log, merges: false))
    let origin = x(stage)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(300))
    #expect(isClose(x(stage) - origin, 25))
    #expect(log.entries.isEmpty)
    stage.advance(by: .milliseconds(250))
    #expect(log.entries == ["done"])
    #expect(isClose(x(stage) - origin, 50))
    stage.advance(by: .seconds(1))
    #expect(isClose(x(stage) - origin, 100))
    #expect(stage.isIdle)
  }

  @Test(arguments: [false, true])
  func `4.5 a custom animation is asked whether it goes on from the one before`(
    _ merges: Bool
  ) throws {
    let stage = dynamicsStage(CustomScreen(log: EventLog(), merges: merges))
    let origin = x(stage)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    try stage.tap("Go")
    stage.advance(by: .milliseconds(250))
    if merges {
      // One animation from 0 to 200, three quarters of the way.
      #expect(isClose(x(stage) - origin, 150))
    } else {
      // The old one shows 75; the new one a quarter of the 125 that are left to 200.
      #expect(isClose(x(stage) - origin, 75 + 125.0 / 4))
    }
  }

  @Test func `4.5 a custom animation may go on from a curve too`() throws {
    let stage = dynamicsStage(CustomScreen(log: EventLog(), merges: true))
    let origin = x(stage)
    try stage.tap("Curve")
    stage.advance(by: .milliseconds(500))
    try stage.tap("Go")
    // From 0 to 200 since the curve began: half a second is two of four steps.
    #expect(isClose(x(stage) - origin, 100))
  }

  @Test func `4.11 completions of custom animations that are replaced still fire`() throws {
    let log = EventLog()
    let stage = dynamicsStage(CustomScreen(log: log, merges: false))
    try stage.tap("Go")
    stage.advance(by: .milliseconds(250))
    try stage.tap("Go")
    stage.advance(by: .milliseconds(250))
    #expect(log.entries == ["done"], "the first one is logically complete by itself")
    stage.advance(by: .milliseconds(250))
    #expect(log.entries == ["done", "done"])
    try stage.tap("Go")
    try stage.tap("Spring")
    stage.advance(by: .milliseconds(10))
    #expect(log.entries.count == 3, "a spring took its place")
  }

  @Test func `4.5 a spring takes over the speed of a custom animation`() throws {
    let stage = dynamicsStage(CustomScreen(log: EventLog(), merges: false))
    let origin = x(stage)
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    try stage.tap("Spring")
    stage.advance(by: .milliseconds(50))
    let omega = 4 * Double.pi
    let left = (-150 + (100 - omega * 150) * 0.05) * exp(-omega * 0.05)
    #expect(isClose(x(stage) - origin, 200 + left, 1e-6))
  }

  @Test func `transitions and animatable types of one's own run with interpolated data`() throws {
    let stage = dynamicsStage(FamilyScreen())
    try stage.tap("Go")
    stage.advance(by: .milliseconds(500))
    #expect(isClose(stage.opacities.first, 0.25), "the modifier's body sees 0.5")
    #expect(isClose(stage.rectangles.first { $0.width == 25 }?.width, 25), "5 squared")
    #expect(isClose(stage.opacities.last, 0.25), "the transition's own two seconds")
    stage.advance(by: .seconds(2))
    #expect(isClose(stage.opacities.last, 1))
  }
}
