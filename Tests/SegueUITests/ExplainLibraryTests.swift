import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// What is told of exits and of the library's own controls, and when.
@MainActor
struct ExplainLibraryTests {
  private struct Panel: View {
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        if isShown { Circle().frame(width: 40, height: 40) }
      }
    }
  }

  @Test func `siblings of a leaving view travel from the start, and are told of at that time`()
    throws
  {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Panel() }
    stage.advance(by: .milliseconds(250))
    let top = try stage.find("Hide").frame.minY
    try stage.tap("Hide")
    stage.advance(by: .milliseconds(500))
    let half = try stage.find("Hide").frame.minY
    stage.settle()
    let end = try stage.find("Hide").frame.minY
    #expect(end > top)
    #expect(abs(half - (top + end) / 2) < 0.01)
    #expect(
      stage.engine.trace.verdicts().map { "\($0.time.seconds) \($0.headline)" } == [
        "0.25 removed  Circle   default opacity",
        "0.25 changed  Text(\"Hide\")   place, closing up",
      ])
  }

  private struct Clockwork: View {
    var body: some View {
      TimelineView(.animation) { context in
        Circle().frame(width: 40, height: 40)
          .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 90))
      }
    }
  }

  @Test func `what a timeline turns at every frame is not told frame by frame`() {
    #expect(explain(Clockwork()) { $0.advance(frames: 30) } == "")
  }

  private struct Switches: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Results", isOn: $isOn.animation(.linear(duration: 1)))
        if isOn { Circle().frame(width: 40, height: 40) }
      }
    }
  }

  @Test func `how a switch moves inside is not told`() throws {
    let text = try explain(Switches()) {
      try $0.tap("Results")
      $0.settle()
    }
    #expect(
      text == """
        inserted  Circle   default opacity
          from `isOn` (Switches) = true, in tap "Results"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainLibraryTests.swift)
        changed  Text("Results")   place, making room
          from `isOn` (Switches) = true, in tap "Results"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainLibraryTests.swift)
        """)
  }

  private struct Dot: View {
    @State private var isBig = false
    var body: some View {
      Rectangle().frame(width: isBig ? 80 : 40, height: 40)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isBig = true } }
    }
  }

  @Test func `what takes taps and has no words on it is called by its type`() throws {
    let text = try explain(Dot()) { try $0.tap("Rectangle") }
    #expect(
      text == """
        changed  Rectangle   frame, x 130 → 110, width 40 → 80
          from `isBig` (Dot) = true, in tap "Rectangle"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainLibraryTests.swift)
        """)
  }

  private struct Page: View {
    @State private var isShown = false
    var body: some View {
      ZStack {
        Button("Page") { withAnimation(.linear(duration: 1)) { isShown = true } }
        if isShown {
          LazyVStack { ForEach(0..<3) { Text("row \($0)") } }.transition(.move(edge: .trailing))
        }
      }
    }
  }

  @Test func `rows of a lazy stack that comes in stand at their place, which is told`() throws {
    let text = try explain(Page()) { try $0.tap("Page") }
    #expect(
      text == """
        inserted  LazyVStack   move(trailing) (ExplainLibraryTests.swift)
          from `isShown` (Page) = true, in tap "Page"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainLibraryTests.swift) [SEG131]
          the rows of the LazyVStack are made where they come into view: they stand at their final place at once and do not travel by its move(trailing)
          write: add .geometryGroup() to the content of LazyVStack, before .transition
        """)
  }

  private struct Accepted: View {
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text)
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: 1) }
        .keyboardType(.numberPad)
        .help("Your name")
        .contextMenu { Button("Copy") {} }
        .accessibilityAction(named: "Clear") {}
        .badge(3)
    }
  }

  @Test func `what is accepted and not drawn is named once`() {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Accepted() }
    #expect(
      stage.engine.report.messages.map(\.what).sorted() == [
        "accessibilityAction is accepted, and no reader of the screen on a stage calls it",
        "accessibilityRotor is accepted, and no reader of the screen on a stage calls it",
        "badge is accepted but not drawn",
        "contextMenu is accepted, and no gesture on a stage calls it",
        "help is accepted but not drawn",
        "keyboardType is accepted but not drawn",
      ])
  }

  private struct Choices: View {
    @State private var choice = "none"
    var body: some View {
      VStack {
        Menu("Choose") {
          Button("One") { choice = "one" }
          Button("Two") { choice = "two" }
        }
        Text(choice)
      }
    }
  }

  @Test func `a menu opens, and a choice acts and closes it`() throws {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Choices() }
    #expect(stage.findAll("Two").isEmpty)
    try stage.tap("Choose")
    stage.settle()
    try stage.tap("Two")
    stage.settle()
    #expect(!stage.findAll("two").isEmpty)
    #expect(stage.findAll("Two").isEmpty)
  }
}
