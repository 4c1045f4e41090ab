// A transition of one's own, as a type with a body for each phase.
// Watch: blur and fade together; the view itself knows nothing of them.
import SwiftUI

struct BlurTransition: Transition {
  var radius: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : radius)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct BlurTransitionExample: View {
  @State private var showContent = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { showContent.toggle() } }
      if showContent {
        RoundedRectangle(cornerRadius: 16)
          .fill(.cyan)
          .frame(width: 220, height: 120)
          .transition(BlurTransition(radius: 10))
      }
    }
  }
}
