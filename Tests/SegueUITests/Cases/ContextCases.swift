import Observation
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// Changes that carry no animation, or carry it to another place than was meant.
@MainActor
struct ContextCases {
  @Test func `a panel with a transition and a plain write cuts both ways`() throws {
    struct Panel: View {
      @State private var isOpen = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Panel") { isOpen.toggle() }
          if isOpen { Tile("a", 100, 50).transition(.move(edge: .leading)) }
        }
      }
    }
    let play = Play(0) { _ in Panel() }
    try play.stage.tap("Panel")
    #expect(isNear(play["a"]?.x, 100))
    #expect(play.isAtRest)
    try play.stage.tap("Panel")
    #expect(play["a"] == nil)
  }

  @Test func `withAnimation around the making of a value animates nothing`() throws {
    struct Values: View {
      @State private var isOpen = false
      private func set(_ value: Bool) { isOpen = value }
      var body: some View {
        VStack(spacing: 0) {
          Button("Open") { set(withAnimation(.linear(duration: 1)) { true }) }
          if isOpen { Tile("a", 100, 50).transition(.scale) }
        }
      }
    }
    let play = Play(0) { _ in Values() }
    try play.stage.tap("Open")
    #expect(isNear(play["a"]?.width, 100))
    #expect(play.isAtRest)
  }

  @Test func `an animation inside the condition of an overlay cuts both ways`() throws {
    struct Bubble: View {
      let isOutside: Bool
      @State private var isShown = false
      var body: some View {
        Button("Help") { isShown.toggle() }
          .overlay(alignment: .top) {
            if isShown {
              Tile("a", 40, 10).offset(y: -30).transition(.opacity)
                .animation(.linear(duration: 1), value: isShown)
            }
          }
          .animation(isOutside ? .linear(duration: 1) : nil, value: isShown)
      }
    }
    let cut = Play(0) { _ in Bubble(isOutside: false) }
    try cut.stage.tap("Help")
    #expect(isNear(cut["a"]?.opacity, 1))
    try cut.stage.tap("Help")
    #expect(cut["a"] == nil)
    let faded = Play(0) { _ in Bubble(isOutside: true) }
    try faded.stage.tap("Help")
    faded.advance(0.5)
    #expect(isNear(faded["a"]?.opacity, 0.5))
    faded.advance(0.5)
    try faded.stage.tap("Help")
    faded.advance(0.5)
    #expect(isNear(faded["a"]?.opacity, 0.5))
  }

  @Test func `writes before, in and after withAnimation are three updates`() throws {
    struct Three: View {
      let log: Log
      @State private var a = 0.0
      @State private var b = 0.0
      @State private var c = 0.0
      var body: some View {
        let _ = log("body")
        VStack(spacing: 0) {
          Tile("a", 10, 10).offset(x: a)
          Tile("b", 10, 10).offset(x: b)
          Tile("c", 10, 10).offset(x: c)
          Button("Run") {
            a = 100
            withAnimation(.linear(duration: 1)) { b = 100 }
            c = 100
          }
        }
      }
    }
    let log = Log()
    let play = Play(0) { _ in Three(log: log) }
    log.clear()
    try play.stage.tap("Run")
    #expect(log.lines.count == 3)
    play.advance(0.25)
    #expect(isNear(play["a"]?.x, 245))
    #expect(isNear(play["b"]?.x, 170))
    #expect(isNear(play["c"]?.x, 245))
  }

  @Test func `a value that never changes suppresses nothing, a transaction does`() throws {
    struct Bars: View {
      @State private var height = 20.0
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Tile("a", 20, height).animation(nil, value: 0)
          Tile("b", 20, height).transaction { $0.animation = nil }
          Button("Grow") { withAnimation(.linear(duration: 1)) { height = 100 } }
        }
      }
    }
    let play = Play(0) { _ in Bars() }
    try play.stage.tap("Grow")
    play.advance(0.5)
    #expect(isNear(play["a"]?.height, 60))
    #expect(isNear(play["b"]?.height, 100))
  }

  @Test func `disabling animations around everything stops modifiers far below`() throws {
    struct Frozen: View {
      let disables: Bool
      @State private var turns = false
      var body: some View {
        VStack {
          Tile("a", 40, 20).offset(x: turns ? 40 : 0)
            .animation(.linear(duration: 1), value: turns)
          Button("Spin") { turns.toggle() }
        }
        .transaction { if disables { $0.disablesAnimations = true } }
      }
    }
    for disables in [true, false] {
      let play = Play(0) { _ in Frozen(disables: disables) }
      try play.stage.tap("Spin")
      #expect(play.isAtRest == disables)
    }
  }

  @Test func `a modifier with a value reaches the caller's content, a scoped one does not`() throws
  {
    struct Dim<Content: View>: View {
      let isActive: Bool
      let isScoped: Bool
      @ViewBuilder let content: Content
      var body: some View {
        if isScoped {
          content.animation(.linear(duration: 1)) { $0.opacity(isActive ? 1 : 0.4) }
        } else {
          content.opacity(isActive ? 1 : 0.4).animation(.linear(duration: 1), value: isActive)
        }
      }
    }
    struct Caller: View {
      let isScoped: Bool
      @State private var isActive = true
      var body: some View {
        VStack {
          Dim(isActive: isActive, isScoped: isScoped) { Tile("a", isActive ? 20 : 60, 20) }
          Button("Flip") { isActive.toggle() }
        }
      }
    }
    for isScoped in [false, true] {
      let play = Play(0) { _ in Caller(isScoped: isScoped) }
      try play.stage.tap("Flip")
      play.advance(0.5)
      #expect(isNear(play["a"]?.width, isScoped ? 60 : 40))
      #expect(isNear(play["a"]?.opacity, 0.7))
    }
  }

  @Test func `two completions of one spring come in order, logical before removed`() throws {
    struct Springs: View {
      let log: Log
      @State private var x = 0.0
      var body: some View {
        VStack {
          Tile("a", 20, 20).offset(x: x)
          Button("Go") {
            let spring = Animation.spring(duration: 0.5, bounce: 0.6)
            withAnimation(spring, completionCriteria: .removed) {
              x = 100
            } completion: {
              log("removed")
            }
            withAnimation(spring, completionCriteria: .logicallyComplete) {
              x += 0.001
            } completion: {
              log("logical")
            }
          }
        }
      }
    }
    let log = Log()
    let play = Play(0) { _ in Springs(log: log) }
    try play.stage.tap("Go")
    play.advance(0.499)
    #expect(log.lines.isEmpty)
    play.advance(0.001)
    #expect(log.lines == ["logical"])
    play.advance(10)
    #expect(log.lines == ["logical", "removed"])
  }

  @Test func `a valueless animation animates every change, the room's too`() throws {
    struct Lamp: View {
      @State private var isLit = false
      @State private var room = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: room)
          Tile("a", isLit ? 60 : 20, 20).transaction { $0.animation = .linear(duration: 1) }
          Button("Lamp") { isLit.toggle() }
          Button("Room") { room = 40 }
        }
      }
    }
    let play = Play(0) { _ in Lamp() }
    let y = try #require(play["a"]?.y)
    try play.stage.tap("Lamp")
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 40))
    play.advance(0.5)
    try play.stage.tap("Room")
    play.advance(0.5)
    #expect(isNear(play["a"]?.y, y + 10))
  }
}
