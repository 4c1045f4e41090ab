// The smallest useful screen, and the commonest mistake.
// Watch: the detail is there at once; the explanation says what is missing.
import SwiftUI

struct DetailView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.blue)
      .frame(width: 240, height: 140)
      .overlay { Text("Detail").font(.title2).foregroundStyle(.white) }
  }
}

struct DetailScreen: View {
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { showDetail.toggle() }
      if showDetail {
        DetailView().transition(.slide)
      }
    }
  }
}

#Preview("Detail") { DetailScreen() }
