// One view with a conditional value keeps its identity.
// Watch: the bar grows from 100 to 200 points; compare with two branches.
import SwiftUI

struct SameIdentity: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { isExpanded.toggle() }
      Rectangle()
        .fill(.green)
        .frame(width: isExpanded ? 200 : 100, height: 50)
        .animation(.linear(duration: 1), value: isExpanded)
    }
  }
}
