import Observation
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S1LifecycleTests {
  let linear = Animation.linear(duration: 1)

  @Test func `1.17 what onAppear writes is in place in the first frame`() {
    struct Late: View {
      let isAnimated: Bool
      @State private var x = 0.0
      var body: some View {
        Tile("a", 20, 20).offset(x: x)
          .onAppear {
            if isAnimated { withAnimation(.linear(duration: 1)) { x = 40 } } else { x = 40 }
          }
      }
    }
    let play = Play(0) { state in
      ZStack {
        if state == 1 { Late(isAnimated: false).transition(.identity) }
        if state == 2 { Late(isAnimated: true).transition(.identity) }
      }
    }
    play.set(1)
    #expect(isNear(play["a"]?.x, 180))
    play.set(2)
    #expect(isNear(play["a"]?.x, 140))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
  }

  @Test func `1.17 onDisappear runs when the exit has ended`() {
    let log = Log()
    let play = Play(true) { on in
      ZStack {
        if on {
          Tile("a", 20, 20).onAppear { log("appear") }.onDisappear { log("disappear") }
        }
      }
    }
    #expect(log.lines == ["appear"])
    play.animate(false)
    play.advance(0.999)
    #expect(log.lines == ["appear"])
    play.advance(0.001)
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test(arguments: [true, false])
  func `1.17 a new identity appears before the old one disappears, without a transition after`(
    isIdentity: Bool
  ) {
    let log = Log()
    let play = Play(1) { id in
      ZStack {
        Tile("a", 20, 20).onAppear { log("+\(id)") }.onDisappear { log("-\(id)") }
          .transition(isIdentity ? .identity : .opacity).id(id)
      }
    }
    play.animate(2)
    play.advance(2)
    #expect(log.lines == (isIdentity ? ["+1", "-1", "+2"] : ["+1", "+2", "-1"]))
  }

  @Test func `1.17 onAppear inside an identity runs at each change, outside it once`() {
    let log = Log()
    let play = Play(1) { id in
      VStack {
        Tile("a", 20, 20).onAppear { log("inside") }.id(id)
        Tile("b", 20, 20).id(id).onAppear { log("outside") }
      }
    }
    play.set(2)
    play.set(3)
    #expect(log.lines.count { $0 == "inside" } == 3)
    #expect(log.lines.count { $0 == "outside" } == 1)
  }

  @Test func `1.18 a leaving item is hit until it is erased, behind the live ones`() {
    let log = Log()
    let play = Play(true) { on in
      ZStack {
        if on { Tile("a", 100, 50).onTapGesture { log("a") } }
        Tile("b", 20, 20).onTapGesture { log("b") }
      }
    }
    play.animate(false)
    play.advance(0.9)
    play.stage.tap(at: CGPoint(x: 110, y: 100))
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(log.lines == ["a", "b"])
    play.advance(0.1)
    #expect(!play.stage.tap(at: CGPoint(x: 110, y: 100)))
  }

  @Test func `1.18 an entering item is hit at once, while it cannot be seen yet`() {
    struct Fade: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let log = Log()
    let play = Play(0) { state in
      ZStack {
        if state == 1 { Tile("a", 100, 50).onTapGesture { log("a") } }
        if state == 2 { Tile("b", 100, 50).onTapGesture { log("b") }.transition(Fade()) }
        if state == 3 { Tile("c", 100, 50).opacity(0).onTapGesture { log("c") } }
      }
    }
    play.animate(1, linear.delay(1))
    #expect(isNear(play["a"]?.opacity, 0))
    play.stage.tap(at: CGPoint(x: 110, y: 100))
    play.set(0)
    play.animate(2, linear.delay(1))
    #expect(isNear(play["b"]?.opacity, 0))
    play.stage.tap(at: CGPoint(x: 110, y: 100))
    play.set(3)
    play.stage.tap(at: CGPoint(x: 110, y: 100))
    #expect(log.lines == ["a", "b"])
  }

  @Test func `1.19 motion gives way to a fade where the user prefers it`() {
    struct Quiet: Transition {
      static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(x: phase.isIdentity ? 0 : 30)
      }
    }
    for prefersCrossFade in [true, false] {
      let log = Log()
      let play = Play(false) {
        $0.prefersCrossFade = prefersCrossFade
        $0.reduceMotion = true
      } _: { on in
        ZStack {
          if on { Tile("a", 100, 50).transition(.move(edge: .leading)) }
          if on { Tile("b", 100, 50).transition(Quiet()) }
          if on {
            Tile("c", 100, 50).transition(.asymmetric(insertion: .opacity, removal: .slide))
          }
        }
      }
      play.act {
        withAnimation(linear) {
          play.remote(true)
        } completion: {
          log("done")
        }
      }
      play.advance(0.5)
      #expect(isNear(play["a"]?.x, prefersCrossFade ? 100 : 50))
      #expect(isNear(play["a"]?.opacity, prefersCrossFade ? 0.5 : 1))
      #expect(isNear(play["b"]?.x, 115))
      play.advance(0.5)
      #expect(isNear(play["a"]?.x, 100))
      #expect(log.lines == ["done"])
      play.animate(false)
      play.advance(0.5)
      #expect(isNear(play["c"]?.x, prefersCrossFade ? 100 : 150))
    }
  }

  @Test func `1.19 what has motion`() {
    #expect(!IdentityTransition.properties.hasMotion)
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(SlideTransition.properties.hasMotion)
    #expect(AnyTransition.opacity.combined(with: .scale).kind.hasMotion)
    #expect(!AnyTransition.opacity.combined(with: .identity).kind.hasMotion)
    #expect(AnyTransition.asymmetric(insertion: .opacity, removal: .slide).kind.hasMotion)
  }

  @Test func `1.22 what onAppear writes does not inherit the transaction`() {
    struct Child: View {
      @Binding var x: Double
      var body: some View { Tile("a", 20, 20).onAppear { x = 40 } }
    }
    struct Parent: View {
      let on: Bool
      @State private var x = 0.0
      var body: some View {
        ZStack {
          if on { Child(x: $x) }
          Tile("b", 20, 20).offset(x: x)
          Tile("c", 20, 20).offset(x: x).animation(.linear(duration: 1), value: x)
        }
      }
    }
    let play = Play(false) { Parent(on: $0) }
    play.animate(true)
    #expect(isNear(play["b"]?.x, 180))
    #expect(isNear(play["c"]?.x, 140))
    play.advance(0.5)
    #expect(isNear(play["c"]?.x, 160))
  }

  @Test func `1.23 two animated blocks in one event are two updates with snapshots`() {
    struct Two: View {
      let log: Log
      @State private var a = 0.0
      @State private var b = 0.0
      var body: some View {
        let _ = log("\(Int(a)) \(Int(b))")
        ZStack {
          Tile("a", 20, 20).offset(x: a)
          Tile("b", 20, 20).offset(x: b)
        }
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { a = 100 }
          withAnimation(.linear(duration: 2)) { b = 100 }
        }
      }
    }
    let log = Log()
    let play = Play(0) { _ in Two(log: log) }
    play.stage.tap(at: CGPoint(x: 150, y: 100))
    #expect(log.lines == ["0 0", "100 0", "100 100"])
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 190))
    #expect(isNear(play["b"]?.x, 165))
  }

  @Test func `1.23 the first update of an observable object sees all writes and animates them`() {
    let model = Model()
    let play = Play(0) { _ in
      ZStack {
        Tile("a", 20, 20).offset(x: model.a)
        Tile("b", 20, 20).offset(x: model.b)
      }
    }
    play.act {
      withAnimation(.linear(duration: 1)) { model.a = 100 }
      withAnimation(.linear(duration: 2)) { model.b = 100 }
    }
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 190))
    #expect(isNear(play["b"]?.x, 190))
  }

  @Observable final class Model {
    var a = 0.0
    var b = 0.0
  }
}
