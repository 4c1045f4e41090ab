import SegueDisplay
import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

@MainActor
struct S3AnimatableTests {
  let linear = Animation.linear(duration: 1)

  @Test func `3.1 only a change of an earlier value under an animation animates`() {
    let play = Play(0.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.set(10)
    #expect(isNear(play["a"]?.x, 150))
    #expect(play.isAtRest)
    play.animate(10)
    #expect(play.isAtRest)
    play.animate(20)
    #expect(isNear(play["a"]?.x, 150))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 155))
  }

  @Test func `3.2 an animation works on the difference, from zero`() {
    struct Spy: CustomAnimation {
      nonisolated(unsafe) let seen: Seen
      static func == (a: Spy, b: Spy) -> Bool { a.seen === b.seen }
      func hash(into hasher: inout Hasher) {}
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        seen.lengths.append(value.magnitudeSquared.squareRoot())
        return time >= 1 ? nil : value.scaled(by: time * time)
      }
    }
    final class Seen { var lengths: [Double] = [] }
    let seen = Seen()
    let play = Play(100.0) { x in Tile("a", 20, 20).offset(x: x) }
    play.animate(130, Animation(Spy(seen: seen)))
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 140 + 100 + 7.5))
    #expect(seen.lengths.allSatisfy { isNear($0, 30) })
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 270))
    #expect(play.isAtRest)
  }

  @Test func `3.3 an animatable view's body runs with what lies between`() {
    struct Wave: View, Animatable {
      var turns: Double
      var animatableData: Double {
        get { turns }
        set { turns = newValue }
      }
      var body: some View { Tile("a", 20, 20).offset(x: 40 * sin(turns * 2 * .pi)) }
    }
    let play = Play(0.0) { Wave(turns: $0) }
    play.animate(1)
    for (time, x) in [(0.25, 40.0), (0.25, 0), (0.25, -40), (0.25, 0)] {
      play.advance(time)
      #expect(isNear(play["a"]?.x, 140 + x, 1e-6))
    }
    #expect(play.isAtRest)
  }

  @Test func `3.3 an animatable modifier's body runs with what lies between`() {
    struct Square: ViewModifier, Animatable {
      var x: Double
      var animatableData: Double {
        get { x }
        set { x = newValue }
      }
      func body(content: Content) -> some View { content.offset(x: x * x) }
    }
    let play = Play(0.0) { Tile("a", 20, 20).modifier(Square(x: $0)) }
    play.animate(10)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 165))
  }

  @Test func `3.3 without data a view's built-in modifiers go from result to result`() {
    struct Plain: View {
      let turns: Double
      var body: some View { Tile("a", 20, 20).offset(x: 40 * sin(turns * .pi / 2)) }
    }
    let play = Play(0.0) { Plain(turns: $0) }
    play.animate(3)
    for x in [-10.0, -20, -30, -40] {
      play.advance(0.25)
      #expect(isNear(play["a"]?.x, 140 + x, 1e-6))
    }
    // Whole counts give the same result at both ends, and nothing moves.
    let shake = Play(0.0) { Plain(turns: $0 * 2) }
    shake.animate(3)
    shake.advance(0.25)
    #expect(isNear(shake["a"]?.x, 140, 1e-6))
  }

  @Test func `3.3 a shape's path follows its data, and jumps without`() {
    struct Bar: Shape {
      var part: Double
      var animatableData: Double {
        get { part }
        set { part = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: 10))
      }
    }
    struct Stiff: Shape {
      var part: Double
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: 10))
      }
    }
    let play = Play(0.2) { part in
      ZStack {
        Bar(part: part).fill(Tile.color("a"))
        Stiff(part: part).fill(Tile.color("b"))
      }
    }
    play.animate(1)
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 180))
    #expect(isNear(play["b"]?.width, 300))
  }

  @Test func `3.4 leaves travel, and layout has the final values at once`() {
    let play = Play(20.0) { width in
      HStack(spacing: 0) {
        Tile("a", width, 20)
        Tile("b", 20, 20).background(Tile("c")).padding(.leading, width)
      }
    }
    play.animate(40)
    play.advance(0.5)
    // 60 before, 100 after, around 150.
    #expect(isNear(play["a"]?.x, 110))
    #expect(isNear(play["a"]?.width, 30))
    #expect(isNear(play["b"]?.x, 170))
    #expect(play["c"]?.frame == play["b"]?.frame)
  }

  @Test func `3.4 an animatable view that feeds layout lays out again, siblings at once`() {
    struct Wide: View, Animatable {
      var width: Double
      var animatableData: Double {
        get { width }
        set { width = newValue }
      }
      var body: some View { Tile("a", width, 20) }
    }
    let play = Play(20.0) { width in
      HStack(spacing: 0) {
        Wide(width: width)
        Tile("b", 20, 20)
      }
    }
    play.animate(60)
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 40))
    #expect(isNear(play["a"]?.x, 120))
    #expect(isNear(play["b"]?.x, 160))
    play.advance(0.25)
    #expect(isNear(play["b"]?.x, 165))
    play.advance(0.25)
    #expect(isNear(play["b"]?.x, 170))
    #expect(play.isAtRest)
  }

  @Test func `3.4 geometry effects make their content travel as one`() {
    let play = Play(0.0) { x in
      ZStack(alignment: .leading) {
        Color.clear
        HStack(spacing: 0) {
          Tile("a", 20, 20)
          Tile("b", 20, 20).transaction { $0.animation = nil }
        }
        .scaleEffect(1)
        .padding(.leading, x)
      }
    }
    play.animate(100)
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, 50))
    #expect(isNear(play["b"]?.x, 70))
  }

  @Test func `3.5 the animation that counts for a frame is the one at the leaf`() {
    let play = Play(20.0) { width in
      VStack(spacing: 0) {
        Tile.color("a").animation(.linear(duration: 2), value: width).frame(
          width: width, height: 20)
        Tile.color("b").frame(width: width, height: 20).animation(
          .linear(duration: 4), value: width)
        Tile.color("c").frame(width: width, height: 20)
      }
    }
    play.set(60)
    play.advance(1)
    #expect(isNear(play["a"]?.width, 40))
    #expect(isNear(play["b"]?.width, 30))
    #expect(isNear(play["c"]?.width, 60))
  }

  @Test func `3.5 an effect takes the animation where it stands, a background its own`() {
    let play = Play(0.0) { x in
      VStack(spacing: 0) {
        Tile("a", 20, 20).animation(.linear(duration: 2), value: x).offset(x: x)
        Tile("b", 20, 20).offset(x: x).animation(.linear(duration: 2), value: x)
        Tile("c", 20, 20).animation(.linear(duration: 2), value: x)
          .background(Tile.color("d").frame(width: 20 + x))
      }
    }
    play.set(40)
    play.advance(1)
    #expect(isNear(play["a"]?.x, 180))
    #expect(isNear(play["b"]?.x, 160))
    #expect(isNear(play["d"]?.width, 60))
  }

  @Test func `3.5 what a leaf resolves from the environment animates at the leaf`() {
    let play = Play(false) { on in
      VStack {
        Rectangle().animation(linear, value: on)
          .foregroundStyle(on ? Color(white: 1) : Color(white: 0))
      }
    }
    play.set(true)
    play.advance(0.5)
    let shown = play.picture.entries.first?.paint?.red ?? 0
    // Half way in linear light.
    #expect(isNear(shown, 0.735_357, 1e-3))
  }

  @Test func `3.7 stroke, trim and corners interpolate, a circle jumps with its frame`() {
    let play = Play(10.0) { size in
      ZStack {
        RoundedRectangle(cornerRadius: size).fill(Tile.color("a"))
      }
    }
    play.animate(20)
    play.advance(0.5)
    var widths: [Double] = []
    for case .shape(let shape) in play.stage.displayList.items {
      if case .roundedRectangle(_, let corner, _) = shape.outline {
        widths.append(Double(corner.width))
      }
    }
    #expect(widths.count == 1 && isNear(widths.first, 15))
  }

  @Test func `3.8 colours interpolate, unlike kinds of style jump`() {
    let play = Play(false) { on in
      ZStack {
        Rectangle().fill(on ? Color(white: 1) : Color(white: 0))
      }
    }
    play.animate(true)
    play.advance(0.25)
    let shown = play.picture.entries.first?.paint?.red ?? 0
    #expect(isNear(shown, 0.537_1, 1e-3))
  }
}
