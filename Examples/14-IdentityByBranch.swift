// Two branches are two views, even where they look alike.
// Watch: the bars cross-fade in place; nothing grows.
import SwiftUI

struct IdentityByBranch: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isExpanded.toggle() } }
      if isExpanded {
        Rectangle().fill(.blue).frame(width: 200, height: 50)
      } else {
        Rectangle().fill(.blue).frame(width: 100, height: 50)
      }
    }
  }
}
