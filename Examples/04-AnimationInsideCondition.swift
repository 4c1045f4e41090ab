// A mistake: the animation is part of the branch, and comes and goes with it.
// Watch: nothing moves, in neither direction; the explanation says where the modifier belongs.
import SwiftUI

struct AnimationInsideCondition: View {
  @State private var showDetail = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { showDetail.toggle() }
      if showDetail {
        RoundedRectangle(cornerRadius: 16)
          .fill(.orange)
          .frame(width: 220, height: 120)
          .transition(.slide)
          .animation(.spring, value: showDetail)
      }
    }
  }
}
