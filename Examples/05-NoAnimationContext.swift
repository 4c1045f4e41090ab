// A mistake: a transition without an animation is never played.
// Watch: the card is there at once and gone at once; the explanation says what to write.
import SwiftUI

struct NoAnimationContext: View {
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { showDetail.toggle() }
      if showDetail {
        RoundedRectangle(cornerRadius: 16)
          .fill(.red)
          .frame(width: 220, height: 120)
          .transition(.slide)
      }
    }
  }
}
