import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct GradientTests {
  private static let stops = [
    GradientStop(color: RGBA(255, 56, 60), location: 0),
    GradientStop(color: RGBA(0, 136, 255), location: 1),
  ]

  private func filled(_ paint: Paint, _ width: CGFloat = 100, _ height: CGFloat = 100) throws
    -> Bitmap
  {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let shape = ShapeItem(outline: .rectangle(frame), paint: paint)
    return try drawn([.shape(shape)], width, height)
  }

  @Test func `red to blue has 170 121 168 in the middle`() throws {
    let middle = GradientRamp(Self.stops).color(at: 0.5)
    for (value, expected) in zip([middle.red, middle.green, middle.blue], [170.0, 121, 168]) {
      #expect(abs(value * 255 - expected) < 2)
    }
  }

  @Test func `a linear gradient follows the ramp within 1 of 255`() throws {
    let paint = Paint.linear(
      stops: Self.stops, start: .zero, end: CGPoint(x: 256, y: 0))
    let bitmap = try filled(paint, 256, 4)
    let ramp = GradientRamp(Self.stops)
    for x in 0..<256 {
      let color = ramp.color(at: (Double(x) + 0.5) / 256)
      let exact = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      #expect(bitmap.distance(x, 2, to: exact + [255]) <= 1, "\(x)")
    }
  }

  @Test func `fading to clear keeps the colour`() throws {
    let stops = [
      GradientStop(color: .pureRed, location: 0), GradientStop(color: .clear, location: 1),
    ]
    let bitmap = try filled(
      .linear(stops: stops, start: .zero, end: CGPoint(x: 100, y: 0)))
    for x in stride(from: 0, to: 100, by: 9) {
      // Red over white: full red, and green as white shows through.
      let through = Int(((Double(x) + 0.5) / 100 * 255).rounded())
      #expect(bitmap.distance(x, 5, to: [255, through, through, 255]) <= 2)
    }
  }

  @Test func `gradients without stops draw nothing`() throws {
    let paints: [Paint] = [
      .linear(stops: [], start: .zero, end: CGPoint(x: 9, y: 9)),
      .radial(stops: [], center: .zero, startRadius: 0, endRadius: 9),
      .elliptical(
        stops: [], in: CGRect(x: 0, y: 0, width: 9, height: 9), startFraction: 0,
        endFraction: 0.5),
      .angular(stops: [], center: .zero, start: 0, end: 6),
      .linear(
        stops: [GradientStop(color: .pureRed, location: .nan)], start: .zero,
        end: CGPoint(x: 9, y: 9)),
    ]
    for paint in paints { #expect(try filled(paint, 9, 9).isAll([255, 255, 255, 255])) }
  }

  @Test func `a gradient without length shows its last colour`() throws {
    let point = CGPoint(x: 50, y: 50)
    let bitmap = try filled(.linear(stops: Self.stops, start: point, end: point))
    #expect(bitmap[1, 1] == [0, 136, 255, 255])
  }

  @Test func `a radial gradient goes from its centre to its radius`() throws {
    let bitmap = try filled(
      .radial(
        stops: Self.stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40))
    #expect(bitmap.distance(50, 50, to: [255, 56, 60, 255]) <= 6)
    #expect(bitmap.distance(70, 50, to: [170, 121, 168, 255]) <= 4)
    #expect(bitmap.distance(95, 50, to: [0, 136, 255, 255]) == 0)
  }

  @Test func `an elliptical gradient reaches the sides of its rectangle`() throws {
    let bitmap = try filled(
      .elliptical(
        stops: Self.stops, in: CGRect(x: 0, y: 0, width: 100, height: 40), startFraction: 0,
        endFraction: 0.5), 100, 40)
    #expect(bitmap.distance(75, 20, to: [170, 121, 168, 255]) <= 6)
    #expect(bitmap.distance(50, 30, to: [170, 121, 168, 255]) <= 8)
    #expect(bitmap.distance(1, 1, to: [0, 136, 255, 255]) == 0)
  }

  @Test func `an angular gradient starts at trailing and goes clockwise`() throws {
    let bitmap = try filled(
      .angular(
        stops: Self.stops, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi))
    #expect(bitmap.distance(98, 51, to: [255, 56, 60, 255]) <= 6)
    #expect(bitmap.distance(98, 49, to: [0, 136, 255, 255]) <= 12)
    #expect(bitmap.distance(1, 50, to: [170, 121, 168, 255]) <= 4)
    let quarter = GradientRamp(Self.stops).color(at: 0.25)
    let below = [quarter.red, quarter.green, quarter.blue].map { Int(($0 * 255).rounded()) }
    #expect(bitmap.distance(50, 98, to: below + [255]) <= 4)
  }

  @Test func `an angular gradient of half a turn splits the rest between its ends`() throws {
    let bitmap = try filled(
      .angular(stops: Self.stops, center: CGPoint(x: 50, y: 50), start: 0, end: .pi))
    #expect(bitmap.distance(50, 98, to: [170, 121, 168, 255]) <= 5)
    #expect(bitmap.distance(20, 10, to: [0, 136, 255, 255]) <= 1)
    #expect(bitmap.distance(80, 10, to: [255, 56, 60, 255]) <= 1)
  }
}
