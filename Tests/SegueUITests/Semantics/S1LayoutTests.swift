import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S1LayoutTests {
  let linear = Animation.linear(duration: 1)

  @Test func `1.8 siblings are laid out without the leaving item from the first frame`() {
    let play = Play(true) { on in
      VStack(spacing: 0) {
        if on { Tile("a", 100, 40).transition(.opacity) }
        Tile("b", 20, 20)
      }
    }
    #expect(isNear(play["b"]?.y, 110))
    play.animate(false)
    #expect(isNear(play["b"]?.y, 110))
    play.advance(0.5)
    #expect(isNear(play["b"]?.y, 100))
    // The leaving item keeps its place and its size.
    #expect(play["a"]?.frame == CGRect(x: 100, y: 70, width: 100, height: 40))
    play.advance(0.5)
    #expect(isNear(play["b"]?.y, 90))
  }

  @Test func `1.8 a leaving item does not move along when its container shrinks`() {
    let play = Play(0) { state in
      VStack(spacing: 0) {
        if state < 1 { Tile("a", 100, 40).transition(.opacity) }
        if state < 2 { Tile("c", 60, 60).transition(.opacity) }
        Tile("b", 20, 20)
      }
    }
    play.animate(1, .linear(duration: 4))
    play.advance(1)
    play.animate(2, .linear(duration: 4))
    play.advance(1)
    #expect(play["a"]?.frame == CGRect(x: 100, y: 40, width: 100, height: 40))
  }

  @Test func `1.8 a leaving item inside a geometry effect keeps its place in that space`() {
    let play = Play(true) { on in
      VStack(spacing: 0) {
        Tile("b", 20, on ? 20 : 60)
        VStack(spacing: 0) {
          if on { Tile("a", 100, 40).transition(.opacity) }
          Tile("c", 20, 20)
        }
        .offset(x: 0)
      }
    }
    #expect(isNear(play["a"]?.y, 80))
    play.animate(false)
    play.advance(0.5)
    // The space begins at 80 before and at 120 after.
    #expect(isNear(play["a"]?.y, 100))
  }

  @Test func `1.8 frame animations that run in a leaving item go on to their old target`() {
    let play = Play(0) { state in
      ZStack(alignment: .leading) {
        Color.clear
        if state < 2 {
          Tile("a", 100, 40).padding(.leading, state == 0 ? 0 : 100).transition(.opacity)
        }
      }
    }
    play.animate(1)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 50))
    play.animate(2)
    play.advance(0.25)
    #expect(isNear(play["a"]?.x, 75))
    play.advance(0.25)
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `1.9 leaving items are drawn behind the live ones, in order of removal`() {
    let play = Play([1, 2, 3, 4]) { ids in
      ZStack { ForEach(ids, id: \.self) { Tile("\($0)", 20, 20) } }
    }
    play.animate([1, 2, 4])
    #expect(play.order == ["3", "1", "2", "4"])
    play.advance(0.5)
    play.animate([2, 4])
    #expect(play.order == ["3", "1", "2", "4"])
    play.animate([2])
    #expect(play.order == ["3", "1", "4", "2"])
    play.advance(0.5)
    #expect(play.order == ["1", "4", "2"])
  }

  @Test func `1.9 zIndex sorts stably, with leaving items first`() {
    let play = Play([1, 2, 3, 4]) { ids in
      ZStack {
        ForEach(ids, id: \.self) { id in Tile("\(id)", 20, 20).zIndex(id == 1 ? 1 : 0) }
      }
    }
    #expect(play.order == ["2", "3", "4", "1"])
    play.animate([1, 2, 3])
    #expect(play.order == ["4", "2", "3", "1"])
    play.animate([2, 3])
    #expect(play.order == ["4", "2", "3", "1"])
  }

  @Test func `1.9 zIndex changes drawing and never layout, in every container`() {
    let play = Play(0.0) { z in
      HStack(spacing: 0) {
        Tile("a", 20, 20).zIndex(z)
        Tile("b", 20, 20)
      }
    }
    #expect(play.order == ["a", "b"])
    play.set(1)
    #expect(play.order == ["b", "a"])
    #expect(isNear(play["a"]?.x, 130))
    #expect(isNear(play["b"]?.x, 150))
  }

  @Test func `1.12 the default transition fades`() {
    let play = Play(false) { on in ZStack { if on { Tile("a", 100, 50) } } }
    play.animate(true)
    play.advance(0.25)
    #expect(isNear(play["a"]?.opacity, 0.25))
    #expect(isNear(play["a"]?.x, 100))
  }

  @Test func `1.14 a transition passes through a group, a copy for each element`() {
    let play = Play(0) { state in
      ZStack {
        Group {
          if state == 1 { Tile("a", 100, 50) } else { Tile("b", 100, 50) }
          if state == 2 { Tile("c", 100, 50) }
        }
        .transition(.offset(x: 50))
      }
    }
    play.animate(1)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 125))
    #expect(isNear(play["b"]?.x, 125))
    play.advance(0.5)
    play.animate(2)
    play.advance(0.2)
    #expect(isNear(play["c"]?.x, 140))
    #expect(isNear(play["a"]?.x, 110))
  }

  @Test func `1.14 a transition acts around modifiers that are written after it`() {
    let play = Play(false) { on in
      ZStack {
        if on { Tile("a", 100, 50).transition(.move(edge: .leading)).padding(.leading, 20) }
      }
    }
    play.animate(true)
    play.advance(0.5)
    // The item is 120 wide; the tile stands 20 from its start.
    #expect(isNear(play["a"]?.x, 50))
  }

  @Test func `1.14 inside a container a transition says nothing about the container`() {
    let play = Play(false) { on in
      ZStack {
        if on { VStack { Tile("a", 100, 50).transition(.offset(x: 50)) } }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `1.14 of two transitions on one element the inner one wins`() {
    struct Card: View {
      var body: some View { Tile("a", 100, 50).transition(.offset(x: 50)) }
    }
    let play = Play(false) { on in
      ZStack {
        if on { Card().transition(.opacity) }
        if on { Tile("b", 100, 50).transition(.offset(x: 20)).transition(.scale) }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 125))
    #expect(isNear(play["a"]?.opacity, 1))
    #expect(isNear(play["b"]?.x, 110))
    #expect(isNear(play["b"]?.width, 100))
  }

  @Test(arguments: [true, false])
  func `1.14 a transition works before and after an identity`(isBefore: Bool) {
    let play = Play(1) { id in
      ZStack {
        if isBefore {
          Tile("\(id)", 100, 50).transition(.offset(x: 50)).id(id)
        } else {
          Tile("\(id)", 100, 50).id(id).transition(.offset(x: 50))
        }
      }
    }
    play.animate(2)
    play.advance(0.5)
    #expect(isNear(play["1"]?.x, 125))
    #expect(isNear(play["2"]?.x, 125))
    #expect(isNear(play["2"]?.opacity, 1))
  }

  @Test func `1.15 a condition as the only content has a container`() {
    struct Only: View {
      let on: Bool
      var body: some View {
        if on { Tile("a", 100, 50) } else { Tile("b", 100, 30) }
      }
    }
    let play = Play(true) { Only(on: $0).animation(linear, value: $0) }
    play.set(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    #expect(isNear(play["b"]?.opacity, 0.5))
    // Two branches that swap overlap.
    #expect(isNear(play["a"]?.y, 75))
    #expect(isNear(play["b"]?.y, 85))
  }

  @Test func `1.15 a condition in an overlay or a background has a container`() {
    let play = Play(false) { on in
      Tile("c", 100, 100)
        .overlay(alignment: .topLeading) { if on { Tile("a", 20, 20) } }
        .background(alignment: .bottomTrailing) { if on { Tile("b", 20, 20) } }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.opacity, 0.5))
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.y, 50))
    #expect(isNear(play["b"]?.opacity, 0.5))
    #expect(isNear(play["b"]?.x, 180))
  }

  @Test func `1.16 disablesAnimations stops animation modifiers and no transition`() {
    let play = Play(false) { on in
      ZStack {
        if on { Tile("a", 100, 50) }
        Tile("b", 20, 20).offset(x: on ? 100 : 0).animation(linear, value: on)
      }
    }
    play.act {
      var transaction = Transaction(animation: .linear(duration: 2))
      transaction.disablesAnimations = true
      withTransaction(transaction) { play.remote(true) }
    }
    play.advance(0.5)
    // Both run with the transaction's own animation.
    #expect(isNear(play["a"]?.opacity, 0.25))
    #expect(isNear(play["b"]?.x, 165))
    play.advance(2)
    play.act {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { play.remote(false) }
    }
    #expect(isNear(play["b"]?.x, 140))
    #expect(play["a"] == nil)
  }
}
