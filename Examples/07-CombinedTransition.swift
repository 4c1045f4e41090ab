// Two transitions at once.
// Watch: the card slides and fades in the same time.
import SwiftUI

struct CombinedTransition: View {
  @State private var show = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.easeOut(duration: 0.6)) { show.toggle() } }
      if show {
        RoundedRectangle(cornerRadius: 16)
          .fill(.blue)
          .frame(width: 220, height: 120)
          .transition(.slide.combined(with: .opacity))
      }
    }
  }
}
