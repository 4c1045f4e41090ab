import SegueGeometry
import SwiftUI
import Testing

private enum LayoutFrameFixedScene {
  struct Root: View {
    var body: some View {
      block(40, 40).accessibilityIdentifier("in")
        .frame(width: 120, height: 80, alignment: .topLeading)
        .accessibilityIdentifier("out")
    }
  }
}

private enum LayoutGroupDistributesScene {
  struct Root: View {
    var body: some View {
      HStack(spacing: 0) {
        Group {
          Color.teal.accessibilityIdentifier("p")
          Color.blue.accessibilityIdentifier("q")
        }
        .frame(width: 50, height: 50)
        .padding(5)
        Color.green.accessibilityIdentifier("r")
      }
    }
  }
}

private enum LayoutHstackFlexibleSharesScene {
  struct Root: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.teal.accessibilityIdentifier("p")
        Color.blue.frame(width: 50).accessibilityIdentifier("fixed")
        Color.green.accessibilityIdentifier("q")
      }
    }
  }
}

private enum LayoutHstackSpacingDefaultScene {
  struct Root: View {
    var body: some View {
      HStack {
        block(50, 50).accessibilityIdentifier("p")
        block(50, 50).accessibilityIdentifier("q")
        block(50, 50).accessibilityIdentifier("r")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum LayoutPaddingDefaultScene {
  struct Root: View {
    var body: some View {
      Color.teal.accessibilityIdentifier("in").padding().accessibilityIdentifier("out")
    }
  }
}

private enum LayoutRootCentresScene {
  struct Root: View {
    var body: some View {
      block(50, 30).accessibilityIdentifier("tile")
    }
  }
}

private enum LayoutSpacerNoExtraSpacingScene {
  struct Root: View {
    var body: some View {
      HStack {
        block(50, 50).accessibilityIdentifier("p")
        Spacer().accessibilityIdentifier("gap")
        block(50, 50).accessibilityIdentifier("q")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum LayoutViewThatFitsScene {
  struct Root: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        ViewThatFits {
          HStack {
            block(25, 16); block(25, 16); block(35.5, 16)
          }.accessibilityIdentifier("threeInRow")
          block(25, 16)
        }
        .frame(width: 200, alignment: .leading).accessibilityIdentifier("wide")
        ViewThatFits {
          HStack {
            block(25, 16); block(25, 16); block(35.5, 16)
          }
          block(25, 16).accessibilityIdentifier("narrowPick")
        }
        .frame(width: 60, alignment: .leading).accessibilityIdentifier("narrow")
        ViewThatFits {
          HStack {
            block(25, 16); block(25, 16); block(35.5, 16)
          }
          block(25, 16).accessibilityIdentifier("tinyPick")
        }
        .frame(width: 10, alignment: .leading).accessibilityIdentifier("tiny")
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) {
            block(25, 16); block(25, 16)
          }.accessibilityIdentifier("twoHigh")
          block(25, 16)
        }
        .frame(height: 60, alignment: .topLeading).accessibilityIdentifier("tall")
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) {
            block(25, 16); block(25, 16)
          }
          block(31, 16).accessibilityIdentifier("shortPick")
        }
        .frame(height: 20, alignment: .topLeading).accessibilityIdentifier("short")
        ViewThatFits(in: .horizontal) {
          HStack {
            block(25, 16); block(25, 16)
          }.accessibilityIdentifier("twoInRow")
          block(25, 16)
        }
        .frame(width: 100, height: 8, alignment: .topLeading).accessibilityIdentifier("axis")
      }
      .padding(20)
      .accessibilityIdentifier("page")
    }
  }
}

private enum LayoutVstackSpacingDefaultScene {
  struct Root: View {
    var body: some View {
      VStack {
        block(50, 50).accessibilityIdentifier("p")
        block(50, 50).accessibilityIdentifier("q")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum LayoutZstackFillScene {
  struct Root: View {
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.teal.accessibilityIdentifier("back")
        block(30, 30).accessibilityIdentifier("front")
      }
    }
  }
}

private enum ForeachNestedScene {
  struct Root: View {
    var body: some View {
      VStack {
        ForEach(0..<2) { r in
          HStack {
            ForEach(0..<3) { c in
              block(30, 20).accessibilityIdentifier("n\(r)\(c)")
            }
          }
          .accessibilityIdentifier("line\(r)")
        }
      }
      .accessibilityIdentifier("all")
    }
  }
}

private enum PositionTakesTheProposalScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 10) {
        ZStack {
          Color.gray
          block(40, 40).position(x: 50, y: 30).accessibilityIdentifier("inZ")
          block(30, 30).position(CGPoint(x: 150, y: 60)).accessibilityIdentifier("inZ2")
        }
        .frame(width: 200, height: 90)
        .accessibilityIdentifier("z")
        HStack(spacing: 10) {
          block(24, 16).accessibilityIdentifier("l")
          block(30, 30).position(x: 20, y: 20).accessibilityIdentifier("inH")
          block(32, 16).accessibilityIdentifier("r")
        }
        .frame(height: 50)
        .accessibilityIdentifier("h")
        VStack(spacing: 4) {
          block(38.5, 16).accessibilityIdentifier("up")
          block(30, 20).position(x: 40, y: 10).accessibilityIdentifier("inV")
          block(36.5, 16).accessibilityIdentifier("down")
        }
        .accessibilityIdentifier("v")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum EffectsZindexScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 30) {
        ZStack {
          Color.red.frame(width: 80, height: 80).offset(x: -25, y: -15).zIndex(2)
            .accessibilityIdentifier("z2")
          Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("z0")
          Color.green.frame(width: 80, height: 80).offset(x: 25, y: 15).zIndex(1)
            .accessibilityIdentifier("z1")
          Color.yellow.frame(width: 120, height: 120).zIndex(-1).accessibilityIdentifier("zMinus1")
        }
        .accessibilityIdentifier("deck")
        HStack(spacing: -30) {
          Color.orange.frame(width: 70, height: 50).accessibilityIdentifier("left")
          Color.purple.frame(width: 70, height: 50).zIndex(1).accessibilityIdentifier("middle")
          Color.mint.frame(width: 70, height: 50).accessibilityIdentifier("right")
        }
        .accessibilityIdentifier("line")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

/// Frames measured on Apple's SwiftUI: stacks, frames and padding.
@MainActor
struct LayoutScenesBasic {
  @Test func `layout frame fixed`() {
    let scene = LayoutScene(200, 200) { LayoutFrameFixedScene.Root() }
    scene.expect(
      """
      in 40 60 40 40
      out 40 60 120 80
      """)
  }

  @Test func `layout group distributes`() {
    let scene = LayoutScene(300, 100) { LayoutGroupDistributesScene.Root() }
    scene.expect(
      """
      p 5 25 50 50
      q 65 25 50 50
      r 120 0 180 100
      """)
  }

  @Test func `layout hstack flexible shares`() {
    let scene = LayoutScene(300, 100) { LayoutHstackFlexibleSharesScene.Root() }
    scene.expect(
      """
      p 0 0 125 100
      fixed 125 0 50 100
      q 175 0 125 100
      """)
  }

  @Test func `layout hstack spacing default`() {
    let scene = LayoutScene(300, 100) { LayoutHstackSpacingDefaultScene.Root() }
    scene.expect(
      """
      p 67 25 50 50
      q 125 25 50 50
      r 183 25 50 50
      line 67 25 166 50
      """)
  }

  @Test func `layout padding default`() {
    let scene = LayoutScene(200, 100) { LayoutPaddingDefaultScene.Root() }
    scene.expect(
      """
      in 16 16 168 68
      out 0 0 200 100
      """)
  }

  @Test func `layout root centres`() {
    let scene = LayoutScene(200, 100) { LayoutRootCentresScene.Root() }
    scene.expect(
      """
      tile 75 35 50 30
      """)
  }

  @Test func `layout spacer no extra spacing`() {
    let scene = LayoutScene(300, 100) { LayoutSpacerNoExtraSpacingScene.Root() }
    scene.expect(
      """
      p 0 25 50 50
      gap 50 50 200 0
      q 250 25 50 50
      line 0 25 300 50
      """)
  }

  @Test func `layout view that fits`() {
    let scene = LayoutScene(320, 300) { LayoutViewThatFitsScene.Root() }
    scene.expect(
      """
      page 40 32 240 236
      wide 60 52 200 16
      threeInRow 60 52 101.5 16
      narrow 60 80 60 16
      narrowPick 60 80 25 16
      tiny 60 108 10 16
      tinyPick 60 108 25 16
      tall 60 136 25 60
      twoHigh 60 136 25 32
      short 60 208 31 20
      shortPick 60 208 31 16
      axis 60 240 100 8
      twoInRow 60 240 58 16
      """)
  }

  @Test func `layout vstack spacing default`() {
    let scene = LayoutScene(100, 300) { LayoutVstackSpacingDefaultScene.Root() }
    scene.expect(
      """
      p 25 96 50 50
      q 25 154 50 50
      pile 25 96 50 108
      """)
  }

  @Test func `layout zstack fill`() {
    let scene = LayoutScene(200, 200) { LayoutZstackFillScene.Root() }
    scene.expect(
      """
      back 0 0 200 200
      front 0 0 30 30
      """)
  }

  @Test func `foreach nested`() {
    let scene = LayoutScene(300, 200) { ForeachNestedScene.Root() }
    scene.expect(
      """
      all 97 76 106 48
      line0 97 76 106 20
      n00 97 76 30 20
      n01 135 76 30 20
      n02 173 76 30 20
      line1 97 104 106 20
      n10 97 104 30 20
      n11 135 104 30 20
      n12 173 104 30 20
      """)
  }

  @Test func `position takes the proposal`() {
    let scene = LayoutScene(320, 240) { PositionTakesTheProposalScene.Root() }
    scene.expect(
      """
      pile 0 0 320 240
      z 60 0 200 90
      inZ 60 0 200 90
      inZ2 60 0 200 90
      h 0 100 320 50
      l 0 117 24 16
      inH 34 100 244 50
      r 288 117 32 16
      v 0 160 320 80
      up 140.75 160 38.5 16
      inV 0 180 320 40
      down 141.75 224 36.5 16
      """)
  }

  @Test func `effects zindex`() {
    let scene = LayoutScene(320, 240) { EffectsZindexScene.Root() }
    scene.expect(
      """
      pile 85 20 150 200
      deck 100 20 120 120
      z2 120 40 80 80
      z0 120 40 80 80
      z1 120 40 80 80
      zMinus1 100 20 120 120
      line 85 170 150 50
      left 85 170 70 50
      middle 125 170 70 50
      right 165 170 70 50
      """)
  }
}
