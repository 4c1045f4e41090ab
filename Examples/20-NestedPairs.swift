// Three values: a pair in a pair.
// Watch: the card moves sideways, down and turns, all to the same clock.
import SwiftUI

struct ThreePropertyModifier: ViewModifier, Animatable {
  var x: CGFloat
  var y: CGFloat
  var rotation: Double

  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Double> {
    get { AnimatablePair(AnimatablePair(x, y), rotation) }
    set {
      x = newValue.first.first
      y = newValue.first.second
      rotation = newValue.second
    }
  }

  func body(content: Content) -> some View {
    content
      .offset(x: x, y: y)
      .rotationEffect(.degrees(rotation))
  }
}

struct NestedPairs: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 40) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      RoundedRectangle(cornerRadius: 12)
        .fill(.indigo)
        .frame(width: 90, height: 60)
        .modifier(
          ThreePropertyModifier(x: isOn ? 80 : 0, y: isOn ? 60 : 0, rotation: isOn ? 30 : 0))
    }
  }
}
