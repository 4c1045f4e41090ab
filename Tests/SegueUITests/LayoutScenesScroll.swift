import SegueGeometry
import SwiftUI
import Testing

private enum ScrollHorizontalScene {
  struct Root: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<12, id: \.self) { i in block(60, 40).accessibilityIdentifier("c\(i)") }
        }
        .accessibilityIdentifier("in")
      }
      .accessibilityIdentifier("view")
    }
  }
}

private enum ScrollShortContentScene {
  struct Rows: View {
    var n: Int
    var width: CGFloat = 120
    var gap: CGFloat = 0
    var body: some View {
      VStack(spacing: gap) {
        ForEach(0..<n, id: \.self) { i in block(width, 20).accessibilityIdentifier("r\(i)") }
      }
    }
  }
  struct Root: View {
    var body: some View {
      ScrollView { Rows(n: 3).accessibilityIdentifier("in") }.accessibilityIdentifier("view")
    }
  }
}

private enum ScrollIndicatorModifiersScene {
  struct Rows: View {
    var n: Int
    var width: CGFloat = 120
    var gap: CGFloat = 0
    var body: some View {
      VStack(spacing: gap) {
        ForEach(0..<n, id: \.self) { i in block(width, 20).accessibilityIdentifier("r\(i)") }
      }
    }
  }
  struct Root: View {
    var body: some View {
      HStack(spacing: 20) {
        ScrollView(showsIndicators: false) { Rows(n: 20, width: 80).accessibilityIdentifier("in1") }
          .accessibilityIdentifier("view1")
        ScrollView { Rows(n: 20, width: 80).accessibilityIdentifier("in2") }
          .scrollIndicators(.hidden)
          .scrollDisabled(true)
          .accessibilityIdentifier("view2")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum ScrollOverflowScene {
  struct Rows: View {
    var n: Int
    var width: CGFloat = 120
    var gap: CGFloat = 0
    var body: some View {
      VStack(spacing: gap) {
        ForEach(0..<n, id: \.self) { i in block(width, 20).accessibilityIdentifier("r\(i)") }
      }
    }
  }
  struct Root: View {
    var body: some View {
      ScrollView { Rows(n: 20, gap: 8).accessibilityIdentifier("in") }.accessibilityIdentifier(
        "view")
    }
  }
}

private enum ScrollContentMarginsScene {
  struct Ids: View {
    var n: Int
    var p: String
    var h: CGFloat = 20
    var body: some View {
      ForEach(0..<n, id: \.self) { i in block(120, h).accessibilityIdentifier("\(p)\(i)").id(i) }
    }
  }
  struct Root: View {
    var body: some View {
      HStack(spacing: 20) {
        ScrollView { VStack(spacing: 0) { Ids(n: 20, p: "a") } }
          .contentMargins(20, for: .scrollContent)
          .accessibilityIdentifier("v1")
        ScrollView { VStack(spacing: 0) { Ids(n: 3, p: "b") } }
          .contentMargins(.horizontal, 12, for: .scrollContent)
          .accessibilityIdentifier("v2")
        ScrollView { VStack(spacing: 0) { Ids(n: 3, p: "c") } }
          .contentMargins(.top, 30)
          .accessibilityIdentifier("v3")
        ScrollView { VStack(spacing: 0) { Ids(n: 20, p: "d") } }
          .contentMargins(20, for: .scrollIndicators)
          .accessibilityIdentifier("v4")
      }
    }
  }
}

/// Frames measured on Apple's SwiftUI: scroll views.
@MainActor
struct LayoutScenesScroll {
  @Test func `scroll horizontal`() {
    let scene = LayoutScene(300, 200) { ScrollHorizontalScene.Root() }
    scene.expect(
      """
      view 0 80 300 40
      in 0 80 808 40
      c0 0 80 60 40
      c1 68 80 60 40
      c2 136 80 60 40
      c3 204 80 60 40
      c4 272 80 60 40
      c5 340 80 60 40
      c6 408 80 60 40
      c7 476 80 60 40
      c8 544 80 60 40
      c9 612 80 60 40
      c10 680 80 60 40
      c11 748 80 60 40
      """)
  }

  @Test func `scroll short content`() {
    let scene = LayoutScene(300, 200) { ScrollShortContentScene.Root() }
    scene.expect(
      """
      view 90 0 120 200
      in 90 0 120 60
      r0 90 0 120 20
      r1 90 20 120 20
      r2 90 40 120 20
      """)
  }

  @Test func `scroll indicator modifiers`() {
    let scene = LayoutScene(300, 200) { ScrollIndicatorModifiersScene.Root() }
    scene.expect(
      """
      line 60 0 180 200
      view1 60 0 80 200
      in1 60 0 80 400
      view2 160 0 80 200
      in2 160 0 80 400
      """)
  }

  @Test func `scroll overflow`() {
    let scene = LayoutScene(300, 200) { ScrollOverflowScene.Root() }
    scene.expect(
      """
      view 90 0 120 200
      in 90 0 120 552
      r0 90 0 120 20
      r1 90 28 120 20
      r2 90 56 120 20
      r3 90 84 120 20
      r4 90 112 120 20
      r5 90 140 120 20
      r6 90 168 120 20
      r7 90 196 120 20
      r8 90 224 120 20
      r9 90 252 120 20
      r10 90 280 120 20
      r11 90 308 120 20
      r12 90 336 120 20
      r13 90 364 120 20
      r14 90 392 120 20
      r15 90 420 120 20
      r16 90 448 120 20
      r17 90 476 120 20
      r18 90 504 120 20
      r19 90 532 120 20
      """)
  }

  @Test func `scroll content margins`() {
    let scene = LayoutScene(600, 200) { ScrollContentMarginsScene.Root() }
    scene.expect(
      """
      v1 -2 0 160 200
      a0 18 20 120 20
      a1 18 40 120 20
      a2 18 60 120 20
      a3 18 80 120 20
      a4 18 100 120 20
      a5 18 120 120 20
      a6 18 140 120 20
      a7 18 160 120 20
      a8 18 180 120 20
      a9 18 200 120 20
      a10 18 220 120 20
      a11 18 240 120 20
      a12 18 260 120 20
      a13 18 280 120 20
      a14 18 300 120 20
      a15 18 320 120 20
      a16 18 340 120 20
      a17 18 360 120 20
      a18 18 380 120 20
      a19 18 400 120 20
      v2 178 0 144 200
      b0 190 0 120 20
      b1 190 20 120 20
      b2 190 40 120 20
      v3 342 0 120 200
      c0 342 30 120 20
      c1 342 50 120 20
      c2 342 70 120 20
      v4 482 0 120 200
      d0 482 0 120 20
      d1 482 20 120 20
      d2 482 40 120 20
      d3 482 60 120 20
      d4 482 80 120 20
      d5 482 100 120 20
      d6 482 120 120 20
      d7 482 140 120 20
      d8 482 160 120 20
      d9 482 180 120 20
      d10 482 200 120 20
      d11 482 220 120 20
      d12 482 240 120 20
      d13 482 260 120 20
      d14 482 280 120 20
      d15 482 300 120 20
      d16 482 320 120 20
      d17 482 340 120 20
      d18 482 360 120 20
      d19 482 380 120 20
      """)
  }
}
