import SegueDisplay
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct BadInputTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is not a number keeps the last one, with one message`(value: Double) {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(40)
    play.advance(0.5)
    play.animate(value)
    #expect(isNear(play["a"]?.x, 160))
    play.set(value)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 180))
    #expect(
      play.messages == [
        "offset of Color became infinite or not a number; it keeps its last value"
      ])
    play.animate(0)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
  }

  @Test func `a first value that is not a number is shown as nothing`() {
    let play = Play(Double.nan) { x in
      Tile("a", 20, 20).offset(x: x).scaleEffect(x).opacity(x)
    }
    _ = play.stage.displayList.dump
    play.animate(1)
    play.advance(2)
    #expect(play.isAtRest)
  }

  @Test(arguments: [
    Animation.spring(duration: 0), .spring(duration: -1, bounce: 0.2),
    .interpolatingSpring(mass: 0, stiffness: -1, damping: 0),
    .spring(response: .nan, dampingFraction: -3), .linear(duration: -1), .linear(duration: 0),
    .easeInOut(duration: -.infinity), .linear(duration: 1).delay(-2),
    .spring(Spring(mass: 1, stiffness: 0, damping: 1)), .linear(duration: 1).delay(.nan).speed(1e9),
  ])
  func `an animation without a positive length ends at once`(animation: Animation) {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(40, animation)
    play.advance(0.000_001)
    #expect(isNear(play["a"]?.x, 180, 1e-3))
    #expect(play.isAtRest)
  }

  @Test func `an animation made of impossible numbers is said once, by name`() {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(1, .linear(duration: -1))
    play.animate(2, .linear(duration: -1))
    play.animate(3, .spring(duration: -1))
    play.animate(4, .linear(duration: 1).delay(-2))
    #expect(
      play.messages == [
        "an animation of Color has a duration of -1.0 s, and so ends at once",
        "an animation of Color has a spring whose duration or stiffness is not above 0, and so ends at once",
        "an animation of Color has a delay of -2.0 s, and so starts in the middle",
      ])
  }

  @Test func `a negative delay starts in the middle`() {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(100, .linear(duration: 1).delay(-0.25))
    #expect(isNear(play["a"]?.x, 165))
    play.advance(0.75)
    #expect(play.isAtRest)
  }

  @Test func `a write during a body counts in the next update, with one message`() {
    struct Writer: View {
      @State private var count = 0
      var body: some View {
        let _ = count < 3 ? (count += 1) : ()
        Tile("a", CGFloat(count * 10), 10)
      }
    }
    let play = Play(0) { _ in Writer() }
    #expect(isNear(play["a"]?.width, 30))
    #expect(play.messages.count >= 1)
    #expect(play.messages.first?.hasPrefix("count of Writer was written while a body ran") == true)
  }

  @Test func `a body that writes without end is stopped, and its state stays whole`() {
    struct Endless: View {
      let remote: Log
      @State private var count = 0
      @State private var isOn = true
      var body: some View {
        let _ = isOn ? (count += 1) : ()
        Tile("a", 10, 10).offset(x: isOn ? 0 : 40).onTapGesture { isOn = false }
      }
    }
    let play = Play(0) { _ in Endless(remote: Log()) }
    #expect(play.messages.contains { $0.hasPrefix("the views did not settle") })
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(isNear(play["a"]?.x, 185))
  }

  @Test func `a view that contains itself is cut off, with one message`() {
    struct Nest: View {
      let depth: Int
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(width: 1, height: 1)
          AnyView(Nest(depth: depth + 1))
        }
      }
    }
    let play = Play(0) { _ in Nest(depth: 0) }
    #expect(play.messages.count == 1)
    #expect(
      play.messages.first
        == "the views are nested \(SegueUI.Stage.depthLimit) deep; Nest is shown empty there")
  }

  @Test func `completions that change state for ever are stopped`() {
    struct Loop: View {
      @State private var count = 0
      var body: some View {
        Tile("a", 10, 10).onTapGesture { go() }
      }
      func go() {
        withAnimation {
          count += 1
        } completion: {
          go()
        }
      }
    }
    let play = Play(0) { _ in Loop() }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(play.messages.contains { $0.hasPrefix("the views did not settle") })
    play.advance(1)
  }
}
