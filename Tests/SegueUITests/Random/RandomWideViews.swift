import SegueMotion
import SwiftUI

/// Two views that share their geometry, one after the other.
struct MatchedView: View {
  @Namespace private var space
  let isOn: Bool
  let first: PlantView
  let last: PlantView

  var body: some View {
    HStack(spacing: 20) {
      if isOn { first.matchedGeometryEffect(id: 0, in: space) }
      Tile("between", 4, 4)
      if !isOn { last.matchedGeometryEffect(id: 0, in: space) }
    }
  }
}

/// A view that follows one of two others.
struct HeroView: View {
  @Namespace private var space
  let isOn: Bool
  let number: Int
  let first: PlantView
  let last: PlantView

  var body: some View {
    VStack(spacing: 3) {
      Tile("a", 30, 6).matchedGeometryEffect(id: "a", in: space)
      Tile("b", 12, CGFloat(6 + number)).matchedGeometryEffect(id: "b", in: space)
      if number > 0 { first }
      last.matchedGeometryEffect(id: isOn ? "a" : "b", in: space, isSource: false)
    }
  }
}

/// A layout that is laid out again at every frame while its step animates.
struct SpreadLayout: Layout {
  var step: CGFloat
  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: step * CGFloat(max(1, subviews.count)), height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + step * CGFloat(index), y: bounds.minY), anchor: .topLeading,
        proposal: .unspecified)
    }
  }
}

/// Displaces what it is put on; not interpolated by itself.
struct Drift: ViewModifier {
  let by: CGFloat
  func body(content: Content) -> some View { content.offset(x: by).opacity(1 - by / 40) }
}

/// Displaces what it is put on by interpolated data.
struct DriftData: ViewModifier, Animatable {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.offset(x: amount * amount / 20) }
}

struct Shake: GeometryEffect {
  var travel: CGFloat
  var animatableData: CGFloat {
    get { travel }
    set { travel = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 6 * travel * (4 - travel), y: travel))
  }
}

/// Shows a value that it copies when it changes.
struct EchoView: View {
  @State private var shown = false
  let isOn: Bool
  let isAnimated: Bool
  let content: PlantView

  var body: some View {
    VStack(spacing: 1) {
      content.opacity(shown ? 0.6 : 1)
      if shown { Tile("echo", 9, 5).transition(.scale) }
    }
    .onChange(of: isOn, initial: true) {
      if isAnimated { withAnimation(.snappy) { shown = isOn } } else { shown = isOn }
    }
  }
}

/// Comes in by itself once it is there.
struct GreetingView: View {
  @State private var isThere = false
  let isOn: Bool
  let content: PlantView

  var body: some View {
    VStack(spacing: 1) {
      if isOn { content.transition(.move(edge: .leading)) }
      Tile("hello", 8, 4).offset(x: isThere ? 0 : -20)
        .onAppear { withAnimation(.easeOut(duration: 0.2)) { isThere = true } }
    }
  }
}

/// Goes on to a second change when a first one has ended.
struct CompletionView: View {
  @State private var first = false
  @State private var second = false
  let isOn: Bool
  let content: PlantView
  let last: PlantView

  var body: some View {
    HStack(spacing: 1) {
      content.offset(y: first ? 5 : 0)
      if second { last }
    }
    .onChange(of: isOn, initial: true) {
      withAnimation(.linear(duration: 0.3), completionCriteria: .removed) {
        first = isOn
      } completion: {
        withAnimation(.bouncy) { second = first }
      }
    }
  }
}

enum WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

enum BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Shows a sum that views inside report.
struct PreferenceView: View {
  @State private var sum = 0
  let isOn: Bool
  let number: Int
  let content: PlantView

  var body: some View {
    VStack(spacing: 1) {
      if isOn { content.preference(key: WidthKey.self, value: 3) }
      Tile("sum", 6, 6).preference(key: WidthKey.self, value: number)
      Tile("shown", CGFloat(4 + sum), 3)
    }
    .onPreferenceChange(WidthKey.self) { sum = $0 }
  }
}

/// Shows how large a view is.
struct MeasureView: View {
  @State private var width: CGFloat = 0
  let isOn: Bool
  let content: PlantView

  var body: some View {
    VStack(spacing: 1) {
      content.padding(isOn ? 3 : 1).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Tile("ruler", width / 2, 2)
    }
  }
}

/// Follows a finger.
struct DragView: View {
  @GestureState private var way = CGSize.zero
  let content: PlantView

  var body: some View {
    content.overlay { Tile("grip", 30, 30) }
      .offset(way)
      .gesture(
        DragGesture(minimumDistance: 2).updating($way) { value, state, transaction in
          state = value.translation
          transaction.animation = .interactiveSpring
        })
  }
}

/// An animation of the user's own: evenly, in 0.3 s.
struct Evenly: CustomAnimation {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time >= 0.3 ? nil : value.scaled(by: time / 0.3)
  }
}
