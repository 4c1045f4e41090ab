// Two values interpolated together.
// Watch: the square grows and turns in one movement.
import SwiftUI

struct ComplexModifier: ViewModifier, Animatable {
  var scale: CGFloat
  var rotation: Double

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(scale, rotation) }
    set {
      scale = newValue.first
      rotation = newValue.second
    }
  }

  func body(content: Content) -> some View {
    content
      .scaleEffect(scale)
      .rotationEffect(.degrees(rotation))
  }
}

struct PairExample: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 80) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      RoundedRectangle(cornerRadius: 12)
        .fill(.pink)
        .frame(width: 100, height: 100)
        .modifier(ComplexModifier(scale: isOn ? 1.5 : 1, rotation: isOn ? 90 : 0))
    }
  }
}
