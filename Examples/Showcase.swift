// Cards that come and go, siblings that travel, a reversal in flight, a transition of one's own.
import SwiftUI

struct Plan: Identifiable, Equatable {
  let id: Int
  let title: String
  let color: Color

  static let all = [
    Plan(id: 1, title: "Draw", color: .indigo), Plan(id: 2, title: "Move", color: .teal),
    Plan(id: 3, title: "Explain", color: .orange), Plan(id: 4, title: "Test", color: .pink),
  ]
}

/// Turns in from the side, out of focus, and leaves the same way.
struct SwingTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 24), anchor: .bottomLeading)
      .offset(x: phase.value * 60)
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct PlanCard: View {
  let plan: Plan

  var body: some View {
    HStack {
      Circle().fill(.white.opacity(0.9)).frame(width: 28, height: 28)
        .overlay { Text("\(plan.id)").font(.subheadline).bold().foregroundStyle(plan.color) }
      Text(plan.title).font(.headline).foregroundStyle(.white)
      Spacer()
    }
    .padding(.horizontal, 18)
    .frame(height: 62)
    .background(plan.color, in: RoundedRectangle(cornerRadius: 18))
  }
}

struct Showcase: View {
  @State private var plans = Array(Plan.all.prefix(2))
  @State private var showNote = false

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Text("Today").font(.largeTitle).bold()
        Spacer()
        Button("Note") {
          withAnimation(.spring(duration: 0.6, bounce: 0.25)) { showNote.toggle() }
        }
      }
      if showNote {
        Text("Everything here moves on a virtual clock.")
          .font(.callout)
          .padding(14)
          .frame(maxWidth: .infinity)
          .background(Color.yellow.opacity(0.35), in: RoundedRectangle(cornerRadius: 14))
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      ForEach(plans) { plan in
        PlanCard(plan: plan)
          .transition(
            .asymmetric(
              insertion: AnyTransition(SwingTransition()),
              removal: .move(edge: .trailing).combined(with: .opacity)))
      }
      HStack(spacing: 28) {
        Button("Add") {
          withAnimation(.bouncy(duration: 0.7)) {
            if let next = Plan.all.first(where: { !plans.contains($0) }) {
              plans.insert(next, at: 0)
            }
          }
        }
        Button("Done") {
          withAnimation(.spring(duration: 0.6)) { if !plans.isEmpty { plans.removeFirst() } }
        }
      }
      .padding(.top, 6)
      Spacer()
    }
    .padding(24)
  }
}

#Preview("Plans") { Showcase() }
