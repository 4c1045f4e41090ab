import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S4TransactionTests {
  let linear = Animation.linear(duration: 1)

  @Test func `4.7 a value animation acts in updates in which its value changed`() {
    let play = Play((value: 0, x: 0.0)) { state in
      Tile("a", 20, 20).offset(x: state.x).animation(linear, value: state.value)
    }
    #expect(play.isAtRest)
    play.set((0, 40))
    #expect(isNear(play["a"]?.x, 180))
    play.set((1, 80))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 200))
  }

  @Test func `4.7 a value animation does not act in its first evaluation`() {
    let play = Play(0) { state in
      ZStack {
        if state > 0 {
          Tile("a", 20, 20).offset(x: state == 1 ? 0 : 40).animation(linear, value: state)
            .transition(.identity)
        }
      }
    }
    play.set(1)
    #expect(play.isAtRest)
    play.set(2)
    #expect(!play.isAtRest)
  }

  @Test func `4.7 it overrides withAnimation, also with nil, and the inner one wins`() {
    let play = Play(0.0) { x in
      ZStack {
        Tile("a", 20, 20).offset(x: x).animation(.linear(duration: 2), value: x)
        Tile("b", 20, 20).offset(x: x).animation(nil, value: x)
        Tile("c", 20, 20).offset(x: x).animation(linear, value: x)
          .animation(.linear(duration: 4), value: x)
        Tile("d", 20, 20).offset(x: x)
      }
    }
    play.animate(40, .linear(duration: 8))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 150))
    #expect(isNear(play["b"]?.x, 180))
    #expect(isNear(play["c"]?.x, 160))
    #expect(isNear(play["d"]?.x, 142.5))
  }

  @Test func `4.7 a scoped animation reaches the modifiers of its body and not the content`() {
    let play = Play(0.0) { x in
      HStack(spacing: 0) {
        Tile.color("a").animation(linear) { $0.frame(width: 20 + x, height: 20) }
        Tile("b", 20, 20).offset(y: x).animation(linear) { $0.opacity(1 - x / 40) }
      }
    }
    play.set(40)
    // The leaf is outside, and so is its frame; so is what the content says itself.
    #expect(isNear(play["a"]?.width, 60))
    #expect(isNear(play["b"]?.y, 130))
    #expect(isNear(play["b"]?.opacity, 1))
    play.advance(0.5)
    #expect(isNear(play["b"]?.opacity, 0.5))
  }

  @Test func `4.7 a transaction modifier always acts, with a value only when that changes`() {
    let play = Play((value: 0, x: 0.0)) { state in
      ZStack {
        Tile("a", 20, 20).offset(x: state.x).transaction { $0.animation = linear }
        Tile("b", 20, 20).offset(x: state.x).transaction(value: state.value) {
          $0.animation = linear
        }
      }
    }
    play.set((0, 40))
    #expect(isNear(play["a"]?.x, 140))
    #expect(isNear(play["b"]?.x, 180))
    play.advance(1)
    play.set((1, 80))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 200))
    #expect(isNear(play["b"]?.x, 200))
  }

  @Test func `4.8 the innermost of all animations wins at an attribute`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          Tile("a", 100, 50).transition(.offset(x: 100).animation(.linear(duration: 4)))
        }
        if on { Tile("b", 100, 50).transition(.offset(x: 100)) }
        Tile("c", 20, 20).animation(.linear(duration: 5)) { $0.offset(x: on ? 100 : 0) }
        Tile("d", 20, 20).offset(x: on ? 100 : 0)
      }
      .animation(.linear(duration: 2), value: on)
    }
    play.animate(true, .linear(duration: 10))
    play.advance(1)
    #expect(isNear(play["a"]?.x, 175))
    #expect(isNear(play["b"]?.x, 150))
    #expect(isNear(play["c"]?.x, 160))
    #expect(isNear(play["d"]?.x, 190))
  }

  @Test func `4.9 the inner call counts for its writes, and nil cancels for its writes`() {
    struct Writes: View {
      @State private var a = 0.0
      @State private var b = 0.0
      @State private var c = 0.0
      @State private var d = 0.0
      var body: some View {
        ZStack {
          Tile("a", 20, 20).offset(x: a)
          Tile("b", 20, 20).offset(x: b)
          Tile("c", 20, 20).offset(x: c)
          Tile("d", 20, 20).offset(x: d)
        }
        .onTapGesture {
          withAnimation(.linear(duration: 1)) {
            a = 40
            withAnimation(.linear(duration: 2)) { b = 40 }
            withAnimation(nil) { c = 40 }
            withTransaction(Transaction()) { d = 40 }
          }
        }
      }
    }
    let play = Play(0) { _ in Writes() }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
    #expect(isNear(play["b"]?.x, 150))
    #expect(isNear(play["c"]?.x, 180))
    // Laid over the outer transaction, which it leaves as it is.
    #expect(isNear(play["d"]?.x, 160))
  }

  @Test func `4.9 neighbours with the same transaction join, others are updates of their own`() {
    struct Writes: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      @State private var c = 0
      var body: some View {
        let _ = log("\(a)\(b)\(c)")
        Tile("a", 20, 20).onTapGesture {
          a = 1
          b = 1
          withAnimation { c = 1 }
          a = 2
          b = 2
        }
      }
    }
    let log = Log()
    let play = Play(0) { _ in Writes(log: log) }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(log.lines == ["000", "110", "111", "221"])
  }

  @Test func `4.9 values of one's own travel with a transaction`() {
    struct Key: TransactionKey { static let defaultValue = 0 }
    let log = Log()
    let play = Play(0.0) { x in
      Tile("a", 20, 20).offset(x: x).transaction { log("\($0[Key.self])") }
    }
    play.act {
      var outer = Transaction()
      outer[Key.self] = 7
      withTransaction(outer) { withAnimation(.default) { play.remote(1) } }
    }
    #expect(log.lines.last == "7")
  }

  @Test func `4.10 a binding of a wrapper carries its animation, one of closures does not`() {
    struct Bindings: View {
      let kind: Int
      @State private var x = 0.0
      var body: some View {
        let made = Binding(get: { x }, set: { x = $0 })
        let careful = Binding(
          get: { x }, set: { value, transaction in withTransaction(transaction) { x = value } })
        Tile("a", 20, 20).offset(x: x)
          .onTapGesture {
            switch kind {
            case 0: $x.animation(.linear(duration: 1)).wrappedValue = 40
            case 1: made.animation(.linear(duration: 1)).wrappedValue = 40
            default: careful.animation(.linear(duration: 1)).wrappedValue = 40
            }
          }
      }
    }
    for (kind, x) in [(0, 160.0), (1, 180), (2, 160)] {
      let play = Play(0) { _ in Bindings(kind: kind) }
      play.stage.tap(at: CGPoint(x: 150, y: 100))
      play.advance(0.5)
      #expect(isNear(play["a"]?.x, x), "kind \(kind)")
    }
  }
}
