// A property animation: the view is there before and after, only a value changes.
// Watch: the bar grows evenly around its middle; nothing is inserted or removed.
import SwiftUI

struct PropertyAnimation: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(spacing: 24) {
      Button("Toggle") { isExpanded.toggle() }
      Rectangle()
        .fill(.blue)
        .frame(width: isExpanded ? 200 : 100, height: 50)
        .animation(.spring, value: isExpanded)
    }
  }
}
