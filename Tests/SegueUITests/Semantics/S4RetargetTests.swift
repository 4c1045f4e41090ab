import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S4RetargetTests {
  private func make() -> Play<Double> { Play(0.0) { x in Tile("a", 20, 20).offset(x: x) } }

  private func x(_ play: Play<Double>) -> Double { (play["a"]?.x ?? .nan) - 140 }

  @Test func `4.5 curves stack: each works on the way from what the older ones show`() {
    let play = make()
    play.animate(100, .linear(duration: 1))
    play.advance(0.5)
    play.animate(0, .linear(duration: 2))
    #expect(isNear(x(play), 50))
    for t in [0.25, 0.5, 1.0, 1.75] {
      let start = play.stage.now.seconds
      play.advance(0.5 + t - start)
      let older = min(1, 0.5 + t) * 100
      #expect(isNear(x(play), older + (0 - older) * t / 2), "at \(t)")
    }
    play.advance(0.25)
    #expect(isNear(x(play), 0))
    #expect(play.isAtRest)
  }

  @Test func `4.5 three curves stack`() {
    let play = make()
    play.animate(100, .linear(duration: 1))
    play.advance(0.25)
    play.animate(-40, .linear(duration: 1))
    play.advance(0.25)
    play.animate(10, .linear(duration: 1))
    play.advance(0.25)
    let first = 75.0
    let second = first + (-40 - first) * 0.5
    let third = second + (10 - second) * 0.25
    #expect(isNear(x(play), third))
    play.advance(0.75)
    #expect(isNear(x(play), 10))
    #expect(play.isAtRest)
  }

  @Test func `4.5 the whole ends with the newest, even over a repetition`() {
    let play = make()
    play.animate(100, .linear(duration: 1).repeatForever(autoreverses: false))
    play.advance(0.5)
    play.animate(0, .linear(duration: 1))
    play.advance(0.75)
    // The repetition is a quarter into its second round.
    let older = 25.0
    #expect(isNear(x(play), older - older * 0.75))
    play.advance(0.25)
    #expect(isNear(x(play), 0))
    #expect(play.isAtRest)
  }

  @Test func `4.5 a persistent spring takes over a curve from where it is, without velocity`() {
    let play = make()
    play.animate(100, .linear(duration: 1))
    play.advance(0.5)
    let spring = Spring(duration: 0.4, bounce: 0.1)
    play.animate(0, .spring(spring))
    play.advance(0.1)
    let expected = spring.value(fromValue: 50.0, toValue: 0, initialVelocity: 0, time: 0.1)
    #expect(isNear(x(play), expected, 1e-9))
  }

  @Test func `4.5 a persistent spring takes over a stack, too`() {
    let play = make()
    play.animate(100, .linear(duration: 1))
    play.advance(0.25)
    play.animate(-40, .linear(duration: 1))
    play.advance(0.25)
    let shown = x(play)
    let spring = Spring(duration: 0.4, bounce: 0)
    play.animate(0, .spring(spring))
    #expect(isNear(x(play), shown))
    play.advance(0.1)
    let expected = spring.value(fromValue: shown, toValue: 0, initialVelocity: 0, time: 0.1)
    #expect(isNear(x(play), expected, 1e-9))
  }

  @Test func `4.5 a persistent spring takes over a spring with its velocity`() {
    let play = make()
    let old = Spring(duration: 0.5, bounce: 0.3)
    let new = Spring(duration: 0.8, bounce: 0)
    play.animate(100, .spring(old))
    play.advance(0.15)
    let place = old.value(target: 100.0, time: 0.15)
    let speed = old.velocity(target: 100.0, time: 0.15)
    play.animate(-20, .spring(new))
    play.advance(0.2)
    let expected = new.value(
      fromValue: place, toValue: -20, initialVelocity: speed, time: 0.2)
    #expect(isNear(x(play), expected, 1e-9))
  }

  @Test func `4.5 an interpolating spring adds up and hands no velocity on`() {
    let play = make()
    let spring = Spring(duration: 0.5, bounce: 0)
    play.animate(100, .interpolatingSpring(spring))
    play.advance(0.1)
    play.animate(0, .interpolatingSpring(spring))
    play.advance(0.1)
    let older = spring.value(target: 100.0, time: 0.2)
    let expected = older + spring.value(target: 0 - older, time: 0.1)
    #expect(isNear(x(play), expected, 1e-9))
    let place = x(play)
    play.animate(50, .spring(spring))
    play.advance(0.1)
    let next = spring.value(fromValue: place, toValue: 50, initialVelocity: 0, time: 0.1)
    #expect(isNear(x(play), next, 1e-9))
  }

  @Test func `4.5 a custom animation does not merge unless it says so`() {
    struct Half: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? { time >= 1 ? nil : value.scaled(by: time) }
    }
    let play = make()
    play.animate(100, Animation(Half()))
    play.advance(0.5)
    play.animate(0, Animation(Half()))
    play.advance(0.25)
    #expect(isNear(x(play), 75 - 75 * 0.25))
    play.advance(0.75)
    #expect(play.isAtRest)
    #expect(isNear(x(play), 0))
  }

  @Test func `4.5 equal modifiers around springs merge`() {
    let play = make()
    let spring = Spring(duration: 0.5, bounce: 0)
    play.animate(100, .spring(spring).speed(2))
    play.advance(0.1)
    let place = spring.value(target: 100.0, time: 0.2)
    let speed = spring.velocity(target: 100.0, time: 0.2)
    play.animate(0, .spring(spring).speed(2))
    play.advance(0.1)
    let expected = spring.value(fromValue: place, toValue: 0, initialVelocity: speed, time: 0.2)
    #expect(isNear(x(play), expected, 1e-9))
  }

  @Test func `4.4 after a reversal the summed interval is zero and bounds no rest`() {
    // A slow spring: 1 % of an interval would hold it up longer than its speed and acceleration.
    let spring = Spring(duration: 6, bounce: 0)
    let play = make()
    play.animate(2, .spring(spring))
    play.advance(1)
    let place = spring.value(target: 2.0, time: 1)
    let speed = spring.velocity(target: 2.0, time: 1)
    play.animate(0, .spring(spring))
    let w = 2 * Double.pi / 6
    var step = 0
    while true {
      let t = Double(step) / 300
      let b = speed + w * place
      let v = (b - w * (place + b * t)) * exp(-w * t)
      let a = (-2 * w * b + w * w * (place + b * t)) * exp(-w * t)
      if v * v <= 0.0036, a * a <= 0.0036 { break }
      step += 1
    }
    play.advance(Double(step) / 300 - 0.001)
    #expect(!play.isAtRest)
    play.advance(0.001_1)
    #expect(play.isAtRest)
  }

  @Test func `4.6 delay, speed and repetition change the time of what is inside`() {
    let delayed = make()
    delayed.animate(100, .linear(duration: 1).delay(0.5))
    delayed.advance(0.5)
    #expect(isNear(x(delayed), 0))
    delayed.advance(0.25)
    #expect(isNear(x(delayed), 25))

    let fast = make()
    fast.animate(100, .linear(duration: 1).speed(4))
    fast.advance(0.125)
    #expect(isNear(x(fast), 50))
    fast.advance(0.125)
    #expect(fast.isAtRest)

    let even = make()
    even.animate(100, .linear(duration: 1).repeatCount(2))
    even.advance(1.75)
    #expect(isNear(x(even), 25))
    even.advance(0.25)
    #expect(isNear(x(even), 100))

    let each = make()
    each.animate(100, .linear(duration: 1).delay(1).repeatForever(autoreverses: false))
    each.advance(3.5)
    #expect(isNear(x(each), 50))
    each.advance(1)
    #expect(isNear(x(each), 0))

    let once = make()
    once.animate(100, .linear(duration: 1).repeatForever(autoreverses: false).delay(1))
    once.advance(3.5)
    #expect(isNear(x(once), 50))
    once.advance(1)
    #expect(isNear(x(once), 50))
  }

  @Test func `4.13 a spring starts with the velocity of unanimated changes that track it`() {
    let play = make()
    for step in 1...5 {
      play.advance(0.01)
      play.act {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        withTransaction(transaction) { play.remote(Double(step) * 3) }
      }
    }
    #expect(isNear(x(play), 15))
    let spring = Spring(duration: 0.5, bounce: 0)
    play.animate(0, .spring(spring))
    play.advance(0.1)
    let expected = spring.value(fromValue: 15.0, toValue: 0, initialVelocity: 300, time: 0.1)
    #expect(isNear(x(play), expected, 1e-6))
  }
}
