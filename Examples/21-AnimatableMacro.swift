// The macro writes animatableData for every property that can be interpolated.
// Watch: the wedge opens evenly while its inner radius grows; the colour is left alone.
import SwiftUI

@Animatable
struct Wedge: Shape {
  var degrees: Double
  var inner: Double
  @AnimatableIgnored var isFilled = true

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    path.addArc(
      center: center, radius: radius, startAngle: .zero, endAngle: .degrees(degrees),
      clockwise: false)
    path.addArc(
      center: center, radius: radius * inner, startAngle: .degrees(degrees), endAngle: .zero,
      clockwise: true)
    path.closeSubpath()
    return path
  }
}

struct AnimatableMacroExample: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
      Wedge(degrees: isOpen ? 300 : 40, inner: isOpen ? 0.6 : 0.1)
        .fill(.orange)
        .frame(width: 160, height: 160)
    }
  }
}
