import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// A transition that records the phases in which its body runs.
struct Recording: Transition {
  let log: Log

  func body(content: Content, phase: TransitionPhase) -> some View {
    let _ = log("\(phase.value)")
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@MainActor
struct S1PhaseTests {
  let linear = Animation.linear(duration: 1)

  @Test func `1.1 an item is about to appear, present or gone`() {
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.identity.value == 0)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(
      [TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity) == [
        false, true, false,
      ])
  }

  @Test func `1.2 an insertion is evaluated twice before its first frame`() {
    let log = Log()
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 100, 50).transition(Recording(log: log)) } }
    }
    play.animate(true)
    #expect(log.lines == ["-1.0", "0.0"])
    #expect(isNear(play["a"]?.opacity, 0))
    play.advance(0.25)
    #expect(isNear(play["a"]?.opacity, 0.25))
    play.advance(0.75)
    #expect(isNear(play["a"]?.opacity, 1))
    #expect(log.lines == ["-1.0", "0.0"])
  }

  @Test func `1.2 the first evaluation never animates, whatever the body says`() {
    struct Eager: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase == .willAppear ? -40 : 0)
          .animation(.linear(duration: 9), value: phase)
      }
    }
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 100, 50).transition(Eager()) } }
    }
    play.animate(true)
    #expect(isNear(play["a"]?.x, 60))
    play.advance(0.9)
    #expect(isNear(play["a"]?.x, 64))
  }

  @Test func `1.3 a removal ends when the animations it started have ended`() {
    let play = Play(true) { on in
      ZStack {
        Tile("b", 20, 20)
        if on { Tile("a", 100, 50) }
      }
    }
    play.animate(false)
    #expect(play.phase("a") == .didDisappear)
    #expect(isNear(play["a"]?.opacity, 1))
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    play.advance(0.499_999_999)
    #expect(play["a"] != nil)
    play.advance(0.000_000_001)
    #expect(play["a"] == nil)
    #expect(play.isAtRest)
  }

  @Test func `1.3 a spring's exit ends when it has fully ended, not when it is logically complete`()
  {
    let play = Play(true) { on in ZStack { if on { Tile("a", 100, 50) } } }
    let spring = Spring(duration: 0.5, bounce: 0)
    play.animate(false, .spring(spring))
    play.advance(0.5)
    #expect(play["a"] != nil)
    #expect(isNear(play["a"]?.opacity, 1 - spring.value(target: 1.0, time: 0.5), 1e-9))
    // At rest: speed and acceleration at most 0.06, on a grid of 1/300 s.
    var steps = 0
    func isAtRest(_ t: Double) -> Bool {
      let w = 4 * Double.pi
      let left = (1 + w * t) * exp(-w * t)
      let speed = w * w * t * exp(-w * t)
      let acceleration = w * w * (1 - w * t) * exp(-w * t)
      return abs(speed) <= 0.06 && abs(acceleration) <= 0.06 && left <= 0.01
    }
    while !isAtRest(Double(steps) / 300) { steps += 1 }
    play.advance(Double(steps) / 300 - 0.5 - 0.001)
    #expect(play["a"] != nil)
    play.advance(0.001_1)
    #expect(play["a"] == nil)
  }

  @Test func `1.3 a removal that starts no animation shows no frame`() {
    let play = Play(true) { on in
      VStack(spacing: 0) {
        Tile("b", 20, 20)
        if on { Tile("a", 100, 50).transition(.identity) }
      }
    }
    play.animate(false)
    #expect(play["a"] == nil)
    #expect(isNear(play["b"]?.y, 65))
    play.advance(1)
    #expect(isNear(play["b"]?.y, 90))
  }

  @Test func `1.3 an exit that repeats for ever keeps the item`() {
    let play = Play(true) { on in ZStack { if on { Tile("a", 100, 50) } } }
    play.animate(false, .linear(duration: 1).repeatForever())
    play.advance(1000.25)
    #expect(isNear(play["a"]?.opacity, 0.75))
    play.advance(1)
    #expect(isNear(play["a"]?.opacity, 0.25))
  }

  @Test func `1.3 an exit waits for the longest of its animations`() {
    let play = Play(true) { on in
      ZStack {
        if on {
          Tile("a", 100, 50)
            .transition(
              .opacity.animation(.linear(duration: 0.5))
                .combined(with: .offset(x: 100).animation(.linear(duration: 2))))
        }
      }
    }
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0))
    #expect(isNear(play["a"]?.x, 125))
    play.advance(1.4)
    #expect(play["a"] != nil)
    play.advance(0.1)
    #expect(play["a"] == nil)
  }

  @Test func `1.4 an animation modifier inside the branch animates neither direction`() {
    let play = Play(false) { on in
      ZStack {
        if on { Tile("a", 100, 50).transition(.opacity).animation(linear, value: on) }
      }
    }
    play.set(true)
    #expect(isNear(play["a"]?.opacity, 1))
    play.set(false)
    #expect(play["a"] == nil)
  }

  @Test func `1.4 an animation modifier around the container animates both directions`() {
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 100, 50).transition(.opacity) } }.animation(linear, value: on)
    }
    play.set(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    play.advance(0.5)
    play.set(false)
    play.advance(0.25)
    #expect(isNear(play["a"]?.opacity, 0.75))
  }

  @Test func `1.4 a valueless animation in the branch moves the leaves and fades nothing`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          Tile("a", 100, 50).transition(.push(from: .leading)).transaction {
            $0.animation = linear
          }
        }
      }
    }
    play.set(true)
    #expect(isNear(play["a"]?.x, 0))
    #expect(isNear(play["a"]?.opacity, 1))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 50))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 100))
    play.set(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 150))
    #expect(isNear(play["a"]?.opacity, 0))
    play.advance(0.5)
    #expect(play["a"] == nil)
  }

  @Test func `1.5 a group among a stack's children is no container`() {
    let play = Play(false) { on in
      VStack(spacing: 0) {
        Tile("b", 10, 10)
        Group { if on { Tile("a", 100, 50) } }.animation(linear, value: on)
      }
    }
    play.set(true)
    #expect(isNear(play["a"]?.opacity, 1))
    play.set(false)
    #expect(play["a"] == nil)
  }

  @Test func `1.6 a transition's own animation needs no other`() {
    let play = Play(false) { on in
      ZStack {
        if on { Tile("a", 100, 50).transition(.opacity.animation(.linear(duration: 2))) }
      }
    }
    play.set(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.25))
    play.advance(1.5)
    play.set(false)
    play.advance(1)
    #expect(isNear(play["a"]?.opacity, 0.5))
    play.advance(1)
    #expect(play["a"] == nil)
  }

  @Test func `1.6 each side of an asymmetric transition keeps its own animation`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          Tile("a", 100, 50).transition(
            .asymmetric(
              insertion: .offset(x: 40).animation(.linear(duration: 4)),
              removal: .opacity.animation(.linear(duration: 2))))
        }
      }
    }
    play.animate(true)
    play.advance(1)
    #expect(isNear(play["a"]?.x, 130))
    #expect(isNear(play["a"]?.opacity, 1))
    play.advance(3)
    play.animate(false)
    play.advance(1)
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `1.6 a transition's own animation drives its travel`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          Tile("a", 100, 50).transition(.move(edge: .leading).animation(.linear(duration: 2)))
        }
      }
    }
    play.set(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 25))
    play.advance(1.5)
    play.animate(false, .linear(duration: 9))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 75))
    play.advance(1.5)
    #expect(play["a"] == nil)
  }

  @Test func `1.7 nothing transitions at first appearance`() {
    let play = Play(true) { on in
      ZStack { if on { Tile("a", 100, 50).transition(.slide) } }
        .transaction { $0.animation = linear }
    }
    #expect(isNear(play["a"]?.x, 100))
    #expect(play.isAtRest)
  }

  @Test func `1.7 only the outermost inserted or removed item runs its transition`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          ZStack { if on { Tile("a", 100, 50).transition(.offset(x: 50)) } }
            .transition(.opacity)
        }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    #expect(isNear(play["a"]?.x, 100))
    play.advance(0.5)
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    #expect(isNear(play["a"]?.x, 100))
  }
}
