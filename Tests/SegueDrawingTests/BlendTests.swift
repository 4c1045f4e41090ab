import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct BlendTests {
  /// By the W3C's formulas, for one opaque component over another.
  private static let formulas: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { _, s in s }),
    (.multiply, { b, s in b * s }),
    (.screen, { b, s in b + s - b * s }),
    (.overlay, { b, s in b <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (.darken, { b, s in min(b, s) }),
    (.lighten, { b, s in max(b, s) }),
    (.colorDodge, { b, s in b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s)) }),
    (.colorBurn, { b, s in b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s) }),
    (.hardLight, { b, s in s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s) }),
    (
      .softLight,
      { b, s in
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
      }
    ),
    (.difference, { b, s in abs(b - s) }),
    (.exclusion, { b, s in b + s - 2 * b * s }),
    (.plusLighter, { b, s in min(1, b + s) }),
    (.plusDarker, { b, s in max(0, b + s - 1) }),
    (.sourceAtop, { _, s in s }),
    (.destinationOver, { b, _ in b }),
  ]

  @Test(arguments: formulas.indices)
  func `opaque colours blend by the formula`(_ index: Int) throws {
    let (mode, formula) = Self.formulas[index]
    for (below, above) in [(64.0, 200.0), (200, 64), (30, 40), (255, 0), (0, 255), (180, 190)] {
      let items =
        [rectangle(0, 0, 20, 20, RGBA(below, 255 - below, below))]
        + group(.blend(mode), rectangle(5, 5, 10, 10, RGBA(above, above, above)))
      let bitmap = try drawn(items)
      let red = Int((formula(below / 255, above / 255) * 255).rounded())
      let green = Int((formula(1 - below / 255, above / 255) * 255).rounded())
      #expect(bitmap.distance(10, 10, to: [red, green, red, 255]) <= 2, "\(mode)")
      #expect(bitmap.distance(2, 2, to: [Int(below), Int(255 - below), Int(below), 255]) == 0)
    }
  }

  @Test func `destination out punches a hole`() throws {
    let items =
      [rectangle(0, 0, 20, 20, .pureRed)]
      + group(.blend(.destinationOut), rectangle(5, 5, 10, 10, RGBA(0, 0, 0, 0.5)))
    let bitmap = try drawn(items, background: nil)
    #expect(bitmap.distance(10, 10, to: [127, 0, 0, 127]) <= 1)
    #expect(bitmap[2, 2] == [255, 0, 0, 255])
  }

  @Test func `the hue of one and the luminosity of the other`() throws {
    // Gray has no saturation, so its colour makes any other gray of the same luminosity.
    let items =
      [rectangle(0, 0, 20, 20, RGBA(200, 50, 50))]
      + group(.blend(.color), rectangle(0, 0, 20, 20, RGBA(128, 128, 128)))
    let pixel = try #require(try drawn(items)[10, 10])
    let luminosity = 0.3 * 200 + 0.59 * 50 + 0.11 * 50
    for component in pixel.prefix(3) { #expect(abs(Double(component) - luminosity) <= 2) }
  }

  @Test func `blending stays inside a flattened group`() throws {
    let blended = group(.blend(.multiply), rectangle(0, 0, 20, 20, RGBA(100, 100, 100)))
    let bitmap = try drawn([rectangle(0, 0, 20, 20, .pureRed)] + group(.flatten, blended))
    #expect(bitmap[10, 10] == [100, 100, 100, 255])
  }

  @Test(arguments: [
    (ColorEffect.brightness(0.2), [151, 202, 251]),
    (.brightness(-0.5), [0, 23, 72]),
    (.contrast(0), [128, 128, 128]),
    (.contrast(2), [73, 175, 255]),
    (.saturation(0), [144, 144, 144]),
    (.saturation(1), [100, 151, 200]),
    (.invert, [155, 104, 55]),
    (.multiply(RGBA(red: 0.5, green: 1, blue: 0)), [50, 151, 0]),
    (.hueRotation(0), [100, 151, 200]),
  ])
  func `colour effects follow their formulas`(_ effect: ColorEffect, _ result: [Int]) throws {
    let items = group(.color(effect), rectangle(0, 0, 20, 20, RGBA(100, 151, 200)))
    #expect(try drawn(items).distance(10, 10, to: result + [255]) <= 1)
  }

  @Test func `luminance becomes the alpha of black`() throws {
    let items = group(.color(.luminanceToAlpha), rectangle(0, 0, 20, 20, RGBA(255, 0, 0)))
    #expect(try drawn(items, background: nil).distance(10, 10, to: [0, 0, 0, 54]) <= 1)
  }

  @Test func `effects are clamped one after the other`() throws {
    let bright = group(.color(.brightness(0.8)), rectangle(0, 0, 20, 20, RGBA(200, 200, 200)))
    let bitmap = try drawn(group(.color(.brightness(-0.8)), bright))
    #expect(bitmap.distance(10, 10, to: [51, 51, 51, 255]) <= 1)
  }
}
