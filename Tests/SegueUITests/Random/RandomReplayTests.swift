import Observation
import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// What random trees have found, each as small as it could be made.
///
/// A `Play` checks every invariant after each update, the display list among them.
@MainActor
struct RandomReplayTests {
  struct Backed: ViewModifier {
    let isOn: Bool
    func body(content: Content) -> some View {
      content.background { if isOn { Tile("back") } }
    }
  }

  @Test func `a body leaves its content's leaving items as they were`() {
    let play = Play(false) { isOn in
      Group { if isOn { Tile("a", 40, 10) } else { Tile("b", 20, 10) } }
        .modifier(Backed(isOn: isOn))
    }
    func backs() -> [Double] { play.picture.entries.filter { $0.name == "back" }.map(\.width) }
    play.animate(true)
    play.advance(0.5)
    #expect(backs() == [40], "b leaves as it was, without a back")
    play.animate(false)
    #expect(backs() == [40], "b has come back without one, a leaves with its own")
    play.advance(3)
    #expect(backs() == [])
  }

  @Test func `an item that is kept and not drawn writes nothing into the display list`() {
    struct State {
      var isOn = false
      var ids = [0]
    }
    let play = Play(State()) { state in
      ZStack {
        ForEach(state.ids, id: \.self) { _ in
          Group { if state.isOn { Tile("a", 20, 10) } else { Tile("b", 20, 10) } }
            .transition(.slide)
        }
        Tile("c", 20, 10).offset(x: state.isOn ? 12 : 0)
      }
    }
    play.animate(State(isOn: true), .snappy.delay(0.1))
    play.advance(0.25)
    play.set(State(isOn: false, ids: []))
    for _ in 0..<60 {
      play.advance(1.0 / 60)
      #expect(play["c"]?.width == 20)
    }
  }

  struct Scaled {
    var isOn = false
    var hasTop = false
  }

  @Test(arguments: [true, false])
  func `a scale stays about its item while that travels`(isStack: Bool) {
    let play = Play(Scaled()) { state in
      VStack(spacing: 0) {
        if state.hasTop { Tile("top", 20, 40) }
        if state.isOn {
          if isStack {
            HStack(spacing: 0) { Tile("a", 20, 10) }.transition(.scale)
          } else {
            Tile("a", 20, 10).transition(.scale)
          }
        }
      }
    }
    play.animate(Scaled(isOn: true))
    play.advance(0.5)
    let before = play["a"]?.y
    play.animate(Scaled(isOn: true, hasTop: true))
    #expect(isNear(play["a"]?.y, before ?? .nan), "nothing jumps when the item is pushed down")
    play.advance(0.25)
    let place = play["a"]
    #expect(
      isNear(place?.y, 100 + 5 - 0.75 * 5, 1e-4),
      "in the middle of a frame that goes from 95 to 115")
  }

  @Test func `a text of more lines than before moves on what follows in the display list`() {
    let play = Play(0) { number in
      VStack {
        Text(number == 1 ? "one two three four" : "one").frame(width: 40)
        Tile("after", 20, 10)
      }
    }
    for number in [1, 2, 1] {
      play.animate(number)
      play.advance(0.3)
      play.set(number + 1)
      #expect(play["after"]?.width == 20)
    }
  }

  @Observable final class Choice { var isA = true }

  struct Chosen: View {
    let choice: Choice
    var body: some View { if choice.isA { Tile("a", 20, 10) } else { Tile("b", 20, 10) } }
  }

  @Test func `an item that comes back takes what its modifier has become meanwhile`() {
    let choice = Choice()
    let play = Play(false) { isShifted in
      VStack { Chosen(choice: choice).offset(x: isShifted ? 12 : 0) }
    }
    func choose(_ isA: Bool) {
      play.act { withAnimation(.linear(duration: 1)) { choice.isA = isA } }
    }
    let start = play["a"]?.x ?? .nan
    choose(false)
    play.advance(0.1)
    play.set(true)
    #expect(isNear(play["a"]?.x, start), "it leaves as it was")
    #expect(isNear(play["b"]?.x, start + 12))
    play.advance(0.1)
    choose(true)
    play.advance(3)
    #expect(isNear(play["a"]?.x, start + 12))
  }

  @Test func `a change of the layout direction places everything again`() {
    let play = Play(LayoutDirection.leftToRight) { direction in
      HStack(spacing: 0) {
        Tile("a", 20, 10)
        Tile("b", 40, 10)
      }
      .environment(\.layoutDirection, direction)
    }
    #expect(play["a"]?.x == 120)
    play.animate(.rightToLeft)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 140))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
    #expect(isNear(play["b"]?.x, 120))
  }

  @Test func `what enters where nothing is shown keeps no wrapper`() {
    func play(_ isOn: Bool) -> Play<Bool> {
      Play(isOn) { isOn in
        ViewThatFits {
          HStack { if isOn { Tile("wide", 20, 10) } }.frame(width: 400)
          Tile("narrow", 20, 10)
        }
      }
    }
    let old = play(false)
    old.animate(true)
    old.advance(2)
    #expect(old.stage.statistics.nodes == play(true).stage.statistics.nodes)
  }

  struct Drifting: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 20)
    }
  }

  struct Linked: View {
    @Namespace private var space
    let isOn: Bool

    var body: some View {
      ZStack {
        if isOn { Tile("other", 4, 4).transition(Drifting()) }
        HStack(spacing: 20) {
          if isOn { Tile("a", 20, 10).matchedGeometryEffect(id: 0, in: space) }
          Tile("between", 4, 4)
          if !isOn { Tile("a", 20, 10).matchedGeometryEffect(id: 0, in: space) }
        }
      }
    }
  }

  @Test func `a shared frame is left for the own place, also beside a transition with a body`() {
    let play = Play(false) { Linked(isOn: $0) }
    play.animate(true)
    play.advance(2)
    #expect(isNear(play["a"]?.x, 128))
  }
}
