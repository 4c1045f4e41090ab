import SwiftUI

/// Starts a task inside `withAnimation`.
struct Pin: View {
  @State private var isPinned = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Pin") {
        withAnimation(.linear(duration: 1)) {
          Task {
            try? await Task.sleep(for: .milliseconds(50))
            isPinned.toggle()
          }
        }
      }
      if isPinned { Tile("a", 100, 50).transition(.slide) }
    }
  }
}
