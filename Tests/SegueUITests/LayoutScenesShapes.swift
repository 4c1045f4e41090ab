import SegueGeometry
import SwiftUI
import Testing

private enum ShapeLayoutScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(Color.red).accessibilityIdentifier("circle")
          Ellipse().fill(Color.blue).accessibilityIdentifier("ellipse")
          Capsule().fill(Color.green).accessibilityIdentifier("capsule")
          Circle().stroke(lineWidth: 2).accessibilityIdentifier("ring")
        }
        .frame(height: 40)
        .accessibilityIdentifier("line1")
        HStack(spacing: 4) {
          Rectangle().fill(Color.red).accessibilityIdentifier("free")
          Rectangle().fill(Color.blue).frame(width: 40).accessibilityIdentifier("w40")
          Capsule().fill(Color.orange).frame(width: 20).accessibilityIdentifier("w20")
          RoundedRectangle(cornerRadius: 4).fill(Color.purple).frame(maxWidth: 50)
            .accessibilityIdentifier("max50")
        }
        .frame(width: 200, height: 30)
        .accessibilityIdentifier("line2")
        HStack(spacing: 4) {
          Rectangle().fill(Color.gray).fixedSize().accessibilityIdentifier("idealRect")
          Circle().fill(Color.mint).fixedSize().accessibilityIdentifier("idealCircle")
          Circle().strokeBorder(lineWidth: 2).fixedSize().accessibilityIdentifier("idealBorder")
          VStack(spacing: 0) {
            Circle().fill(Color.teal).accessibilityIdentifier("colCircle")
            Rectangle().fill(Color.pink).accessibilityIdentifier("colRect")
          }
          .frame(width: 60, height: 100)
          .accessibilityIdentifier("column")
        }
        .accessibilityIdentifier("line3")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum ShapePathRowsScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          ForEach(1..<5) { i in
            Path { p in p.addEllipse(in: CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(
              Color.red
            ).accessibilityIdentifier("a\(i)").frame(width: 60, height: 60)
          }
        }
        .accessibilityIdentifier("line1")
        HStack(spacing: 8) {
          ForEach(1..<6) { i in
            Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(
              Color.brown
            ).accessibilityIdentifier("b\(i)").frame(width: 60, height: 60)
          }
        }
        .accessibilityIdentifier("line2")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum ShapeStrokeScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(Color.blue, lineWidth: 4).accessibilityIdentifier("s1").frame(
            width: 50, height: 50)
          Circle().strokeBorder(Color.blue, lineWidth: 4).accessibilityIdentifier("s2").frame(
            width: 50, height: 50)
          Circle().stroke(lineWidth: 6).accessibilityIdentifier("s3").frame(width: 50, height: 50)
          Circle().fill(Color.yellow).stroke(Color.red, lineWidth: 3).accessibilityIdentifier("s4")
            .frame(width: 50, height: 50)
          Circle().stroke(Color.red, lineWidth: 3).fill(Color.yellow).accessibilityIdentifier("s5")
            .frame(width: 50, height: 50)
        }
        .accessibilityIdentifier("line1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).stroke(
            Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
          ).frame(width: 80, height: 40).accessibilityIdentifier("d1")
          Rectangle().stroke(
            Color.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12])
          ).frame(width: 80, height: 40).accessibilityIdentifier("d2")
          Capsule().strokeBorder(
            Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3)
          ).frame(width: 80, height: 40).accessibilityIdentifier("d3")
        }
        .accessibilityIdentifier("line2")
        block(226, 40).accessibilityIdentifier("line3")
      }
    }
  }
}

private enum LayoutDividerScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 0) {
        block(100, 20).accessibilityIdentifier("lid")
        Divider().accessibilityIdentifier("across")
        HStack(spacing: 0) {
          block(20, 60).accessibilityIdentifier("p")
          Divider().accessibilityIdentifier("down")
          block(20, 60).accessibilityIdentifier("q")
        }
        .accessibilityIdentifier("line")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

/// Frames measured on Apple's SwiftUI: shapes and lines.
@MainActor
struct LayoutScenesShapes {
  @Test func `shape layout`() {
    let scene = LayoutScene(300, 200) { ShapeLayoutScene.Root() }
    scene.expect(
      """
      pile 0 7 300 186
      line1 0 7 300 40
      circle 0 7 40 40
      ellipse 40 7 110 40
      capsule 150 7 110 40
      ring 260 7 40 40
      line2 50 55 200 30
      free 50 55 78 30
      w40 132 55 40 30
      w20 176 55 20 30
      max50 200 55 50 30
      line3 99 93 102 100
      idealRect 99 138 10 10
      idealCircle 113 138 10 10
      idealBorder 127 138 10 10
      column 141 93 60 100
      colCircle 146 93 50 50
      colRect 141 143 60 50
      """)
  }

  @Test func `shape path rows`() {
    let scene = LayoutScene(300, 160) { ShapePathRowsScene.Root() }
    scene.expect(
      """
      line1 18 16 264 60
      a1 18 16 60 60
      a2 86 16 60 60
      a3 154 16 60 60
      a4 222 16 60 60
      line2 -16 84 332 60
      pile -16 16 332 128
      b1 -16 84 60 60
      b2 52 84 60 60
      b3 120 84 60 60
      b4 188 84 60 60
      b5 256 84 60 60
      """)
  }

  @Test func `shape stroke`() {
    let scene = LayoutScene(320, 200) { ShapeStrokeScene.Root() }
    scene.expect(
      """
      line1 19 23 282 50
      s1 19 23 50 50
      s2 77 23 50 50
      s3 135 23 50 50
      s4 193 23 50 50
      s5 251 23 50 50
      line2 32 85 256 40
      d1 32 85 80 40
      d2 120 85 80 40
      d3 208 85 80 40
      line3 47 137 226 40
      """)
  }

  @Test func `layout divider`() {
    let scene = LayoutScene(200, 200) { LayoutDividerScene.Root() }
    scene.expect(
      """
      lid 50 0 100 20
      across 0 20 200 0.5
      line 79.75 20.5 40.5 179.5
      p 79.75 80.25 20 60
      down 99.75 20.5 0.5 179.5
      q 100.25 80.25 20 60
      pile 0 0 200 200
      """)
  }
}
