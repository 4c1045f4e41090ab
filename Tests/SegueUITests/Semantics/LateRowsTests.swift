import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// Rows about layouts, preferences and what hears of changes.
@MainActor
struct LateRowsTests {
  let linear = Animation.linear(duration: 1)

  struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `1.18 preferences of a leaving item vanish at once`() {
    let log = Log()
    let play = Play(true) { on in
      ZStack {
        if on { Tile("a", 20, 20).preference(key: Names.self, value: ["a"]) }
        Tile("b", 20, 20).preference(key: Names.self, value: ["b"])
      }
      .onPreferenceChange(Names.self) { names in
        MainActor.assumeIsolated { log(names.joined()) }
      }
    }
    play.animate(false)
    #expect(log.lines == ["ab", "b"])
    #expect(play["a"] != nil)
  }

  @Test func `1.22 onChange runs in a round of its own, and not at first`() {
    struct Watch: View {
      let value: Int
      @State private var x = 0.0
      @State private var y = 0.0
      let log: Log
      var body: some View {
        ZStack {
          Tile("a", 20, 20).offset(x: x)
          Tile("b", 20, 20).offset(x: y)
        }
        .onChange(of: value) { old, new in
          log("\(old) \(new)")
          x = 40
          withAnimation(.linear(duration: 1)) { y = 40 }
        }
        .onChange(of: value, initial: true) { log("initial") }
      }
    }
    let log = Log()
    let play = Play(0) { Watch(value: $0, log: log) }
    #expect(log.lines == ["initial"])
    play.animate(1)
    #expect(log.lines.sorted() == ["0 1", "initial", "initial"])
    #expect(isNear(play["a"]?.x, 180))
    #expect(isNear(play["b"]?.x, 140))
    play.advance(0.5)
    #expect(isNear(play["b"]?.x, 160))
  }

  @Test func `2.1 a geometry group makes a page travel as one`() {
    let play = Play(0) { state in
      ZStack {
        if state > 0 {
          ZStack {
            Tile("a", 100, 50)
            if state > 1 { Tile("b", 20, 20).transition(.identity) }
          }
          .geometryGroup()
          .transition(.move(edge: .leading))
        }
      }
    }
    play.animate(1)
    play.advance(0.5)
    play.set(2)
    #expect(isNear(play["a"]?.x, 50))
    #expect(isNear(play["b"]?.x, 90))
  }

  @Test func `3.4 a geometry reader tells final sizes`() {
    let log = Log()
    let play = Play(20.0) { width in
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.size.width))")
        Tile("a")
      }
      .frame(width: width, height: 20)
    }
    play.animate(60)
    #expect(log.lines.last == "60")
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 40))
    #expect(Set(log.lines) == ["20", "60"])
  }

  @Test func `3.4 a layout with data is laid out at each frame`() {
    struct Shift: Layout {
      var x: Double
      var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20 + x, height: 20)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
        }
      }
    }
    let play = Play(0.0) { x in
      HStack(spacing: 0) {
        Shift(x: x * x) { Tile("a", 20, 20) }
        Tile("b", 20, 20)
      }
    }
    play.animate(10)
    play.advance(0.5)
    // The data is half way: 50. The row is 90 wide and begins at 105.
    #expect(isNear(play["a"]?.x, 155))
    #expect(isNear(play["b"]?.x, 175))
    play.advance(0.5)
    #expect(isNear(play["b"]?.x, 200))
    #expect(play.isAtRest)
  }

  @Test func `3.4 another layout under AnyLayout keeps identity, and leaves travel`() {
    let play = Play(false) { on in
      let layout =
        on ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Tile("a", 20, 20)
        Tile("b", 20, 20)
      }
    }
    let node = play.element("a")?.node
    play.animate(true)
    #expect(play.element("a")?.node === node)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 135))
    #expect(isNear(play["a"]?.y, 85))
  }

  @Test func `3.6 angles and unit points are scaled by 128, sizes are not`() {
    #expect(isNear(Angle(radians: 2).animatableData, 256))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
    #expect(CGPoint(x: 3, y: 4).animatableData == AnimatablePair(3, 4))
  }

  @Test func `3.9 identity changes content at once, and nothing fades without an animation`() {
    let play = Play("one") { text in
      VStack {
        Text(text).contentTransition(.identity)
        Text("x" + text)
      }
    }
    play.set("two")
    #expect(play.order == ["two", "xtwo"])
    play.animate("three")
    play.advance(0.5)
    #expect(play.order == ["three", "xtwo", "xthree"])
    #expect(isNear(play["xtwo"]?.opacity, 0.5))
  }

  @Test func `3.11 both sides of a matched pair follow one rectangle while they cross-fade`() {
    struct Match: View {
      let isBig: Bool
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear
          if isBig {
            Tile("a").matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 100)
          } else {
            Tile("b").matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
              .padding(.leading, 200)
          }
        }
      }
    }
    let play = Play(false) { Match(isBig: $0) }
    play.animate(true)
    play.advance(0.5)
    for name in ["a", "b"] {
      #expect(isNear(play[name]?.x, 100), "\(name)")
      #expect(isNear(play[name]?.width, 60), "\(name)")
      #expect(isNear(play[name]?.opacity, 0.5), "\(name)")
    }
    play.advance(0.5)
    #expect(play["b"] == nil)
    #expect(isNear(play["a"]?.width, 100))
  }

  @Test func `4.14 a phase animator rests with a trigger and cycles without`() {
    let play = Play(0) { trigger in
      ZStack {
        Tile("a", 20, 20)
          .phaseAnimator([0.0, 40, 80], trigger: trigger) { content, x in
            content.offset(x: x)
          } animation: { x in
            x == 80 ? nil : .linear(duration: 1)
          }
        Tile("b", 20, 20)
          .phaseAnimator([0.0, 40]) { content, x in
            content.offset(x: x)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
    }
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 140))
    #expect(isNear(play["b"]?.x, 160))
    play.advance(1)
    #expect(isNear(play["b"]?.x, 160))
    play.set(1)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
    play.advance(0.5)
    // To 80 at once, and then back to the first.
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 180))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 140))
  }

  @Test func `4.15 keyframe tracks run side by side and the longest counts`() {
    struct Values {
      var x = 0.0
      var y = 0.0
    }
    let play = Play(0) { trigger in
      Tile("a", 20, 20)
        .keyframeAnimator(initialValue: Values(), trigger: trigger) { content, value in
          content.offset(x: value.x, y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.x) { LinearKeyframe(40, duration: 1) }
          KeyframeTrack(\.y) {
            LinearKeyframe(20, duration: 1)
            MoveKeyframe(0)
            LinearKeyframe(40, duration: 1)
          }
        }
    }
    #expect(isNear(play["a"]?.x, 140))
    play.set(1)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 160))
    #expect(isNear(play["a"]?.y, 100))
    play.advance(1)
    #expect(isNear(play["a"]?.x, 180))
    #expect(isNear(play["a"]?.y, 110))
    play.advance(0.5)
    #expect(isNear(play["a"]?.y, 130))
  }
}
