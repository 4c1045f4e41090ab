import Observation
import SegueGeometry
import SwiftUI
import Testing

private enum ScrollAnchorRolesScene {
  struct Ids: View {
    var n: Int
    var p: String
    var h: CGFloat = 20
    var body: some View {
      ForEach(0..<n, id: \.self) { i in block(120, h).accessibilityIdentifier("\(p)\(i)").id(i) }
    }
  }
  @Observable final class Model {
    var n = 20
  }
  struct Root: View {
    let model: Model
    var body: some View {
      HStack(spacing: 20) {
        ScrollView { VStack(spacing: 0) { Ids(n: 3, p: "a") } }
          .defaultScrollAnchor(.bottom, for: .alignment)
          .accessibilityIdentifier("v1")
        ScrollView { VStack(spacing: 0) { Ids(n: 3, p: "b") } }
          .defaultScrollAnchor(.center, for: .alignment)
          .accessibilityIdentifier("v2")
        ScrollView { VStack(spacing: 0) { Ids(n: model.n, p: "c") } }
          .defaultScrollAnchor(.bottom, for: .sizeChanges)
          .accessibilityIdentifier("v3")
        ScrollView { VStack(spacing: 0) { Ids(n: model.n, p: "d") } }
          .defaultScrollAnchor(.bottom)
          .defaultScrollAnchor(.bottom, for: .sizeChanges)
          .accessibilityIdentifier("v4")
      }
    }
  }
}

/// Frames measured on Apple's SwiftUI: where scroll views stand.
@MainActor
struct LayoutScenesScrollAnchors {
  @Test func `scroll anchor roles`() {
    let model = ScrollAnchorRolesScene.Model()
    let scene = LayoutScene(600, 200) { ScrollAnchorRolesScene.Root(model: model) }
    scene.expect(
      """
      v1 30 0 120 200
      a0 30 140 120 20
      a1 30 160 120 20
      a2 30 180 120 20
      v2 170 0 120 200
      b0 170 70 120 20
      b1 170 90 120 20
      b2 170 110 120 20
      v3 310 0 120 200
      c0 310 0 120 20
      c1 310 20 120 20
      c2 310 40 120 20
      c3 310 60 120 20
      c4 310 80 120 20
      c5 310 100 120 20
      c6 310 120 120 20
      c7 310 140 120 20
      c8 310 160 120 20
      c9 310 180 120 20
      c10 310 200 120 20
      c11 310 220 120 20
      c12 310 240 120 20
      c13 310 260 120 20
      c14 310 280 120 20
      c15 310 300 120 20
      c16 310 320 120 20
      c17 310 340 120 20
      c18 310 360 120 20
      c19 310 380 120 20
      v4 450 0 120 200
      d0 450 -200 120 20
      d1 450 -180 120 20
      d2 450 -160 120 20
      d3 450 -140 120 20
      d4 450 -120 120 20
      d5 450 -100 120 20
      d6 450 -80 120 20
      d7 450 -60 120 20
      d8 450 -40 120 20
      d9 450 -20 120 20
      d10 450 0 120 20
      d11 450 20 120 20
      d12 450 40 120 20
      d13 450 60 120 20
      d14 450 80 120 20
      d15 450 100 120 20
      d16 450 120 120 20
      d17 450 140 120 20
      d18 450 160 120 20
      d19 450 180 120 20
      """)
    scene.run { model.n = 25 }
    scene.expect(
      """
      v1 30 0 120 200
      a0 30 140 120 20
      a1 30 160 120 20
      a2 30 180 120 20
      v2 170 0 120 200
      b0 170 70 120 20
      b1 170 90 120 20
      b2 170 110 120 20
      v3 310 0 120 200
      c0 310 0 120 20
      c1 310 20 120 20
      c2 310 40 120 20
      c3 310 60 120 20
      c4 310 80 120 20
      c5 310 100 120 20
      c6 310 120 120 20
      c7 310 140 120 20
      c8 310 160 120 20
      c9 310 180 120 20
      c10 310 200 120 20
      c11 310 220 120 20
      c12 310 240 120 20
      c13 310 260 120 20
      c14 310 280 120 20
      c15 310 300 120 20
      c16 310 320 120 20
      c17 310 340 120 20
      c18 310 360 120 20
      c19 310 380 120 20
      c20 310 400 120 20
      c21 310 420 120 20
      c22 310 440 120 20
      c23 310 460 120 20
      c24 310 480 120 20
      v4 450 0 120 200
      d0 450 -300 120 20
      d1 450 -280 120 20
      d2 450 -260 120 20
      d3 450 -240 120 20
      d4 450 -220 120 20
      d5 450 -200 120 20
      d6 450 -180 120 20
      d7 450 -160 120 20
      d8 450 -140 120 20
      d9 450 -120 120 20
      d10 450 -100 120 20
      d11 450 -80 120 20
      d12 450 -60 120 20
      d13 450 -40 120 20
      d14 450 -20 120 20
      d15 450 0 120 20
      d16 450 20 120 20
      d17 450 40 120 20
      d18 450 60 120 20
      d19 450 80 120 20
      d20 450 100 120 20
      d21 450 120 120 20
      d22 450 140 120 20
      d23 450 160 120 20
      d24 450 180 120 20
      """)
  }
}
