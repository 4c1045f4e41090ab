// The same transition for both ways: correct, though a slide that leaves where it did not come
// from may feel awkward.
// Watch: in from the leading edge, out to the trailing one.
import SwiftUI

struct SameBothWays: View {
  @State private var showCard = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.easeInOut(duration: 0.6)) { showCard.toggle() } }
      if showCard {
        RoundedRectangle(cornerRadius: 16)
          .fill(.brown)
          .frame(width: 220, height: 120)
          .transition(.slide)
      }
    }
  }
}
