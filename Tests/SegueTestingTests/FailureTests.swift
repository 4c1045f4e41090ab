import SegueTesting
import SwiftUI
import Testing

struct FailureTests {
  @MainActor func expect(_ message: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("nothing was thrown")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test @MainActor func `a name that is not there is answered with the nearest ones`() {
    let stage = Stage { AnimatedDetailScreen() }
    expect(
      """
      expected: a view that says "Togle" at 0 s
      seen: "Toggle"
      instead: write "Toggle", or let time pass until the view is there
      """
    ) { _ = try stage.find("Togle") }
    expect(
      """
      expected: a view that says "Togle" at 0 s
      seen: "Toggle"
      instead: write "Toggle", or let time pass until the view is there
      """
    ) { try stage.tap("Togle") }
    expect(
      """
      expected: a view that says "Toggle" at 0 s
      seen: no view with words or a label
      instead: give the view a text, an accessibilityLabel or an accessibilityIdentifier
      """
    ) { _ = try Stage { Color.red }.find("Toggle") }
  }

  @Test @MainActor func `a name that is there more than once is not guessed at`() {
    let stage = Stage {
      Text("A")
      Text("A")
    }
    expect(
      """
      expected: one view that says "A" at 0 s
      seen: 2 of them
      instead: use findAll and choose, or tell them apart with accessibilityIdentifier
      """
    ) { _ = try stage.find("A") }
    expect(
      """
      expected: one view that is a Text at 0 s
      seen: 2 of them
      instead: use findAll and choose, or tell them apart with accessibilityIdentifier
      """
    ) { _ = try stage.find(Text.self) }
  }

  @Test @MainActor func `a type that is not there is answered with those that are`() {
    let stage = Stage { AnimatedDetailScreen() }
    expect(
      """
      expected: a view of the type Detail at 0 s
      seen: AnimatedDetailScreen, Button, StyledButton, Label, Text("Toggle")
      instead: let time pass until it is there, or look for its text
      """
    ) { _ = try stage.find(Detail.self) }
  }

  @Test @MainActor func `a tap on what takes none says what takes one`() throws {
    let stage = Stage { AnimatedDetailScreen() }
    try stage.tap("Toggle")
    stage.settle()
    expect(
      """
      expected: "Detail" to take a tap
      seen: it is there and nothing around it does
      instead: tap one of "Toggle", or add onTapGesture
      """
    ) { try stage.tap("Detail") }
  }

  @Test @MainActor func `a condition that does not come true says what still moves`() {
    let stage = Stage { AnimatedDetailScreen() }
    expect(
      """
      expected: the condition to hold within 0.1 s
      seen: it does not hold at 0.1 s; nothing moves
      instead: raise the limit, or check what should make it true
      """
    ) { _ = try stage.run(until: { false }, limit: .milliseconds(100)) }
  }
}
