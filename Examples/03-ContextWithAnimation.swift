// The change itself is animated: withAnimation around the write.
// Watch: the card grows and fades in, and goes back the same way.
import SwiftUI

struct ContextWithAnimation: View {
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") {
        withAnimation(.spring) { showDetail.toggle() }
      }
      if showDetail {
        RoundedRectangle(cornerRadius: 16)
          .fill(.teal)
          .frame(width: 220, height: 120)
          .transition(.scale.combined(with: .opacity))
      }
    }
  }
}
