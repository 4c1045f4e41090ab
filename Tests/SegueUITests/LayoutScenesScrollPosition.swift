import Observation
import SegueGeometry
import SwiftUI
import Testing

private enum ScrollPositionBindingInitialValueDoesNotScrollScene {
  struct Ids: View {
    var n: Int
    var p: String
    var h: CGFloat = 20
    var body: some View {
      ForEach(0..<n, id: \.self) { i in block(120, h).accessibilityIdentifier("\(p)\(i)").id(i) }
    }
  }
  @Observable final class Model {
    var at: Int? = 10
    var goal: Int? = nil
  }
  struct Root: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) { Ids(n: 30, p: "r", h: 30) }.scrollTargetLayout()
          }
          .scrollPosition(id: Binding(get: { model.at }, set: { model.at = $0 }), anchor: .center)
          .accessibilityIdentifier("view")
          .onChange(of: model.goal) { _, goal in
            if let goal { proxy.scrollTo(goal, anchor: .top) }
          }
        }
        Color.clear.frame(width: CGFloat(model.at ?? -1) + 100, height: 1).accessibilityIdentifier(
          "num")
      }
    }
  }
}

/// Frames measured on Apple's SwiftUI: scrolling by code.
@MainActor
struct LayoutScenesScrollPosition {
  @Test func `scroll position binding initial value does not scroll`() {
    let model = ScrollPositionBindingInitialValueDoesNotScrollScene.Model()
    let scene = LayoutScene(300, 220) {
      ScrollPositionBindingInitialValueDoesNotScrollScene.Root(model: model)
    }
    scene.expect(
      """
      num 95 219 110 1
      view 90 0 120 219
      r0 90 0 120 30
      r1 90 30 120 30
      r2 90 60 120 30
      r3 90 90 120 30
      r4 90 120 120 30
      r5 90 150 120 30
      r6 90 180 120 30
      r7 90 210 120 30
      r8 90 240 120 30
      r9 90 270 120 30
      r10 90 300 120 30
      r11 90 330 120 30
      r12 90 360 120 30
      r13 90 390 120 30
      r14 90 420 120 30
      r15 90 450 120 30
      r16 90 480 120 30
      r17 90 510 120 30
      r18 90 540 120 30
      r19 90 570 120 30
      r20 90 600 120 30
      r21 90 630 120 30
      r22 90 660 120 30
      r23 90 690 120 30
      r24 90 720 120 30
      r25 90 750 120 30
      r26 90 780 120 30
      r27 90 810 120 30
      r28 90 840 120 30
      r29 90 870 120 30
      """)
    scene.run { model.goal = 7 }
    scene.expect(
      """
      num 95 219 110 1
      view 90 0 120 219
      r0 90 -210 120 30
      r1 90 -180 120 30
      r2 90 -150 120 30
      r3 90 -120 120 30
      r4 90 -90 120 30
      r5 90 -60 120 30
      r6 90 -30 120 30
      r7 90 0 120 30
      r8 90 30 120 30
      r9 90 60 120 30
      r10 90 90 120 30
      r11 90 120 120 30
      r12 90 150 120 30
      r13 90 180 120 30
      r14 90 210 120 30
      r15 90 240 120 30
      r16 90 270 120 30
      r17 90 300 120 30
      r18 90 330 120 30
      r19 90 360 120 30
      r20 90 390 120 30
      r21 90 420 120 30
      r22 90 450 120 30
      r23 90 480 120 30
      r24 90 510 120 30
      r25 90 540 120 30
      r26 90 570 120 30
      r27 90 600 120 30
      r28 90 630 120 30
      r29 90 660 120 30
      """)
  }
}
