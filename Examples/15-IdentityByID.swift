// A changed id is another view: the old one leaves, the new one comes.
// Watch: one square shrinks away while another grows in its place.
import SwiftUI

struct IdentityByID: View {
  @State private var flag = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { flag.toggle() } }
      Rectangle()
        .fill(flag ? .green : .orange)
        .frame(width: 100, height: 100)
        .id(flag)
        .transition(.scale)
    }
  }
}
