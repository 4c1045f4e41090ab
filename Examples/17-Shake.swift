// An Animatable modifier: its body runs with every value between old and new.
// Watch: three swings to both sides while the count goes from 0 to 3.
import SwiftUI

struct ShakeModifier: ViewModifier, Animatable {
  var shakeCount: Double

  var animatableData: Double {
    get { shakeCount }
    set { shakeCount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: sin(shakeCount * .pi * 2) * 10)
  }
}

extension View {
  func shake(count: Int) -> some View {
    modifier(ShakeModifier(shakeCount: Double(count)))
  }
}

struct Shake: View {
  @State private var shakeCount = 0

  var body: some View {
    Button("Shake") { shakeCount += 3 }
      .font(.title)
      .shake(count: shakeCount)
      .animation(.easeInOut(duration: 1.2), value: shakeCount)
  }
}
