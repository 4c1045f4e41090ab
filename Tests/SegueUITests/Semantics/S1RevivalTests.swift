import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// A view whose state counts the evaluations it has lived through.
private struct Counter: View {
  let log: Log
  @State private var made = Made()

  final class Made {
    nonisolated(unsafe) static var count = 0
    let number: Int
    init() {
      Self.count += 1
      number = Self.count
    }
  }

  var body: some View {
    Tile("a", 100, 50)
      .onAppear { log("appear \(made.number)") }
      .onDisappear { log("disappear \(made.number)") }
  }
}

@MainActor
struct S1RevivalTests {
  @Test func `1.10 an item that comes back while it leaves is the same node, from where it is`() {
    let play = Play(true) { on in ZStack { if on { Tile("a", 100, 50) } } }
    let node = play.element("a")?.node
    play.animate(false)
    play.advance(0.75)
    #expect(isNear(play["a"]?.opacity, 0.25))
    play.animate(true)
    #expect(play.element("a")?.node === node)
    #expect(play.phase("a") == .identity)
    #expect(isNear(play["a"]?.opacity, 0.25))
    // Old and new run on: the old way back from 0 and the new one to 1.
    play.advance(0.125)
    #expect(isNear(play["a"]?.opacity, 0.125 + 0.125 * 0.875))
    play.advance(0.875)
    #expect(isNear(play["a"]?.opacity, 1))
    #expect(play.isAtRest)
    #expect(play.stage.root != nil)
  }

  @Test func `1.10 a revived item keeps its state and appears once`() {
    let log = Log()
    let play = Play(true) { on in ZStack { if on { Counter(log: log) } } }
    play.animate(false)
    play.advance(0.5)
    play.animate(true)
    play.advance(2)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("appear") == true)
  }

  @Test func `1.10 a spring keeps its velocity through a revival`() {
    let play = Play(true) { on in ZStack { if on { Tile("a", 100, 50) } } }
    let spring = Spring(duration: 0.5, bounce: 0.2)
    play.animate(false, .spring(spring))
    play.advance(0.1)
    let left = 1 - spring.value(target: 1.0, time: 0.1)
    let speed = -spring.velocity(target: 1.0, time: 0.1)
    play.animate(true, .spring(spring))
    for t in [0.01, 0.1, 0.3] {
      let expected = spring.value(fromValue: left, toValue: 1.0, initialVelocity: speed, time: t)
      play.advance(t - (t == 0.01 ? 0 : t == 0.1 ? 0.01 : 0.1))
      #expect(isNear(play["a"]?.opacity, expected, 1e-9), "at \(t)")
    }
    play.advance(3)
    #expect(play.isAtRest)
    #expect(isNear(play["a"]?.opacity, 1))
  }

  @Test func `1.10 a revival plays the removal side back`() {
    let play = Play(true) { on in
      ZStack {
        if on {
          Tile("a", 100, 50).transition(
            .asymmetric(insertion: .offset(x: 40), removal: .opacity))
        }
      }
    }
    play.animate(false)
    play.advance(0.5)
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 100))
    // The way out has arrived at 0, and the way back is half done.
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `1.10 an item removed while it comes leaves from where it is`() {
    let play = Play(false) { on in ZStack { if on { Tile("a", 100, 50) } } }
    play.animate(true, .spring(duration: 0.5))
    play.advance(0.1)
    let shown = play["a"]?.opacity ?? 0
    #expect(shown > 0.2 && shown < 0.6)
    play.animate(false, .spring(duration: 0.5))
    #expect(isNear(play["a"]?.opacity, shown, 1e-9))
    #expect(play.phase("a") == .didDisappear)
    play.advance(3)
    #expect(play["a"] == nil)
    #expect(play.isAtRest)
  }

  @Test func `1.11 a leaving item's content is frozen at its last live update`() {
    let play = Play(0) { state in
      ZStack {
        if state < 2 { Tile("a", state == 0 ? 100 : 60, 50).opacity(state < 2 ? 1 : 0.5) }
        Tile("b", 10, 10)
      }
    }
    play.set(1)
    play.animate(2)
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 60))
    #expect(isNear(play["a"]?.opacity, 0.5))
    play.animate(3)
    play.advance(0.25)
    #expect(isNear(play["a"]?.opacity, 0.25))
  }

  @Test func `1.11 modifiers around the condition stay as they were, too`() {
    let play = Play(true) { on in
      ZStack {
        Group { if on { Tile("a", 100, 50) } }.offset(x: on ? 0 : 60).padding(on ? 0 : 8)
        Tile("b", 10, 10)
      }
    }
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `1.11 a direction that changes together with the removal comes too late`() {
    let play = Play((on: true, x: 40.0)) { state in
      ZStack {
        if state.on { Tile("a", 100, 50).transition(.offset(x: state.x)) }
      }
    }
    play.animate((false, -40))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 120))
  }

  @Test func `1.11 while it lives a transition's value is read again, and its type is not`() {
    let play = Play((on: true, way: 1)) { state in
      ZStack {
        if state.on {
          Tile("a", 100, 50).transition(
            state.way == 3
              ? .opacity
              : .asymmetric(insertion: .identity, removal: .offset(x: Double(state.way) * 10)))
        }
      }
    }
    play.set((true, 2))
    play.set((true, 3))
    play.animate((false, 3))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 110))
    #expect(isNear(play["a"]?.opacity, 1))
  }

  @Test func `1.13 branches, optionals, elements and identities transition`() {
    struct Options: View {
      let state: Int
      var body: some View {
        ZStack {
          if state == 0 { Tile("if", 10, 10) } else { Tile("else", 10, 10) }
          switch state {
          case 0: Tile("zero", 10, 10)
          case 1: Tile("one", 10, 10)
          default: Tile("many", 10, 10)
          }
          if let name = state == 0 ? "some" : nil { Tile(name, 10, 10) }
          ForEach(0..<(1 - state), id: \.self) { Tile("each\($0)", 10, 10) }
          Tile("id\(state)", 10, 10).id(state)
        }
      }
    }
    let play = Play(0) { Options(state: $0) }
    play.animate(1)
    play.advance(0.25)
    for name in ["if", "zero", "some", "each0", "id0"] {
      #expect(isNear(play[name]?.opacity, 0.75), "\(name)")
    }
    for name in ["else", "one", "id1"] { #expect(isNear(play[name]?.opacity, 0.25), "\(name)") }
  }

  @Test func `1.13 a type that changes inside an AnyView is replaced without a transition`() {
    let play = Play(true) { on in
      ZStack { on ? AnyView(Tile("a", 10, 10)) : AnyView(Text("b")) }
    }
    play.animate(false)
    #expect(play.order == ["b"])
    #expect(isNear(play["b"]?.opacity, 1))
  }

  @Test func `1.20 other data under the same identity is no transition`() {
    struct Row: Identifiable {
      let id: Int
      let width: CGFloat
    }
    enum Page {
      case first(CGFloat)
      case second
    }
    let play = Play(40.0) { width in
      VStack {
        if let value = Optional(width) { Tile("a", value, 10) }
        switch width > 0 ? Page.first(width) : .second {
        case .first(let value): Tile("b", value, 10)
        case .second: Tile("x", 10, 10)
        }
        ForEach([Row(id: 1, width: width)]) { Tile("c", $0.width, 10) }
      }
    }
    play.animate(80)
    play.advance(0.5)
    for name in ["a", "b", "c"] {
      #expect(play.picture.all(name).count == 1)
      #expect(isNear(play[name]?.width, 60), "\(name)")
      #expect(isNear(play[name]?.opacity, 1), "\(name)")
    }
  }

  @Test func `1.21 an element that moves keeps its node, travels, and changes its order at once`() {
    let play = Play([1, 2, 3]) { ids in
      VStack(spacing: 0) { ForEach(ids, id: \.self) { Tile("\($0)", 20, 20) } }
    }
    let node = play.element("3")?.node
    play.animate([3, 1, 2])
    #expect(play.order == ["3", "1", "2"])
    #expect(play.element("3")?.node === node)
    #expect(isNear(play["3"]?.y, 110))
    play.advance(0.5)
    #expect(isNear(play["3"]?.y, 90))
    #expect(isNear(play["1"]?.y, 80))
    #expect(isNear(play["3"]?.opacity, 1))
  }

  @Test func `1.21 of two elements with one id the first is shown, with one message`() {
    let play = Play([1, 2, 1]) { ids in
      VStack(spacing: 0) {
        ForEach(Array(ids.enumerated()), id: \.element) { Tile("\($0.offset)", 20, 20) }
      }
    }
    #expect(play.order == ["0", "1"])
    play.set([1, 1, 1])
    #expect(play.order == ["0"])
    #expect(
      play.messages == [
        "the id 1 occurs more than once in a ForEach; only the first is shown"
      ])
  }
}
