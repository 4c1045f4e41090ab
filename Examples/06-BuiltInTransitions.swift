// The built-in transitions side by side, under one animation.
// Watch: fade, grow, slide through, come from below, push, offset and blur.
import SwiftUI

struct BuiltInTransitions: View {
  @State private var show = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Toggle") { withAnimation(.easeInOut(duration: 0.8)) { show.toggle() } }
      row("opacity", .blue, .opacity)
      row("scale", .teal, .scale)
      row("slide", .green, .slide)
      row("move(edge: .leading)", .orange, .move(edge: .leading))
      row("push(from: .trailing)", .pink, .push(from: .trailing))
      row("offset(y: 40)", .purple, .offset(y: 40))
      row("blurReplace", .indigo, AnyTransition(.blurReplace))
    }
    .padding()
  }

  private func row(_ name: String, _ color: Color, _ transition: AnyTransition) -> some View {
    VStack(spacing: 4) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      ZStack {
        Color.clear
        if show {
          RoundedRectangle(cornerRadius: 10)
            .fill(color)
            .frame(width: 160)
            .transition(transition)
        }
      }
      .frame(height: 44)
    }
  }
}
