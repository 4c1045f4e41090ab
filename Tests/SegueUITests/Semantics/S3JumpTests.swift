import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S3JumpTests {
  let linear = Animation.linear(duration: 1)

  @Test func `3.10 an unanimated change jumps by its difference and lets the rest run on`() {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(100)
    play.advance(0.4)
    #expect(isNear(play["a"]?.x, 180))
    play.set(0)
    #expect(isNear(play["a"]?.x, 80))
    play.advance(0.3)
    #expect(isNear(play["a"]?.x, 110))
    play.advance(0.3)
    #expect(isNear(play["a"]?.x, 140))
    #expect(play.isAtRest)
  }

  @Test func `3.10 nil does not stop a repetition, a new animation of no length does`() {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(100, .linear(duration: 1).repeatForever(autoreverses: false))
    play.advance(0.25)
    play.set(0)
    play.advance(1)
    #expect(isNear(play["a"]?.x, 65))
    #expect(!play.isAtRest)
    play.animate(10, .linear(duration: 0))
    #expect(isNear(play["a"]?.x, 150))
    #expect(play.isAtRest)
  }

  @Test func `3.10 removing the view ends its repetition`() {
    let play = Play(0) { state in
      ZStack { if state < 2 { Tile("a", 20, 20).offset(x: state == 1 ? 100 : 0) } }
    }
    play.animate(1, .linear(duration: 1).repeatForever())
    #expect(!play.isAtRest)
    play.set(2)
    #expect(play.isAtRest)
  }

  @Test func `3.10 phases follow the same rule`() {
    let play = Play(true) { on in
      ZStack { if on { Tile("a", 100, 50).transition(.offset(x: 100)) } }
    }
    play.animate(false)
    play.advance(0.4)
    #expect(isNear(play["a"]?.x, 140))
    play.set(true)
    // 100 back at once: −60, moving on to 0.
    #expect(isNear(play["a"]?.x, 40))
    play.advance(0.3)
    #expect(isNear(play["a"]?.x, 70))
    play.advance(0.3)
    #expect(isNear(play["a"]?.x, 100))
    #expect(play.isAtRest)
  }

  @Test func `3.10 a frame that jumps keeps travelling`() {
    let play = Play(0.0) { x in
      ZStack(alignment: .leading) {
        Color.clear
        Tile("a", 20, 20).padding(.leading, x)
      }
    }
    play.animate(100)
    play.advance(0.4)
    play.set(0)
    #expect(isNear(play["a"]?.x, -60))
    play.advance(0.6)
    #expect(isNear(play["a"]?.x, 0))
  }

  @Test func `3.12 a curve is sampled at the time since the change, however time passes`() {
    for steps in [1, 3, 7, 60] {
      let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
      play.advance(0.123_456_789)
      play.animate(100, .easeInOut(duration: 0.7))
      for _ in 0..<steps { play.advance(0.42 / Double(steps)) }
      let expected = UnitCurve.easeInOut.value(at: 0.6) * 100
      #expect(isNear(play["a"]?.x, 140 + expected, 1e-4))
    }
  }
}
