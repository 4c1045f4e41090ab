// A transition of one's own, between two states of a modifier.
// Watch: the text comes into focus and goes out of it.
import SwiftUI

struct BlurModifier: ViewModifier {
  var radius: CGFloat

  func body(content: Content) -> some View {
    content.blur(radius: radius)
  }
}

extension AnyTransition {
  static func blur(radius: CGFloat) -> AnyTransition {
    .modifier(active: BlurModifier(radius: radius), identity: BlurModifier(radius: 0))
  }
}

struct BlurModifierTransition: View {
  @State private var show = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { show.toggle() } }
      if show {
        Text("In focus").font(.largeTitle).bold()
          .transition(.blur(radius: 10))
      }
    }
  }
}
