import SegueTesting
import SwiftUI
import Testing

struct StageTests {
  @Test @MainActor func `the detail slides in and leaves a gap of nothing`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(100))
    let detail = try stage.find("Detail")
    #expect(detail.phase == .identity && detail.frame.minX < 0)
    stage.settle()
    try #expect(stage.find("Detail").frame.midX == 150)
    #expect(stage.verdicts.allSatisfy(\.isAnimated))
  }

  @Test @MainActor func `time is exact to the nanosecond`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    let detail = try stage.find(Detail.self)
    stage.advance(by: .nanoseconds(1))
    #expect(stage.time == .nanoseconds(1))
    #expect(abs(detail.frame.minX - (-300 + 300e-9)) < 1e-10)
    stage.advance(to: .milliseconds(250))
    #expect(abs(detail.frame.minX - -225) < 1e-9)
    stage.advance(to: .nanoseconds(999_999_999))
    #expect(detail.isMoving)
    stage.advance(by: .nanoseconds(1))
    #expect(!detail.isMoving && detail.frame.minX == 0)
  }

  @Test @MainActor func `what is shown, what is said and how fast it goes are told apart`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(500))
    let detail = try stage.find(type: Detail.self)
    #expect(abs(detail.frame.minX - -150) < 1e-9)
    #expect(detail.model.frame.minX == 0)
    #expect(abs(detail.velocity.frame.minX - 300) < 1e-9)
    #expect(detail.model.frame.width == 300)
  }

  @Test @MainActor func `a view that leaves is still there to be looked at`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    stage.settle()
    let detail = try stage.find("Detail")
    #expect(detail.isPresent)
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(250))
    #expect(detail.phase == .didDisappear && !detail.isPresent && stage.contains("Detail"))
    #expect(abs(detail.frame.midX - 225) < 1e-9)
    stage.settle()
    #expect(!detail.isOnStage && !stage.contains("Detail") && detail.frame.isNull)
    #expect(detail.description == "Text(\"Detail\"), gone")
  }

  @Test @MainActor func `settling says how long it took, and what never ends`() throws {
    let stage = Stage { AnimatedDetailScreen() }
    #expect(stage.settle().duration == .zero)
    try stage.tap("Toggle")
    let settling = stage.settle()
    #expect(settling.isSettled && settling.duration == .seconds(1))
    #expect(settling.description == "settled after 1 s")
    let halo = Stage { Halo() }
    let endless = halo.settle(limit: .seconds(3))
    #expect(!endless.isSettled && halo.time == .zero)
    #expect(endless.description == "not settled: scaleEffect of Circle repeats for ever")
    try stage.tap("Toggle")
    let short = stage.settle(limit: .milliseconds(10))
    #expect(
      short.description
        == "not settled after 0.01 s: frame of Text(\"Toggle\"), frame of Color, "
        + "frame of Text(\"Detail\") still moves")
    #expect(stage.time == .milliseconds(1010))
  }

  @Test @MainActor func `work that waits follows the stage's clock`() throws {
    let stage = Stage { Waiting() }
    #expect(!stage.contains("Task") && !stage.contains("Queue") && !stage.contains("Timer"))
    stage.advance(by: .milliseconds(999))
    #expect(!stage.contains("Task"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.contains("Task"))
    let waited = try stage.run(until: { stage.contains("Queue") && stage.contains("Timer") })
    #expect(waited > .milliseconds(1990) && waited < .milliseconds(2020))
  }

  @Test @MainActor func `two stages do not know of each other`() throws {
    let first = Stage { AnimatedDetailScreen() }
    let second = Stage { AnimatedDetailScreen() }
    try first.tap("Toggle")
    first.advance(by: .seconds(2))
    #expect(second.time == .zero && !second.contains("Detail") && first.contains("Detail"))
  }

  @Test @MainActor func `a test writes through a binding, with an animation or without`() throws {
    let width = TestState(10.0)
    let stage = Stage { Bar(width: width.binding) }
    let bar = try stage.find(Color.self)
    stage.set(width.binding, to: 20)
    #expect(bar.frame.width == 20)
    stage.set(width.binding, to: 40, animation: .linear(duration: 1))
    stage.advance(by: .milliseconds(500))
    #expect(abs(bar.frame.width - 30) < 1e-9 && bar.model.frame.width == 40)
    stage.perform { withAnimation(.linear(duration: 1)) { width.value = 0 } }
    stage.settle()
    #expect(bar.frame.width == 0)
  }

  @Test @MainActor func `options reach the views`() throws {
    let options = StageOptions(
      colorScheme: .dark, layoutDirection: .rightToLeft, reduceMotion: true
    ) { $0.isEnabled = false }
    let stage = Stage(options: options) { Settings() }
    #expect(stage.contains("dark rightToLeft true false"))
  }

  @Test @MainActor func `a stage can change its size`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { Color.red }
    stage.resize(to: CGSize(width: 100, height: 80))
    try #expect(stage.find(Color.self).frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(
      stage.drawing
        == "display list 1, 100 × 80, background #ffffff\nrectangle 0 0 100 80, fill #ff3b30")
  }
}

struct Halo: View {
  @State private var isWide = false
  var body: some View {
    Circle().scaleEffect(isWide ? 2 : 1)
      .onAppear {
        withAnimation(.easeInOut(duration: 1).repeatForever()) { isWide = true }
      }
  }
}

struct Waiting: View {
  @State private var words: [String] = []
  var body: some View {
    VStack { ForEach(words, id: \.self) { Text($0) } }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { words.append("Queue") }
        _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
          MainActor.assumeIsolated { words.append("Timer") }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        words.append("Task")
      }
  }
}

struct Bar: View {
  @Binding var width: Double
  var body: some View { Color.red.frame(width: width, height: 10) }
}

struct Settings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(scheme) \(direction) \(reduceMotion) \(isEnabled)") }
}
