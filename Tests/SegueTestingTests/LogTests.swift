import SegueTesting
import SwiftUI
import Testing

struct LogTests {
  struct ExitOrder: View {
    @State private var isShown = true
    @State private var label = "Shown"
    var body: some View {
      VStack {
        Text(label)
        if isShown {
          Circle().frame(width: 60, height: 60).transition(.opacity)
            .onDisappear { label = "Gone" }
        }
        Button("Hide") {
          label = "Hiding"
          withAnimation(.linear(duration: 1)) { isShown = false }
        }
      }
    }
  }

  @Test @MainActor func `a view disappears when its exit has ended`() throws {
    let stage = Stage { ExitOrder() }
    try stage.tap("Hide")
    stage.advance(by: .milliseconds(999))
    #expect(stage.contains("Hiding"))
    stage.settle()
    #expect(stage.contains("Gone"))
    #expect(
      stage.log.map(\.description) == [
        "0 s  tap \"Hide\"",
        "0 s  write label = \"Hiding\"",
        "0 s  write isShown = false",
        "0 s  removed Circle",
        "1 s  erased Circle",
        "1 s  disappeared Circle",
        "1 s  write label = \"Gone\"",
      ])
  }

  struct Spring: View {
    @State private var x: CGFloat = 0
    var body: some View {
      VStack {
        Circle().frame(width: 20, height: 20).offset(x: x)
        Button("Go") {
          withAnimation(
            .spring(duration: 0.5, bounce: 0.6), completionCriteria: .removed
          ) {
            x = 100
          } completion: {
          }
          withAnimation(.spring(duration: 0.5, bounce: 0.6)) {
            x += 0.001
          } completion: {
          }
        }
      }
    }
  }

  @Test @MainActor func `completions are logged in their order`() throws {
    let stage = Stage { Spring() }
    try stage.tap("Go")
    let settling = stage.settle()
    let completions = stage.log.filter { $0.kind == .completed }
    #expect(settling.isSettled)
    #expect(completions.map(\.name) == ["LogTests.swift:55", "LogTests.swift:49"])
    #expect(completions.first?.time == .milliseconds(500))
  }
}
