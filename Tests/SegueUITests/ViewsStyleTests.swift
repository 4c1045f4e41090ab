import SegueDisplay
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

@MainActor
struct ViewsStyleTests {
  nonisolated static let styles = [
    Drawn(
      "a linear gradient runs between its points",
      [
        "rectangle 0 0 100 60, fill linear 0 30 to 100 30 [#ff3b30 0, #007aff 1]"
      ]
    ) { LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing) },
    Drawn(
      "a radial gradient has radii in points",
      [
        "rectangle 0 0 100 60, fill radial 50 30 from 5 to 40 [#ffffff 0, #000000 1]"
      ]
    ) {
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 5, endRadius: 40)
    },
    Drawn(
      "a conic gradient makes a whole turn",
      [
        "rectangle 0 0 100 60, fill angular 50 30 from 0 to 6.28 [#ffffff 0, #000000 1]"
      ]
    ) { AngularGradient(colors: [.white, .black], center: .center) },
    Drawn(
      "an elliptical gradient follows the room",
      [
        "rectangle 0 0 100 60, fill elliptical 0 0 100 60 from 0 to 0.5 [#ffffff 0, #000000 1]"
      ]
    ) { EllipticalGradient(colors: [.white, .black]) },
    Drawn(
      "a gradient without stops paints nothing",
      [
        "rectangle 0 0 100 60, fill #000000/0"
      ]
    ) { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) },
    Drawn("a level of a colour is fainter", ["rectangle 0 0 100 60, fill #007aff/0.6"]) {
      Rectangle().fill(Color.blue.secondary)
    },
    Drawn("a level of the foreground is fainter", ["rectangle 0 0 100 60, fill #ff3b30/0.3"]) {
      Rectangle().fill(.tertiary).foregroundStyle(.red)
    },
    Drawn("a material is translucent", ["rectangle 0 0 100 60, fill #f7f7f9/0.44"]) {
      Rectangle().fill(.ultraThinMaterial)
    },
    Drawn("a colour of another library is the same", ["rectangle 0 0 100 60, fill #f2f2f7"]) {
      Color(.systemGray6)
    },
    Drawn(
      "a style can cast a shadow",
      [
        "shadow #000000/0.33 radius 4 offset 0 2", "  rectangle 0 0 100 60, fill #ff3b30",
      ]
    ) { Rectangle().fill(.red.shadow(.drop(radius: 4, y: 2))) },
  ]

  @Test(arguments: styles) func `a style paints`(_ sample: Drawn) {
    #expect(viewStage(sample.view()).lines == sample.lines)
  }

  nonisolated static let effects = [
    Drawn("brightness", ["color brightness 0.5", "  rectangle 0 0 100 60, fill #ff3b30"]) {
      Color.red.brightness(0.5)
    },
    Drawn(
      "grayscale is less saturation",
      [
        "color saturation 0.25", "  rectangle 0 0 100 60, fill #ff3b30",
      ]
    ) { Color.red.grayscale(0.75) },
    Drawn("hue", ["color hue rotation 3.14", "  rectangle 0 0 100 60, fill #ff3b30"]) {
      Color.red.hueRotation(.degrees(180))
    },
    Drawn("multiply", ["color multiply #ffcc00", "  rectangle 0 0 100 60, fill #ff3b30"]) {
      Color.red.colorMultiply(.yellow)
    },
    Drawn("blend", ["blend destinationOut", "  rectangle 0 0 100 60, fill #ff3b30"]) {
      Color.red.blendMode(.destinationOut)
    },
    Drawn(
      "shadow",
      [
        "shadow #000000/0.33 radius 5 offset 1 2", "  rectangle 0 0 100 60, fill #ff3b30",
      ]
    ) { Color.red.shadow(radius: 5, x: 1, y: 2) },
    Drawn(
      "a radius that is no number blurs nothing",
      [
        "blur 0", "  rectangle 0 0 100 60, fill #ff3b30",
      ]
    ) { Color.red.blur(radius: .nan) },
    Drawn(
      "an enormous radius is bounded",
      [
        "blur 2000", "  rectangle 0 0 100 60, fill #ff3b30",
      ]
    ) { Color.red.blur(radius: 1e300) },
    Drawn("clip", ["clip ellipse 20 0 60 60", "  rectangle 0 0 100 60, fill #ff3b30"]) {
      Color.red.clipShape(Circle())
    },
    Drawn(
      "mask",
      [
        "mask", "  rectangle 0 0 100 60, fill #ff3b30", "mask by",
        "  ellipse 20 0 60 60, fill #000000",
      ]
    ) { Color.red.mask { Circle() } },
    Drawn(
      "border", ["rectangle 0 0 100 60, fill #ff3b30", "rectangle 1 1 98 58, stroke 2 #000000"]
    ) { Color.red.border(.black, width: 2) },
    Drawn("hidden", []) { Color.red.hidden() },
  ]

  @Test(arguments: effects) func `an effect draws a group`(_ sample: Drawn) {
    #expect(viewStage(sample.view()).lines == sample.lines)
  }

  @Test func `a preferred scheme colours the ground too`() {
    let stage = viewStage(Color.red.preferredColorScheme(.dark))
    #expect(
      stage.displayList.dump == """
        display list 1, 100 × 60, background #000000
        rectangle 0 0 100 60, fill #ff453a
        """)
  }

  @Test func `what is disabled, hidden or shut for touches takes none`() {
    #expect(tapped { $0.disabled(true) } == false)
    #expect(tapped { $0.hidden() } == false)
    #expect(tapped { $0.allowsHitTesting(false) } == false)
    #expect(tapped { $0.contentShape(Rectangle().size(width: 1, height: 1)) } == false)
    #expect(tapped { $0.clipShape(Rectangle().size(width: 1, height: 1)) } == false)
    #expect(tapped { $0.contentShape(Rectangle()) } == true)
    #expect(tapped { $0.opacity(0) } == false)
  }

  private func tapped<V: View>(_ change: (Button<Color>) -> V) -> Bool {
    var count = 0
    let button = Button {
      count += 1
    } label: {
      Color.red
    }
    viewStage(change(button)).tap(at: CGPoint(x: 50, y: 30))
    return count > 0
  }
}
