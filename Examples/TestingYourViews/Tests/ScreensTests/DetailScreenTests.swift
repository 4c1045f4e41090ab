import Screens
import SegueTesting
import SegueTestingImages
import SwiftUI
import Testing

@MainActor
struct DetailScreenTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200)) { DetailScreen() }

  @Test func `the detail slides in and leaves a gap of nothing`() throws {
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(100))
    let detail = try stage.find(Detail.self)
    #expect(detail.phase == .identity && detail.frame.minX < 0)
    stage.settle()
    #expect(detail.frame.midX == 150)
    #expect(stage.verdicts.allSatisfy(\.isAnimated))
  }

  @Test func `toggled back half-way, it returns from where it is`() throws {
    try stage.tap("Toggle")
    stage.settle()
    let detail = try stage.find(Detail.self)
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(500))
    #expect(detail.phase == .didDisappear && abs(detail.frame.minX - 150) < 0.001)
    try stage.tap("Toggle")
    #expect(detail.phase == .identity && abs(detail.frame.minX - 150) < 0.001)
    #expect(stage.settle().isSettled && detail.frame.minX == 0)
  }

  @Test func `it leaves as the filmstrip beside this file shows`() throws {
    let stage = Stage.withFonts(size: CGSize(width: 160, height: 90)) { DetailScreen() }
    try stage.tap("Toggle")
    stage.settle()
    try stage.tap("Toggle")
    try stage.matchFilmstrip("detail leaves", every: .milliseconds(250), frames: 4, tolerance: 8)
  }

  struct Forgotten: View {
    @State private var showDetail = false

    var body: some View {
      VStack {
        Button("Toggle") { showDetail.toggle() }
        if showDetail { Detail().transition(.slide) }
      }
    }
  }

  @Test func `a change without an animation is told, with what to write`() throws {
    let stage = Stage { Forgotten() }
    try stage.tap("Toggle")
    let verdict = try #require(stage.verdicts.first)
    #expect(!verdict.isAnimated && verdict.reason?.id == "SEG100")
    #expect(verdict.remedy?.contains("withAnimation { showDetail.toggle() }") == true)
  }

  /// What a test prints when a name is misspelt.
  @Test func `a failure says what was expected, what was seen and what to do`() throws {
    let failure = #expect(throws: StageFailure.self) { try stage.tap("Togle") }
    #expect(
      failure?.description == """
        expected: a view that says "Togle" at 0 s
        seen: "Toggle"
        instead: write "Toggle", or let time pass until the view is there
        """)
  }
}
