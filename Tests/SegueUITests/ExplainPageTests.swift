import SegueTesting
import SwiftUI
import Testing

/// Pages that the library brings in its own way, and what it does by itself inside its controls.
@MainActor
struct ExplainPageTests {
  struct Sheet: View {
    @State private var isShown = false
    var body: some View {
      Button("Tap") { withAnimation(.linear(duration: 2)) { isShown = true } }
        .sheet(isPresented: $isShown) { Text("Inside").padding() }
    }
  }

  @Test func `a sheet comes by its own presentation, whatever the animation`() throws {
    let text = try explain(Sheet()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Inside")   sheet
          from `isShown` (Sheet) = true, in tap "Tap"
          animated by the sheet's own presentation [SEG109]
          withAnimation(.linear(duration: 2.0)) (ExplainPageTests.swift) does not reach it: the sheet has an animation of its own
        """)
  }

  struct Moving: View {
    @State private var isShown = false
    var body: some View {
      Button("Tap") { isShown = true }
        .fullScreenCover(isPresented: $isShown) { Text("Inside").transition(.slide) }
    }
  }

  @Test func `a transition on the root of a page is ignored`() throws {
    let text = try explain(Moving()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Inside")   fullScreenCover
          from `isShown` (Moving) = true, in tap "Tap"
          animated by the fullScreenCover's own presentation [SEG109]
          the transition at ExplainPageTests.swift is on the root of the page and is ignored: the fullScreenCover brings and takes the page in its own way
          write: put .transition on a view that is inserted inside the page
        """)
  }

  struct Titled: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Tap") {
          Text("Detail").navigationTitle("Details").toolbar { Button("Edit") {} }
        }
      }
    }
  }

  @Test func `what a page says of its bar is not told as a change of its content`() throws {
    let text = try explain(Titled()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Detail")   page of the NavigationStack
          from the NavigationStack itself, in tap "Tap"
          animated by the NavigationStack's own push
        """)
  }

  struct High: View {
    @State private var isShown = false
    var body: some View {
      Button("Tap") { isShown = true }
        .sheet(isPresented: $isShown) { Text("Half").presentationDetents([.medium]) }
    }
  }

  @Test func `what a sheet says of its height is not told as a change of its content`() throws {
    let text = try explain(High()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Half")   sheet
          from `isShown` (High) = true, in tap "Tap"
          animated by the sheet's own presentation
        """)
  }

  struct Question: View {
    @State private var isAsked = false
    var body: some View {
      Button("Tap") { isAsked = true }
        .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
    }
  }

  @Test func `an alert comes and goes`() throws {
    let text = try explain(Question()) {
      try $0.tap("Tap")
      $0.settle()
      try $0.tap("Yes")
    }
    #expect(
      text == """
        inserted  Text("Sure?")   alert
          from `isAsked` (Question) = true, in tap "Tap"
          animated by the alert's own presentation
        removed  Text("Sure?")   alert
          from `isAsked` (Question) = false, in tap "Yes"
          animated by the alert's own dismissal
        """)
  }

  struct Inside: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Button {
          withAnimation(.linear(duration: 1)) { isOn.toggle() }
        } label: {
          VStack { if isOn { Text("Star") } else { Circle() } }
        }
        .accessibilityLabel("Tap")
      }
    }
  }

  @Test func `what a person writes inside a label or a page is told`() throws {
    let text = try explain(Inside()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Star")   default opacity
          from `isOn` (Inside) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainPageTests.swift)
        removed  Circle   default opacity
          from `isOn` (Inside) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainPageTests.swift)
        """)
  }

  struct Presses: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Plain") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Own") {}.buttonStyle(Shrinking())
      }
    }
    struct Shrinking: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.8 : 1)
      }
    }
  }

  @Test func `that a button is pressed is told of a style of one's own alone`() throws {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Presses() }
    for label in ["Plain", "Own"] {
      let frame = try stage.find(label).frame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      stage.engine.touchDown(at: middle)
      stage.advance(by: .milliseconds(100))
      stage.engine.touchUp(at: CGPoint(x: -1000, y: -1000))
      stage.settle()
      if label == "Plain" { #expect(told(stage) == "") }
    }
    #expect(
      told(stage).hasPrefix(
        """
        changed  Text("Own")   scaleEffect 1 → 0.8
          from `isPressed` (Button) = true
        """))
  }
}
