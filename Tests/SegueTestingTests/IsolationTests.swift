import SegueTesting
import SwiftUI
import Testing

/// Stages that live at the same time, in one test and in tests that run side by side.
struct IsolationTests {
  struct Sleeper: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .task {
          while count < 3 {
            try? await Task.sleep(for: .seconds(1))
            count += 1
          }
        }
    }
  }

  @Test @MainActor func `work that waits on one stage does not run on another's time`() {
    let first = Stage { Sleeper() }
    let second = Stage { Sleeper() }
    first.advance(by: .milliseconds(1500))
    second.advance(by: .milliseconds(500))
    #expect(first.contains("1") && second.contains("0"))
    second.advance(by: .seconds(3))
    #expect(first.contains("1") && second.contains("3"))
    #expect(first.time == .milliseconds(1500) && second.time == .milliseconds(3500))
  }

  @Test(arguments: 0..<8) @MainActor
  func `tests that give way to each other keep their own time`(_ number: Int) async throws {
    let stage = Stage { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    for step in 1...10 {
      stage.advance(by: .milliseconds(10 * (number + 1)))
      await Task.yield()
      #expect(stage.time == .milliseconds(10 * (number + 1) * step))
      let detail = try stage.find(Detail.self)
      let progress = min(1, 0.01 * Double((number + 1) * step))
      #expect(abs(Double(detail.frame.minX) - (45 - 300 * (1 - progress))) < 1e-6)
    }
    #expect(stage.log.filter { $0.kind == .input }.count == 1)
  }

  @Test @MainActor func `a stage that is gone leaves nothing behind`() {
    weak var gone: SegueTesting.Stage?
    do {
      let stage = Stage { Sleeper() }
      gone = stage
      stage.advance(by: .seconds(1))
    }
    #expect(gone == nil)
  }
}
