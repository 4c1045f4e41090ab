import SegueDisplay
import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// Puts its views side by side, at a distance that animates.
private struct Spread: Layout {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20 * CGFloat(subviews.count) + distance, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (20 + distance), y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

private struct Spreading: View {
  @State private var distance: CGFloat = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Spread(distance: distance) {
          block(20, 20, .red)
          block(20, 20, .green)
        }
        block(10, 20, .blue)
      }
      Button("Spread") { withAnimation(.linear(duration: 1)) { distance = 100 } }
        .frame(width: 200, height: 20)
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Shares its width by weights, and remembers them between its calls.
private struct Weighted: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    let all = cache.reduce(0, +)
    var x = bounds.minX
    for (view, weight) in zip(subviews, cache) {
      let width = bounds.width * weight / all
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: 10))
      x += width
    }
  }
}

/// Leaves all its views where nobody has put them.
private struct Careless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor
struct LayoutProtocolTests {
  /// The rectangles that are drawn, in the order of drawing: x, y, width, height.
  private func boxes(_ stage: SegueUI.Stage) -> [[Double]] {
    stage.displayList.items.compactMap { item in
      guard case .shape(let shape) = item, case .rectangle(let box) = shape.outline else {
        return nil
      }
      return [box.minX, box.minY, box.width, box.height].map(Double.init)
    }
  }

  @Test func `a layout with data lays out again at every frame, siblings included`() throws {
    let scene = LayoutScene(200, 40) { Spreading() }
    #expect(boxes(scene.stage).map { $0[0] } == [0, 20, 40])
    try scene.stage.tap("Spread")
    scene.stage.advance(by: .milliseconds(250))
    // A quarter of the distance; the view beside the layout stands after it, in the same frame.
    let quarter = boxes(scene.stage).map { $0[0] }
    for (got, want) in zip(quarter, [0.0, 45, 65]) { #expect(abs(got - want) < 0.01) }
    scene.stage.advance(by: .seconds(1))
    let end = boxes(scene.stage).map { $0[0] }
    for (got, want) in zip(end, [0.0, 120, 140]) { #expect(abs(got - want) < 0.01) }
  }

  @Test func `layout values and the cache reach the layout`() {
    let scene = LayoutScene(200, 40) {
      Weighted {
        Color.red.accessibilityIdentifier("one")
        Color.green.layoutValue(key: Weight.self, value: 3).accessibilityIdentifier("three")
      }
    }
    scene.expect(
      """
      one 0 15 50 10
      three 50 15 150 10
      """)
  }

  @Test func `a view that a layout does not place stands in the middle`() {
    let scene = LayoutScene(200, 200) {
      Careless { block(20, 10).accessibilityIdentifier("view") }
    }
    scene.expect("view 90 95 20 10")
  }

  @Test func `right-to-left mirrors what a layout places`() {
    let scene = LayoutScene(200, 40) {
      Spread(distance: 10) {
        block(20, 20).accessibilityIdentifier("first")
        block(20, 20).accessibilityIdentifier("second")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    scene.expect(
      """
      first 105 10 20 20
      second 75 10 20 20
      """)
  }
}
