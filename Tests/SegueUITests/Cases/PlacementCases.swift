import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// Transitions in the wrong place, drawing order, content on the way out, identity.
@MainActor
struct PlacementCases {
  let linear = Animation.linear(duration: 1)

  @Test func `a child's transition is idle, the card around it fades`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          VStack(spacing: 0) {
            Tile("title", 40, 20).transition(.move(edge: .bottom))
            Tile("subtitle", 40, 20)
          }
          .padding()
        }
      }
    }
    for (value, opacity) in [(true, 0.25), (false, 0.75)] {
      play.animate(value)
      play.advance(0.25)
      #expect(isNear(play["title"]?.opacity, opacity))
      #expect(isNear(play["title"]?.y, 80))
      play.advance(1)
    }
  }

  @Test func `a transition on a group moves both branches, on a stack they cross-fade`() {
    let play = Play(false) { flag in
      ZStack {
        Group { if flag { Tile("a") } else { Tile("b") } }.transition(.move(edge: .trailing))
        VStack { if flag { Tile("c", 9, 9) } else { Tile("d", 9, 9) } }
          .transition(.move(edge: .trailing))
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 150))
    #expect(isNear(play["b"]?.x, 150))
    #expect(isNear(play["a"]?.opacity, 1))
    #expect(isNear(play["c"]?.opacity, 0.5))
    #expect(isNear(play["d"]?.opacity, 0.5))
    #expect(isNear(play["c"]?.midX, 150))
  }

  @Test func `rows of a ForEach inside a condition are items of the stack outside`() {
    let play = Play(false) { on in
      VStack(spacing: 0) {
        if on { ForEach(1..<4, id: \.self) { Tile("\($0)", 20, 20).transition(.opacity) } }
        Tile("b", 20, 20)
      }
    }
    play.animate(true)
    play.advance(0.5)
    for row in 1...3 { #expect(isNear(play["\(row)"]?.opacity, 0.5)) }
    play.advance(0.5)
    for row in 1...3 { #expect(isNear(play["\(row)"]?.opacity, 1)) }
  }

  @Test func `what swaps inside a travelling page stands at its final place`() {
    let play = Play(0) { state in
      ZStack {
        if state > 0 {
          ZStack {
            Tile("page", 100, 50)
            if state > 1 { Tile("new", 20, 20) } else { Tile("old", 20, 20) }
          }
          .transition(.move(edge: .trailing))
        }
      }
    }
    play.animate(1)
    play.advance(0.5)
    play.set(2)
    #expect(isNear(play["page"]?.x, 150))
    #expect(isNear(play["new"]?.x, 140))
    #expect(play["old"] == nil)
  }

  @Test(arguments: [false, true])
  func `a message sinks below what covers it, unless it has a zIndex`(hasIndex: Bool) {
    let play = Play(false) { on in
      ZStack {
        Tile("cover")
        if on { Tile("a", 100, 20).zIndex(hasIndex ? 1 : 0) }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(play.order == ["cover", "a"])
    play.advance(0.5)
    play.animate(false)
    play.advance(0.5)
    #expect(play.order == (hasIndex ? ["cover", "a"] : ["a", "cover"]))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test(arguments: [false, true])
  func `the top card of a deck leaves under the next one, unless ranks are zIndices`(
    hasRanks: Bool
  ) {
    let play = Play([1, 2, 3]) { cards in
      ZStack {
        ForEach(cards.reversed(), id: \.self) { card in
          Tile("\(card)", 140, 90).transition(.move(edge: .trailing))
            .zIndex(hasRanks ? Double(10 - card) : 0)
        }
      }
    }
    #expect(play.order == ["3", "2", "1"])
    play.animate([2, 3])
    play.advance(0.5)
    #expect(play.order == (hasRanks ? ["3", "2", "1"] : ["1", "3", "2"]))
  }

  @Test func `content that depends on the optional fades, the optional's own stays whole`() {
    let play = Play(Optional(20.0)) { width in
      ZStack {
        VStack { if let width { Tile("inner", width, 10) } }.offset(y: width == nil ? 80 : 0)
        if let width { Tile("outer", width, 10).transition(.offset(y: 80)) }
      }
    }
    play.animate(nil)
    play.advance(0.5)
    #expect(isNear(play["inner"]?.opacity, 0.5))
    // It keeps its place in the space of the offset, whose middle stays while it shrinks.
    #expect(isNear(play["inner"]?.midY, 142.5))
    #expect(isNear(play["outer"]?.opacity, 1))
    #expect(isNear(play["outer"]?.width, 20))
    play.advance(0.5)
    play.set(20)
    play.set(nil)
    #expect(play.order.isEmpty)
  }

  @Test func `state written on disappear changes only when the exit is over`() throws {
    struct Order: View {
      @State private var isShown = true
      @State private var width = 10.0
      var body: some View {
        VStack(spacing: 0) {
          Tile("label", width, 10)
          if isShown { Tile("a", 60, 20).onDisappear { width = 30 } }
          Button("Hide") {
            width = 20
            withAnimation(.linear(duration: 1)) { isShown = false }
          }
        }
      }
    }
    let play = Play(0) { _ in Order() }
    try play.stage.tap("Hide")
    #expect(isNear(play["label"]?.width, 20))
    play.advance(0.999)
    #expect(isNear(play["label"]?.width, 20))
    play.advance(0.001)
    #expect(isNear(play["label"]?.width, 30))
  }

  @Test func `an effect that depends on the condition inside it is never seen`() {
    let play = Play(false) { on in
      ZStack {
        if on { Tile("a", 100, 60).blur(radius: on ? 0 : 10).offset(x: on ? 0 : 50) }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.blur, 0))
    play.advance(0.5)
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.blur, 0))
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["a"]?.opacity, 0.5))
  }

  @Test func `an identity that is new at every body replaces in place of resizing`() {
    final class Numbers {
      var next = 0
      func callAsFunction() -> Int {
        next += 1
        return next
      }
    }
    let numbers = Numbers()
    let play = Play((isBig: false, noise: 0)) { state in
      ZStack {
        Tile("a", state.isBig ? 120 : 40, 20).id(numbers())
      }
    }
    play.animate((true, 0))
    play.advance(0.5)
    let shown = play.picture.all("a")
    #expect(shown.map(\.width) == [40, 120])
    #expect(shown.allSatisfy { isNear($0.opacity, 0.5) })
    play.advance(0.5)
    play.set((true, 1))
    #expect(play.picture.all("a").count == 1)
    #expect(play.isAtRest)
  }

  @Test func `a modifier applied under a condition makes two views of one`() {
    let play = Play(false) { wide in
      VStack {
        Tile("a", nil, 20).when(wide) { $0.frame(width: 80) }
      }
    }
    play.animate(true)
    play.advance(0.5)
    let shown = play.picture.all("a")
    #expect(shown.map(\.width) == [300, 80])
    #expect(shown.allSatisfy { isNear($0.opacity, 0.5) })
  }

  @Test func `an erased view that changes type is swapped in one frame`() {
    let play = Play(true) { isWarning in
      VStack {
        isWarning
          ? AnyView(Tile("a", 30, 10).transition(.move(edge: .bottom)))
          : AnyView(Color.clear.frame(width: 9, height: 9).overlay(Tile("b")).transition(.opacity))
      }
    }
    play.animate(false)
    #expect(play["a"] == nil)
    #expect(isNear(play["b"]?.opacity, 1))
  }

  @Test func `with positions as ids the last row leaves and the rest change in place`() {
    let play = Play([10.0, 20, 30]) { widths in
      VStack(spacing: 0) {
        ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
          Tile("row\(index)", width, 10).transition(.move(edge: .leading))
        }
      }
    }
    play.animate([20, 30])
    play.advance(0.5)
    #expect(isNear(play["row0"]?.width, 15))
    #expect(isNear(play["row0"]?.midX, 150))
    #expect(isNear(play["row2"]?.x, 120))
    #expect(isNear(play["row2"]?.width, 30))
  }

  @Test func `ids that are new at every body replace every row`() {
    struct Person: Identifiable {
      nonisolated(unsafe) static var count = 0
      let name: String
      var id: Int {
        Self.count += 1
        return Self.count
      }
    }
    let play = Play(0) { tick in
      VStack(spacing: 0) {
        ForEach([Person(name: "li"), Person(name: "mo")]) {
          Tile($0.name, 100, 20 + CGFloat(tick) * 0).transition(.slide)
        }
      }
    }
    play.animate(1)
    play.advance(0.5)
    for name in ["li", "mo"] {
      #expect(play.picture.all(name).map(\.x).sorted() == [50, 150])
    }
  }

  @Test func `rows with equal ids are shown once and do not trap`() {
    let play = Play([3, 5, 3]) { levels in
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(levels, id: \.self) { Tile("\($0)", 12, CGFloat($0) * 10).transition(.scale) }
      }
    }
    #expect(play.order == ["3", "5"])
    play.animate([3, 5, 3, 5])
    play.animate([5, 3, 5])
    play.advance(2)
    #expect(play.order == ["5", "3"])
    #expect(play.messages.count == 2)
  }

  @Test func `an identity below a row's transition swaps in the same slot`() {
    let play = Play([1, 1]) { updates in
      VStack(spacing: 0) {
        ForEach(updates.indices, id: \.self) { index in
          Tile("\(index)-\(updates[index])", 40, 20)
            .transition(.scale.combined(with: .opacity)).id(updates[index])
        }
      }
      .animation(linear, value: updates)
    }
    play.set([2, 1])
    play.advance(0.5)
    for name in ["0-1", "0-2"] {
      #expect(isNear(play[name]?.opacity, 0.5))
      #expect(isNear(play[name]?.width, 20, 1e-3))
      #expect(isNear(play[name]?.midY, 90, 1e-3))
    }
    #expect(isNear(play["1-1"]?.opacity, 1))
  }

  @Test func `sides of an asymmetric transition belong to the view, not to a direction`() {
    let play = Play(false) { second in
      ZStack {
        let both = AnyTransition.asymmetric(
          insertion: .scale(scale: 0.5), removal: .opacity)
        if second {
          Tile("a", 100, 50).transition(both)
        } else {
          Tile("b", 100, 50).transition(both)
        }
      }
    }
    for (value, incoming, outgoing) in [(true, "a", "b"), (false, "b", "a")] {
      play.animate(value)
      play.advance(0.5)
      #expect(isNear(play[incoming]?.width, 75))
      #expect(isNear(play[incoming]?.opacity, 1))
      #expect(isNear(play[outgoing]?.width, 100))
      #expect(isNear(play[outgoing]?.opacity, 0.5))
      play.advance(0.5)
    }
  }

  @Test func `a computed part is part of the view, a part with two branches is two`() {
    struct Parts: View {
      let isWide: Bool
      private var stable: some View { Tile("a", isWide ? 200 : 80, 20) }
      @ViewBuilder private var branching: some View {
        if isWide { Tile("b", 200, 20) } else { Tile("b", 80, 20) }
      }
      var body: some View {
        VStack {
          stable
          branching
        }
      }
    }
    let play = Play(false) { Parts(isWide: $0) }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 140))
    #expect(play.picture.all("b").map(\.width) == [80, 200])
  }
}

extension View {
  @ViewBuilder fileprivate func when<V: View>(
    _ condition: Bool, _ change: (Self) -> V
  ) -> some View {
    if condition { change(self) } else { self }
  }
}
