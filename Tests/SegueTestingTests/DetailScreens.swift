import SwiftUI

struct Detail: View {
  var body: some View {
    Text("Detail").frame(width: 300, height: 50).background(.yellow)
  }
}

/// A screen whose detail slides in and out.
struct AnimatedDetailScreen: View {
  @State private var showDetail = false

  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { showDetail.toggle() } }
      if showDetail { Detail().transition(.slide) }
    }
  }
}

/// The same without an animation.
struct PlainDetailScreen: View {
  @State private var showDetail = false

  var body: some View {
    VStack {
      Button("Toggle") { showDetail.toggle() }
      if showDetail { Detail().transition(.slide) }
    }
  }
}
