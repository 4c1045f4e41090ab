import SegueGeometry
import SwiftUI
import Testing

private enum PositionSafeAreaInsetScene {
  struct Root: View {
    var body: some View {
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.accessibilityIdentifier("plainIn") }
          .safeAreaInset(edge: .bottom) {
            Color.blue.frame(height: 30).accessibilityIdentifier("plainBar")
          }
          .frame(width: 100, height: 200)
          .accessibilityIdentifier("plain")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8, id: \.self) { i in
              Color.green.frame(height: 30).accessibilityIdentifier("s\(i)")
            }
          }
          .accessibilityIdentifier("viewIn")
        }
        .safeAreaInset(edge: .bottom) {
          Color.blue.frame(height: 30).accessibilityIdentifier("viewBar")
        }
        .frame(width: 100, height: 200)
        .accessibilityIdentifier("view")
        VStack(spacing: 0) { Color.orange.accessibilityIdentifier("ignIn") }
          .ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) {
            Color.blue.frame(height: 30).accessibilityIdentifier("ignBar")
          }
          .frame(width: 100, height: 200)
          .accessibilityIdentifier("ign")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum RtlGridsScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            block(40, 30).accessibilityIdentifier("p")
            block(60, 30).accessibilityIdentifier("q")
            block(30, 30).accessibilityIdentifier("r")
          }
          GridRow {
            block(100, 30).gridCellColumns(2).accessibilityIdentifier("span")
            block(30, 30).accessibilityIdentifier("s")
          }
          GridRow {
            block(40, 30).gridColumnAlignment(.trailing).accessibilityIdentifier("t")
          }
        }
        .accessibilityIdentifier("grid")
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
        ) {
          block(40, 20).accessibilityIdentifier("z0")
          block(40, 20).accessibilityIdentifier("z1")
          block(40, 20).accessibilityIdentifier("z2")
          block(40, 20).accessibilityIdentifier("z3")
          block(40, 20).accessibilityIdentifier("z4")
        }
        .frame(width: 200)
        .accessibilityIdentifier("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

/// Frames measured on Apple's SwiftUI: bars and right-to-left.
@MainActor
struct LayoutScenesEdges {
  @Test func `position safe area inset`() {
    let scene = LayoutScene(400, 260) { PositionSafeAreaInsetScene.Root() }
    scene.expect(
      """
      line 30 30 340 200
      plain 30 30 100 200
      plainIn 30 30 100 162
      plainBar 30 200 100 30
      view 150 30 100 200
      viewIn 150 30 100 240
      viewBar 150 200 100 30
      ign 270 30 100 200
      ignIn 270 30 100 200
      ignBar 270 30 100 30
      s0 150 30 100 30
      s1 150 60 100 30
      s2 150 90 100 30
      s3 150 120 100 30
      s4 150 150 100 30
      s5 150 180 100 30
      s6 150 210 100 30
      s7 150 240 100 30
      """)
  }

  @Test func `rtl grids`() {
    let scene = LayoutScene(320, 220) { RtlGridsScene.Root() }
    scene.expect(
      """
      grid 85 23 150 110
      p 195 23 40 30
      q 125 23 60 30
      r 85 23 30 30
      span 130 63 100 30
      s 85 63 30 30
      t 195 103 40 30
      lazy 60 149 200 48
      z0 188 149 40 20
      z1 140 149 40 20
      z2 92 149 40 20
      z3 188 177 40 20
      z4 140 177 40 20
      """)
  }
}
