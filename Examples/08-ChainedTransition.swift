// Three transitions, one around the other.
// Watch: the badge grows, fades in and rises by 20 points, all at once.
import SwiftUI

struct ChainedTransition: View {
  @State private var show = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.bouncy) { show.toggle() } }
      if show {
        Circle()
          .fill(.mint)
          .frame(width: 120, height: 120)
          .transition(.scale.combined(with: .opacity).combined(with: .offset(y: 20)))
      }
    }
  }
}
