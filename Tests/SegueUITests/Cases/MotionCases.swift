import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// Animatable data, texts, repetitions, first frames.
@MainActor
struct MotionCases {
  let linear = Animation.linear(duration: 1)

  @Test func `data that the path does not read leaves the shape to jump`() {
    struct Bar: Shape {
      var percent: Int
      private var exact: Double
      init(percent: Int) {
        self.percent = percent
        exact = Double(percent)
      }
      var animatableData: Double {
        get { exact }
        set { exact = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * CGFloat(percent) / 100, height: 10))
      }
    }
    let play = Play(10) { percent in Bar(percent: percent).fill(Tile.color("a")) }
    play.animate(90)
    play.advance(0.25)
    #expect(isNear(play["a"]?.width, 270))
  }

  @Test(arguments: [false, true])
  func `a modifier without data glides, one with data steps`(hasData: Bool) {
    struct Step: ViewModifier {
      var part: Double
      func body(content: Content) -> some View { content.offset(y: part < 0.5 ? -80 : 0) }
    }
    struct DataStep: ViewModifier, Animatable {
      var part: Double
      var animatableData: Double {
        get { part }
        set { part = newValue }
      }
      func body(content: Content) -> some View { content.offset(y: part < 0.5 ? -80 : 0) }
    }
    let transition: AnyTransition =
      hasData
      ? .modifier(active: DataStep(part: 0), identity: DataStep(part: 1))
      : .modifier(active: Step(part: 0), identity: Step(part: 1))
    let play = Play(false) { on in
      ZStack { if on { Tile("a", 40, 20).transition(transition) } }
    }
    play.animate(true)
    #expect(isNear(play["a"]?.y, 10))
    play.advance(0.25)
    #expect(isNear(play["a"]?.y, hasData ? 10 : 30))
    play.advance(0.5)
    #expect(isNear(play["a"]?.y, hasData ? 90 : 70))
    play.advance(0.25)
    #expect(isNear(play["a"]?.y, 90))
  }

  @Test func `a changed text cross-fades in place, and its transition is idle`() {
    let play = Play(false) { asked in
      ZStack { Text(asked ? "Back" : "Who is it?").transition(.slide) }
    }
    play.animate(true)
    play.advance(0.5)
    #expect(play.order == ["Who is it?", "Back"])
    #expect(isNear(play["Back"]?.opacity, 0.5))
    #expect(isNear(play["Who is it?"]?.opacity, 0.5))
    #expect(isNear(play["Back"]?.midX, 150, 0.5))
    play.advance(0.5)
    #expect(play.order == ["Back"])
  }

  @Test func `a column of digits glides by its offset`() {
    let play = Play(1) { digit in
      VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Tile("d\($0)", 20, 20) } }
        .offset(y: CGFloat(-digit * 20))
    }
    let start = play["d0"]?.y ?? 0
    play.animate(8)
    for step in 1...4 {
      play.advance(0.25)
      #expect(isNear(play["d0"]?.y, start - 35 * Double(step)))
    }
  }

  @Test func `a hidden repetition keeps producing frames`() throws {
    struct Halo: View {
      @State private var isWide = false
      var body: some View {
        Tile("a", 40, 40).scaleEffect(isWide ? 1.5 : 1)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isWide = true }
          }
      }
    }
    let play = Play(true) { isVisible in Halo().opacity(isVisible ? 1 : 0) }
    play.set(false)
    play.advance(1000.5)
    #expect(!play.isAtRest)
    #expect(isNear(play["a"]?.width, 50))
    #expect(isNear(play["a"]?.opacity, 0))
  }

  @Test func `a repetition does not hear of a state that drives nothing`() {
    struct Dots: View {
      @State private var isRunning = true
      @State private var isOn = false
      var body: some View {
        Tile("a", 10, 10).opacity(isOn ? 1 : 0)
          .onAppear {
            withAnimation(.linear(duration: 0.5).repeatForever()) { isOn = true }
          }
          .onDisappear { isRunning = false }
      }
    }
    let play = Play(0) { _ in Dots() }
    play.advance(100.25)
    #expect(isNear(play["a"]?.opacity, 0.5))
    #expect(!play.isAtRest)
  }

  @Test func `reduced motion alone changes nothing`() {
    struct Banner: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      let isOn: Bool
      var body: some View {
        VStack(spacing: 0) {
          if isOn { Tile("a", 40, 20).transition(.move(edge: .leading)) }
          Tile(reducesMotion ? "reduced" : "full", 10, 10)
        }
      }
    }
    let play = Play(false) {
      $0.reduceMotion = true
    } _: {
      Banner(isOn: $0)
    }
    play.animate(true)
    #expect(play.order == ["a", "reduced"])
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 110))
    #expect(isNear(play["a"]?.opacity, 1))
  }

  @Test func `an animation that begins in onAppear runs from the start beside the insertion`() {
    struct Page: View {
      let isOn: Bool
      @State private var hasMore = false
      var body: some View {
        ZStack {
          if isOn {
            Tile("page").transition(.move(edge: .trailing))
              .onAppear { withAnimation(.linear(duration: 1)) { hasMore = true } }
          }
          if hasMore { Tile("more", 40, 40).transition(.scale) }
        }
      }
    }
    let play = Play(false) { Page(isOn: $0) }
    play.animate(true)
    play.advance(0.25)
    #expect(isNear(play["page"]?.x, 225))
    #expect(isNear(play["more"]?.width, 10, 1e-3))
  }
}
