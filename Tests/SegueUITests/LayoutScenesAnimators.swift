import SegueGeometry
import SwiftUI
import Testing

private enum AnimatorPhaseAtRestScene {
  struct Root: View {
    var body: some View {
      HStack(spacing: 20) {
        block(33, 16)
          .phaseAnimator([false, true], trigger: 0) { v, up in
            v.scaleEffect(up ? 1.5 : 1).opacity(up ? 0.5 : 1)
          } animation: { _ in
            .easeInOut(duration: 0.4)
          }
          .accessibilityIdentifier("p")
        block(40, 40)
          .phaseAnimator([0, 1, 2], trigger: 0) { v, n in v.offset(y: CGFloat(n) * -10) }
          .accessibilityIdentifier("q")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum MatchedSlotsStayScene {
  struct Follow: View {
    @Namespace private var ns
    var body: some View {
      ZStack(alignment: .topLeading) {
        block(40, 40, .red)
          .matchedGeometryEffect(id: "k", in: ns)
          .accessibilityIdentifier("source")
          .padding(EdgeInsets(top: 20, leading: 120, bottom: 0, trailing: 0))
        block(80, 20)
          .matchedGeometryEffect(id: "k", in: ns, isSource: false)
          .accessibilityIdentifier("byFrame")
        block(30, 30, .green)
          .matchedGeometryEffect(id: "k", in: ns, properties: .position, isSource: false)
          .accessibilityIdentifier("byPosition")
          .padding(.top, 70)
        block(20, 60, .orange)
          .matchedGeometryEffect(id: "k", in: ns, properties: .size, isSource: false)
          .accessibilityIdentifier("bySize")
          .padding(.leading, 60)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .accessibilityIdentifier("pile")
    }
  }
  struct Root: View {
    var body: some View {
      Follow()
    }
  }
}

private enum RtlShapesOffsetPositionScene {
  struct Root: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          block(40, 30).accessibilityIdentifier("s1")
          block(40, 30).accessibilityIdentifier("s2")
          block(15, 12).accessibilityIdentifier("i1")
          block(15, 12).accessibilityIdentifier("i2")
        }
        .accessibilityIdentifier("line")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(
          width: 120, height: 20
        ).accessibilityIdentifier("ramp")
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 160, height: 40).accessibilityIdentifier("area")
          block(20, 20).position(x: 30, y: 20).accessibilityIdentifier("positioned")
        }
        .frame(width: 160, height: 40)
        block(20, 20).offset(x: 40).accessibilityIdentifier("shifted")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

/// Frames measured on Apple's SwiftUI: animators, matched views and mirrored ones.
@MainActor
struct LayoutScenesAnimators {
  @Test func `animator phase at rest`() {
    let scene = LayoutScene(300, 120) { AnimatorPhaseAtRestScene.Root() }
    scene.expect(
      """
      line 103.5 40 93 40
      p 103.5 52 33 16
      q 156.5 40 40 40
      """)
  }

  @Test func `matched slots stay`() {
    let scene = LayoutScene(300, 140) { MatchedSlotsStayScene.Root() }
    scene.expect(
      """
      pile 50 20 200 100
      source 170 40 40 40
      byFrame 50 20 80 20
      byPosition 50 90 30 30
      bySize 110 20 20 60
      """)
  }

  @Test func `rtl shapes offset position`() {
    let scene = LayoutScene(300, 200) { RtlShapesOffsetPositionScene.Root() }
    scene.expect(
      """
      line 90 30 140 30
      s1 190 30 40 30
      s2 140 30 40 30
      i1 115 39 15 12
      i2 90 39 15 12
      ramp 110 70 120 20
      area 70 100 160 40
      positioned 70 100 160 40
      shifted 210 150 20 20
      """)
  }
}
