import SegueGeometry
import SwiftUI
import Testing

private enum EffectsBlurNoLayoutScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 30) {
        HStack(spacing: 50) {
          Color.black.frame(width: 50, height: 50).blur(radius: 6).accessibilityIdentifier("b6")
          Color.orange.frame(width: 50, height: 50).blur(radius: 3, opaque: true)
            .accessibilityIdentifier("b3")
          Color.blue.frame(width: 50, height: 50).blur(radius: 0).accessibilityIdentifier("b0")
        }
        .accessibilityIdentifier("upper")
        HStack(spacing: 30) {
          block(69, 33).blur(radius: 2).accessibilityIdentifier("word")
          HStack(spacing: 0) {
            block(30, 40, .red)
            block(30, 40, .green)
          }
          .blur(radius: 4)
          .accessibilityIdentifier("pair")
        }
        .accessibilityIdentifier("lower")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum EffectsShadowNoLayoutScene {
  struct Root: View {
    var body: some View {
      HStack(spacing: 60) {
        Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 10)
          .accessibilityIdentifier("r10")
        Color.black.frame(width: 60, height: 60).shadow(color: .black, radius: 4, x: 10)
          .accessibilityIdentifier("r4")
        Color.black.frame(width: 60, height: 60).shadow(color: .red, radius: 0, x: 5)
          .accessibilityIdentifier("r0")
      }
      .accessibilityIdentifier("line")
    }
  }
}

private enum GradientNoLayoutScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 16) {
        HStack(spacing: 16) {
          Rectangle().fill(
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          ).frame(width: 80, height: 50).accessibilityIdentifier("lin")
          Rectangle().fill(
            LinearGradient(
              stops: [
                .init(color: .yellow, location: 0), .init(color: .green, location: 0.25),
                .init(color: .black, location: 1),
              ], startPoint: .top, endPoint: .bottom)
          ).frame(width: 80, height: 50).accessibilityIdentifier("stops")
          Circle().fill(
            RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 25)
          ).frame(width: 50, height: 50).accessibilityIdentifier("rad")
        }
        .accessibilityIdentifier("line1")
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 8).fill(
            AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
          ).frame(width: 60, height: 60).accessibilityIdentifier("ang")
          block(22.5, 16).padding(12).background(
            LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
          ).accessibilityIdentifier("back")
          Capsule().strokeBorder(
            LinearGradient(
              colors: [.purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing),
            lineWidth: 6
          ).frame(width: 80, height: 40).accessibilityIdentifier("cap")
        }
        .accessibilityIdentifier("line2")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum PaintClipAndOpacityNoLayoutScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 10) {
        block(100, 60).accessibilityIdentifier("p").clipShape(RoundedRectangle(cornerRadius: 12))
        block(100, 60).accessibilityIdentifier("q").cornerRadius(20)
        block(100, 40).opacity(0.5).accessibilityIdentifier("r")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum TransformGeometryEffectNoLayoutScene {
  struct Lean: GeometryEffect {
    var by: CGFloat
    var animatableData: CGFloat {
      get { by }
      set { by = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0, c: by, d: 1, tx: -by * size.height / 2, ty: 0))
    }
  }
  struct Root: View {
    var body: some View {
      VStack(spacing: 30) {
        HStack(spacing: 40) {
          block(40, 40).rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
            .accessibilityIdentifier("aboutZ")
        }
        .accessibilityIdentifier("line1")
        HStack(spacing: 40) {
          block(40, 40).projectionEffect(
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
          ).accessibilityIdentifier("projected")
          block(40, 40).modifier(Lean(by: 0.4)).accessibilityIdentifier("leaning")
        }
        .accessibilityIdentifier("line2")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

private enum ImageResizableScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Color.teal.frame(width: 30, height: 30).accessibilityIdentifier("s1")
          Color.teal.frame(width: 96, height: 30).accessibilityIdentifier("s2")
          block(64, 40).frame(width: 30, height: 30).accessibilityIdentifier("s3")
          block(64, 40).frame(width: 30, height: 30).clipped().accessibilityIdentifier("s4")
        }
        .accessibilityIdentifier("line1")
        Color.teal.frame(height: 24).accessibilityIdentifier("wide")
        HStack(spacing: 0) {
          Color.teal.accessibilityIdentifier("h1")
          Color.red.accessibilityIdentifier("h2")
        }
        .frame(height: 40)
        .accessibilityIdentifier("line3")
        Color.teal.padding(10).background(Color.yellow).frame(width: 120, height: 60)
          .accessibilityIdentifier("padded")
      }
      .accessibilityIdentifier("pile")
    }
  }
}

/// Frames measured on Apple's SwiftUI: effects take no part in layout.
@MainActor
struct LayoutScenesEffects {
  @Test func `effects blur no layout`() {
    let scene = LayoutScene(360, 200) { EffectsBlurNoLayoutScene.Root() }
    scene.expect(
      """
      pile 55 40 250 120
      upper 55 40 250 50
      b6 55 40 50 50
      b3 155 40 50 50
      b0 255 40 50 50
      lower 100.5 120 159 40
      word 100.5 123.5 69 33
      pair 199.5 120 60 40
      """)
  }

  @Test func `effects shadow no layout`() {
    let scene = LayoutScene(360, 160) { EffectsShadowNoLayoutScene.Root() }
    scene.expect(
      """
      line 30 50 300 60
      r10 30 50 60 60
      r4 150 50 60 60
      r0 270 50 60 60
      """)
  }

  @Test func `gradient no layout`() {
    let scene = LayoutScene(320, 240) { GradientNoLayoutScene.Root() }
    scene.expect(
      """
      pile 39 57 242 126
      line1 39 57 242 50
      lin 39 57 80 50
      stops 135 57 80 50
      rad 231 57 50 50
      line2 50.75 123 218.5 60
      ang 50.75 123 60 60
      back 126.75 133 46.5 40
      cap 189.25 133 80 40
      """)
  }

  @Test func `paint clip and opacity no layout`() {
    let scene = LayoutScene(200, 200) { PaintClipAndOpacityNoLayoutScene.Root() }
    scene.expect(
      """
      pile 50 10 100 180
      p 50 10 100 60
      q 50 80 100 60
      r 50 150 100 40
      """)
  }

  @Test func `transform geometry effect no layout`() {
    let scene = LayoutScene(320, 200) { TransformGeometryEffectNoLayoutScene.Root() }
    scene.expect(
      """
      pile 100 45 120 110
      line1 140 45 40 40
      aboutZ 140 45 40 40
      line2 100 115 120 40
      projected 100 115 40 40
      leaning 180 115 40 40
      """)
  }

  @Test func `image resizable`() {
    let scene = LayoutScene(300, 200) { ImageResizableScene.Root() }
    scene.expect(
      """
      pile 0 11 300 178
      line1 45 11 210 30
      s1 45 11 30 30
      s2 83 11 96 30
      s3 187 11 30 30
      s4 225 11 30 30
      wide 0 49 300 24
      line3 0 81 300 40
      h1 0 81 150 40
      h2 150 81 150 40
      padded 90 129 120 60
      """)
  }
}
