// The animation stands on the container, outside the condition; the transition on the branch.
// Watch: the card slides in from the leading edge and out to the trailing one.
import SwiftUI

struct ContextOnContainer: View {
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { showDetail.toggle() }
      if showDetail {
        DetailCard().transition(.slide)
      }
    }
    .animation(.spring, value: showDetail)
  }
}

struct DetailCard: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.indigo)
      .frame(width: 220, height: 120)
      .overlay { Text("Detail").font(.headline).foregroundStyle(.white) }
  }
}
