// A mistake that says nothing: without animatableData the body runs once, with the final count.
// Watch: nothing moves, since the sine of a whole turn is 0 at both ends.
import SwiftUI

struct BadShakeModifier: ViewModifier {
  var shakeCount: Double

  func body(content: Content) -> some View {
    content.offset(x: sin(shakeCount * .pi * 2) * 10)
  }
}

struct ShakeWithoutData: View {
  @State private var shakeCount = 0

  var body: some View {
    Button("Shake") { shakeCount += 3 }
      .font(.title)
      .modifier(BadShakeModifier(shakeCount: Double(shakeCount)))
      .animation(.easeInOut(duration: 1.2), value: shakeCount)
  }
}
