import SegueDisplay
import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// Stacks inside stacks.
private struct Nest: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      VStack { Nest(depth: depth - 1) }
    } else {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core")
    }
  }
}

/// Stacks of both axes inside one another, each with a sibling.
private struct Weave: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Weave(depth: depth - 1)
          Color.blue
        }
        Color.green
      }
    } else {
      Color.red
    }
  }
}

@MainActor
struct LayoutBadInputTests {
  nonisolated static let values: [CGFloat] = [.nan, .infinity, -.infinity, -10, 1e300, 0]

  @Test(arguments: values) func `no number traps`(_ value: CGFloat) {
    let scene = LayoutScene(200, 200) {
      VStack(spacing: value) {
        Color.red.frame(width: value, height: value)
        Color.red.frame(minWidth: value, maxWidth: value)
        Color.red.padding(value).offset(x: value, y: value)
        Color.red.position(x: value, y: value)
        Color.red.aspectRatio(value, contentMode: .fit)
        Color.red.alignmentGuide(.leading) { _ in value }
        Spacer(minLength: value)
        Grid(horizontalSpacing: value, verticalSpacing: value) { GridRow { Color.red } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: value), spacing: value)], spacing: value) {
          Color.red
        }
        ScrollView { LazyVStack(spacing: value) { Color.red.frame(height: value) } }
          .contentMargins(value)
        Color.red.containerRelativeFrame(.horizontal) { _, _ in value }
      }
      .safeAreaInset(edge: .bottom, spacing: value) { Color.blue.frame(height: 10) }
    }
    #expect(!scene.stage.displayList.items.isEmpty)
  }

  @Test func `a thousand nested stacks are laid out, drawn and hit`() {
    let scene = LayoutScene(200, 200) { Nest(depth: 1000) }
    scene.expect("core 95 95 10 10")
    #expect(scene.stage.displayList.items.count == 1)
    #expect(!scene.stage.tap(at: CGPoint(x: 100, y: 100)))
  }

  @Test func `stacks of both axes inside one another measure each view a few times only`() {
    let scene = LayoutScene(200, 200) { Weave(depth: 12) }
    #expect(scene.stage.displayList.items.count == 25)
  }

  @Test func `a ratio that is none is said once, and the view's own is used`() {
    let scene = LayoutScene(100, 50) {
      Color.red.aspectRatio(.nan, contentMode: .fit).accessibilityIdentifier("box")
    }
    scene.expect("box 25 0 50 50")
    #expect(
      scene.stage.report.messages.map(\.what) == [
        "aspectRatio(nan) is no ratio of sides, and the view's own one is used"
      ])
  }
}
