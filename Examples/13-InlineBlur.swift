// A mistake: effects that depend on the condition of their own branch.
// Watch: the card only fades, by default; inside the branch the flag is always true, so that the
// blur is never seen.
import SwiftUI

struct InlineBlur: View {
  @State private var showContent = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { showContent.toggle() } }
      if showContent {
        RoundedRectangle(cornerRadius: 16)
          .fill(.gray)
          .frame(width: 220, height: 120)
          .blur(radius: showContent ? 0 : 10)
          .opacity(showContent ? 1 : 0)
      }
    }
  }
}
