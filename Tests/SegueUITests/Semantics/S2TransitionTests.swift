import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// What a transition shows of a tile of 100 × 50 points at (100, 75).
struct Shown: Sendable {
  let name: String
  let transition: @MainActor @Sendable () -> AnyTransition
  /// x, y, width, height, opacity and blur in `willAppear` and in `didDisappear`.
  let before: [Double]
  let after: [Double]
}

@MainActor
struct S2TransitionTests {
  nonisolated static let table = [
    Shown(
      name: "identity", transition: { .identity },
      before: [100, 75, 100, 50, 1, 0], after: [100, 75, 100, 50, 1, 0]),
    Shown(
      name: "opacity", transition: { .opacity },
      before: [100, 75, 100, 50, 0, 0], after: [100, 75, 100, 50, 0, 0]),
    Shown(
      name: "scale", transition: { .scale },
      before: [150, 100, 0, 0, 1, 0], after: [150, 100, 0, 0, 1, 0]),
    Shown(
      name: "scale with anchor", transition: { .scale(scale: 0.5, anchor: .topLeading) },
      before: [100, 75, 50, 25, 1, 0], after: [100, 75, 50, 25, 1, 0]),
    Shown(
      name: "offset", transition: { .offset(x: 10, y: 20) },
      before: [110, 95, 100, 50, 1, 0], after: [110, 95, 100, 50, 1, 0]),
    Shown(
      name: "move", transition: { .move(edge: .top) },
      before: [100, 25, 100, 50, 1, 0], after: [100, 25, 100, 50, 1, 0]),
    Shown(
      name: "slide", transition: { .slide },
      before: [0, 75, 100, 50, 1, 0], after: [200, 75, 100, 50, 1, 0]),
    Shown(
      name: "push", transition: { .push(from: .bottom) },
      before: [100, 125, 100, 50, 0, 0], after: [100, 25, 100, 50, 0, 0]),
    Shown(
      name: "blurReplace down up", transition: { AnyTransition(.blurReplace(.downUp)) },
      before: [105, 77.5, 90, 45, 0, 7], after: [105, 77.5, 90, 45, 0, 7]),
    Shown(
      name: "blurReplace up up", transition: { AnyTransition(.blurReplace(.upUp)) },
      before: [105, 77.5, 90, 45, 0, 7], after: [95, 72.5, 110, 55, 0, 7]),
    Shown(
      name: "modifier",
      transition: {
        .modifier(active: Displaced(x: 30), identity: Displaced(x: 0))
      }, before: [130, 75, 100, 50, 1, 0], after: [130, 75, 100, 50, 1, 0]),
    Shown(
      name: "asymmetric",
      transition: { .asymmetric(insertion: .offset(x: 10), removal: .opacity) },
      before: [110, 75, 100, 50, 1, 0], after: [100, 75, 100, 50, 0, 0]),
    Shown(
      name: "combined, the second around the first",
      transition: { .offset(x: 10).combined(with: .scale(scale: 0.5, anchor: .leading)) },
      before: [105, 87.5, 50, 25, 1, 0], after: [105, 87.5, 50, 25, 1, 0]),
  ]

  struct Displaced: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private func numbers(_ entry: Picture.Entry?) -> [Double] {
    guard let entry else { return [] }
    return [entry.x, entry.y, entry.width, entry.height, entry.opacity, entry.blur]
  }

  private func agree(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.002 }
  }

  @Test(arguments: table.indices)
  func `2.2 a transition shows its two ends and goes evenly between them`(_ index: Int) {
    let sample = Self.table[index]
    let rest = [100.0, 75, 100, 50, 1, 0]
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 100, 50).transition(sample.transition()) } }
    }
    play.animate(true)
    #expect(agree(numbers(play["a"]), sample.before), "\(sample.name): \(numbers(play["a"]))")
    play.advance(0.25)
    // A displacement inside a scale is no even motion, though both of them are.
    let isEven = !sample.name.hasPrefix("combined")
    let quarter = zip(sample.before, rest).map { $0 + ($1 - $0) / 4 }
    #expect(!isEven || agree(numbers(play["a"]), quarter), "\(sample.name): \(numbers(play["a"]))")
    play.advance(0.75)
    #expect(agree(numbers(play["a"]), rest), "\(sample.name): \(numbers(play["a"]))")
    play.animate(false)
    guard sample.name != "identity" else {
      #expect(play["a"] == nil)
      return
    }
    #expect(agree(numbers(play["a"]), rest))
    play.advance(0.999_999)
    #expect(agree(numbers(play["a"]), sample.after), "\(sample.name): \(numbers(play["a"]))")
    play.advance(0.000_001)
    #expect(play["a"] == nil)
    #expect(play.isAtRest)
  }

  @Test func `2.1 what travels is each leaf, under the animation in force at it`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          HStack(spacing: 0) {
            Tile("a", 50, 50)
            Tile("b", 50, 50).transaction { $0.animation = .linear(duration: 2) }
          }
          .transition(.move(edge: .leading))
        }
      }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 50))
    #expect(isNear(play["b"]?.x, 75))
    play.advance(1)
    #expect(isNear(play["b"]?.x, 125))
  }

  @Test func `2.1 travel does not change the size that is reported`() {
    let play = Play(false) { on in
      HStack(spacing: 0) {
        Tile("b", 20, 20)
        if on { Tile("a", 100, 50).transition(.move(edge: .top)) }
        Tile("c", 20, 20)
      }
    }
    play.animate(true, .linear(duration: 0.5))
    play.advance(0.5)
    #expect(isNear(play["b"]?.x, 80))
    #expect(isNear(play["c"]?.x, 200))
  }

  @Test(arguments: [false, true])
  func `2.1 a child inserted on the way stands at its final place, inside an effect it travels`(
    hasEffect: Bool
  ) {
    let play = Play(0) { state in
      ZStack {
        if state > 0 {
          let page = ZStack {
            Tile("a", 100, 50)
            if state > 1 { Tile("b", 20, 20).transition(.identity) }
          }
          if hasEffect {
            page.offset(x: 0).transition(.move(edge: .leading))
          } else {
            page.transition(.move(edge: .leading))
          }
        }
      }
    }
    play.animate(1)
    play.advance(0.5)
    play.set(2)
    #expect(isNear(play["a"]?.x, 50))
    #expect(isNear(play["b"]?.x, hasEffect ? 90 : 140))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 100))
    #expect(isNear(play["b"]?.x, 140))
  }

  @Test func `2.3 leading and trailing follow the layout direction`() {
    let play = Play(false) {
      $0.layoutDirection = .rightToLeft
    } _: { on in
      ZStack {
        if on { Tile("a", 100, 50).transition(.move(edge: .leading)) }
        if on { Tile("b", 100, 50).transition(.slide) }
        if on { Tile("c", 100, 50).transition(.push(from: .trailing)) }
      }
    }
    play.animate(true)
    #expect(isNear(play["a"]?.x, 200))
    #expect(isNear(play["b"]?.x, 200))
    #expect(isNear(play["c"]?.x, 0))
    play.advance(1)
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 150))
    #expect(isNear(play["b"]?.x, 50))
    #expect(isNear(play["c"]?.x, 150))
  }

  @Test func `2.3 a factor of 0 does not lose the view`() {
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 100, 50).transition(.scale(scale: 0)) } }
    }
    play.animate(true)
    #expect((play["a"]?.transform.a ?? 0) > 0)
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 50, 0.01))
  }

  @Test func `2.3 the item is not built again when the phase changes`() {
    struct Framed: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        VStack(spacing: 0) {
          content.opacity(phase.isIdentity ? 1 : 0)
          Tile("bar", 20, phase.isIdentity ? 10 : 30)
        }
      }
    }
    struct Item: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        let _ = log("body \(number)")
        Tile("a", 100, 50).onAppear { number = 1 }
      }
    }
    let log = Log()
    let play = Play(false) { on in
      ZStack { if on { Item(log: log).transition(Framed()) } }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(log.lines == ["body 0", "body 1"])
    #expect(isNear(play["bar"]?.height, 20))
    #expect(isNear(play["a"]?.opacity, 0.5))
    play.advance(0.5)
    play.animate(false)
    play.advance(0.5)
    #expect(isNear(play["bar"]?.height, 20))
    #expect(log.lines == ["body 0", "body 1"])
    play.advance(0.5)
    #expect(play.order.isEmpty)
  }

  @Test func `2.3 a transition with a body moves its siblings like any other`() {
    struct Fade: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let play = Play(false) { on in
      VStack(spacing: 0) {
        if on { Tile("a", 100, 50).transition(Fade()) }
        Tile("b", 20, 20)
      }
    }
    play.animate(true)
    #expect(isNear(play["b"]?.y, 90))
    play.advance(0.5)
    #expect(isNear(play["b"]?.y, 102.5))
    #expect(isNear(play["a"]?.y, 65))
    play.advance(0.5)
    #expect(isNear(play["b"]?.y, 115))
  }

  @Test func `2.3 a body may swap parts of its own between phases`() {
    struct Swap: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        ZStack {
          content
          if !phase.isIdentity { Tile("veil", 100, 50) }
        }
      }
    }
    let play = Play(true) { on in
      ZStack { if on { Tile("a", 100, 50).transition(Swap()) } }
    }
    #expect(play.order == ["a"])
    play.animate(false)
    #expect(play.order == ["a", "veil"])
    play.advance(0.5)
    #expect(isNear(play["veil"]?.opacity, 0.5))
    #expect(isNear(play["a"]?.opacity, 1))
    play.advance(0.5)
    #expect(play.order.isEmpty)
  }

  @Test(arguments: [false, true])
  func `2.3 a condition or an identity on the content resets its state`(isIdentity: Bool) {
    struct Branching: Transition {
      let isIdentity: Bool
      func body(content: Content, phase: TransitionPhase) -> some View {
        if isIdentity {
          content.id(phase)
        } else if phase.isIdentity {
          content
        } else {
          content.opacity(0.5)
        }
      }
    }
    struct Item: View {
      @State private var isUsed = false
      var body: some View {
        Tile(isUsed ? "used" : "fresh", 100, 50).onTapGesture { isUsed = true }
      }
    }
    let play = Play(true) { on in
      ZStack { if on { Item().transition(Branching(isIdentity: isIdentity)) } }
    }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(play.order == ["used"])
    play.animate(false)
    #expect(play.order == ["used", "fresh"])
    play.advance(0.5)
    #expect(isNear(play["used"]?.opacity, 0.5))
    play.advance(0.5)
    #expect(play.order.isEmpty)
  }
}
