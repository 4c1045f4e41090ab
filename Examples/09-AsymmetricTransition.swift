// One way in, another way out.
// Watch: the card grows and fades in; later it leaves downwards while it fades.
import SwiftUI

struct AsymmetricCard: View {
  @State private var showCard = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.spring(duration: 0.6)) { showCard.toggle() } }
      if showCard {
        RoundedRectangle(cornerRadius: 16)
          .fill(.purple)
          .frame(width: 220, height: 120)
          .transition(
            .asymmetric(
              insertion: .scale.combined(with: .opacity),
              removal: .move(edge: .bottom).combined(with: .opacity)))
      }
    }
  }
}
