import Observation
import SegueGeometry
import SwiftUI
import Testing

private enum AnimationPaddingChangeScene {
  @Observable final class Model {
    var inset: CGFloat = 0
    var faint = false
  }
  struct Root: View {
    let model: Model
    var body: some View {
      HStack(alignment: .top, spacing: 12) {
        block(40, 40).opacity(model.faint ? 0.3 : 1).accessibilityIdentifier("p")
        block(40, 40).padding(.leading, model.inset).animation(
          .linear(duration: 0), value: model.inset
        ).accessibilityIdentifier("q")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum AnimationSizeChangeReportsTargetScene {
  @Observable final class Model {
    var big = false
  }
  struct Root: View {
    let model: Model
    var body: some View {
      VStack(spacing: 8) {
        block(model.big ? 200 : 100, model.big ? 60 : 40).accessibilityIdentifier("tile")
        block(36.5, 16).accessibilityIdentifier("below")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum CustomlayoutAnylayoutSwitchScene {
  @Observable final class Model {
    var row = true
  }
  struct Root: View {
    let model: Model
    var body: some View {
      let arrangement =
        model.row ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
      arrangement {
        block(25, 16).accessibilityIdentifier("p")
        block(30, 20).accessibilityIdentifier("q")
        block(35.5, 16).accessibilityIdentifier("r")
      }
      .accessibilityIdentifier("all")
    }
  }
}

private enum CustomlayoutWrapScene {
  struct Wrap: Layout {
    func lines(_ width: CGFloat, _ subviews: Subviews) -> [[Int]] {
      var out: [[Int]] = [[]]
      var x: CGFloat = 0
      for i in subviews.indices {
        let w = subviews[i].sizeThatFits(.unspecified).width
        if x > 0 && x + w > width { out.append([]); x = 0 }
        out[out.count - 1].append(i)
        x += w + 8
      }
      return out
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let width = proposal.width ?? 300
      let heights = lines(width, subviews).map { l in
        l.map { subviews[$0].sizeThatFits(.unspecified).height }.max() ?? 0
      }
      return CGSize(
        width: width, height: heights.reduce(0, +) + 6 * CGFloat(max(0, heights.count - 1)))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for line in lines(bounds.width, subviews) {
        var x = bounds.minX
        var tallest: CGFloat = 0
        for i in line {
          let size = subviews[i].sizeThatFits(.unspecified)
          subviews[i].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
          x += size.width + 8
          tallest = max(tallest, size.height)
        }
        y += tallest + 6
      }
    }
  }
  struct Root: View {
    var body: some View {
      Wrap {
        block(25, 16).accessibilityIdentifier("t1")
        block(25, 16).accessibilityIdentifier("t2")
        block(35.5, 16).accessibilityIdentifier("t3")
        block(27.5, 16).accessibilityIdentifier("t4")
        block(25, 16).accessibilityIdentifier("t5")
        block(60, 30).accessibilityIdentifier("big")
        block(18.5, 16).accessibilityIdentifier("t6")
      }
      .frame(width: 160)
      .accessibilityIdentifier("all")
    }
  }
}

private func width(_ came: Int, _ left: Int) -> CGFloat {
  switch (came, left) {
  case (1, 0), (2, 1): return 35.5
  case (1, 1): return 33.5
  default: return 300
  }
}

private enum LifecycleAppearRunsBeforeFirstFrameScene {
  @Observable final class Model {
    var came = 0
    var left = 0
    var shown = true
  }
  struct Root: View {
    let model: Model
    var body: some View {
      VStack(spacing: 8) {
        Color.gray.frame(width: width(model.came, model.left), height: 16).accessibilityIdentifier(
          "counts")
        if model.shown {
          block(31.5, 16)
            .onAppear { model.came += 1 }
            .onDisappear { model.left += 1 }
            .accessibilityIdentifier("child")
        }
      }
      .accessibilityIdentifier("pile")
    }
  }
}

/// Frames measured on Apple's SwiftUI: layouts of one's own and changes.
@MainActor
struct LayoutScenesLayouts {
  @Test func `animation padding change`() {
    let model = AnimationPaddingChangeScene.Model()
    let scene = LayoutScene(320, 120) { AnimationPaddingChangeScene.Root(model: model) }
    scene.expect(
      """
      line 114 40 92 40
      p 114 40 40 40
      q 166 40 40 40
      """)
    scene.run { model.inset = 60 }
    scene.expect(
      """
      line 84 40 152 40
      p 84 40 40 40
      q 136 40 100 40
      """)
    scene.run { withAnimation(.linear(duration: 0.3)) { model.faint = true } }
    scene.expect(
      """
      line 84 40 152 40
      p 84 40 40 40
      q 136 40 100 40
      """)
  }

  @Test func `animation size change reports target`() {
    let model = AnimationSizeChangeReportsTargetScene.Model()
    let scene = LayoutScene(320, 160) { AnimationSizeChangeReportsTargetScene.Root(model: model) }
    scene.expect(
      """
      pile 110 48 100 64
      tile 110 48 100 40
      below 141.75 96 36.5 16
      """)
    scene.run { withAnimation(.linear(duration: 0.3)) { model.big = true } }
    scene.expect(
      """
      pile 60 38 200 84
      tile 60 38 200 60
      below 141.75 106 36.5 16
      """)
    scene.run { withAnimation(.easeInOut(duration: 0.3)) { model.big = false } }
    scene.expect(
      """
      pile 110 48 100 64
      tile 110 48 100 40
      below 141.75 96 36.5 16
      """)
  }

  @Test func `customlayout anylayout switch`() {
    let model = CustomlayoutAnylayoutSwitchScene.Model()
    let scene = LayoutScene(240, 120) { CustomlayoutAnylayoutSwitchScene.Root(model: model) }
    scene.expect(
      """
      all 66.75 50 106.5 20
      p 66.75 52 25 16
      q 99.75 50 30 20
      r 137.75 52 35.5 16
      """)
    scene.run { model.row = false }
    scene.expect(
      """
      all 102.25 30 35.5 60
      p 107.5 30 25 16
      q 105 50 30 20
      r 102.25 74 35.5 16
      """)
    scene.run { model.row = true }
    scene.expect(
      """
      all 66.75 50 106.5 20
      p 66.75 52 25 16
      q 99.75 50 30 20
      r 137.75 52 35.5 16
      """)
  }

  @Test func `customlayout wrap`() {
    let scene = LayoutScene(320, 160) { CustomlayoutWrapScene.Root() }
    scene.expect(
      """
      all 80 54 160 52
      t1 80 54 25 16
      t2 113 54 25 16
      t3 146 54 35.5 16
      t4 189.5 54 27.5 16
      t5 80 76 25 16
      big 113 76 60 30
      t6 181 76 18.5 16
      """)
  }

  @Test func `lifecycle appear runs before first frame`() {
    let model = LifecycleAppearRunsBeforeFirstFrameScene.Model()
    let scene = LayoutScene(320, 120) {
      LifecycleAppearRunsBeforeFirstFrameScene.Root(model: model)
    }
    scene.expect(
      """
      pile 142.25 40 35.5 40
      counts 142.25 40 35.5 16
      child 144.25 64 31.5 16
      """)
    scene.run { model.shown = false }
    scene.expect(
      """
      pile 143.25 52 33.5 16
      counts 143.25 52 33.5 16
      """)
    scene.run { model.shown = true }
    scene.expect(
      """
      pile 142.25 40 35.5 40
      counts 142.25 40 35.5 16
      child 144.25 64 31.5 16
      """)
  }
}
