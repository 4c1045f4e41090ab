import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct BlurTests {
  /// The shares of a Gaussian beyond 0, 1 and 2 sigmas of an edge; nothing beyond three.
  @Test(arguments: [
    (radius: 4.0, at: 4.0, share: 0.1587), (radius: 4.0, at: -4.0, share: 0.8413),
    (radius: 4.0, at: 8.0, share: 0.0228), (radius: 10.0, at: 10.0, share: 0.1587),
    (radius: 30.0, at: 30.0, share: 0.1587), (radius: 2.5, at: 0.0, share: 0.5),
  ])
  func `an edge is blurred like a Gaussian`(
    _ sample: (radius: Double, at: Double, share: Double)
  ) throws {
    let edge = 150.0
    let items = group(
      .blur(radius: sample.radius, isOpaque: false), rectangle(0, 0, edge, 300, .black))
    let bitmap = try drawn(items, 300, 300)
    // Between two pixel centres lies the place asked for.
    let x = Int(edge + sample.at)
    let share = [x - 1, x].map { 1 - Double((bitmap[$0, 150] ?? [0])[0]) / 255 }.reduce(0, +) / 2
    #expect(abs(share - sample.share) < 0.012)
  }

  @Test(arguments: [1.0, 2.0, 5.0, 20.0])
  func `nothing is left beyond three radii`(_ radius: Double) throws {
    let items = group(
      .blur(radius: radius, isOpaque: false), rectangle(0, 0, 100, 200, .black))
    let bitmap = try drawn(items, 200, 200)
    let beyond = Int(100 + 3 * radius + 2)
    #expect((beyond..<200).allSatisfy { bitmap[$0, 100] == [255, 255, 255, 255] })
    #expect(bitmap[Int(100 + radius), 100] != [255, 255, 255, 255])
  }

  @Test func `a radius counts in points`() throws {
    let items = group(.blur(radius: 4, isOpaque: false), rectangle(0, 0, 50, 100, .black))
    let bitmap = try drawn(items, 100, 100, scale: 2)
    let gray = [107, 108].map { Double((bitmap[$0, 100] ?? [0])[0]) }.reduce(0, +) / 2
    #expect(abs(1 - gray / 255 - 0.1587) < 0.015)
  }

  @Test func `a growing radius changes the picture little by little`() throws {
    var last: Bitmap?
    for step in 1...40 {
      let items = group(
        .blur(radius: Double(step) * 0.1, isOpaque: false), rectangle(10, 10, 20, 20, .black))
      let bitmap = try drawn(items, 40, 40)
      if let last, step > 5 { #expect(bitmap.distance(to: last) <= 20) }
      last = bitmap
    }
  }

  @Test func `an opaque blur keeps its edges`() throws {
    let items = group(.blur(radius: 3, isOpaque: true), rectangle(5, 5, 20, 20, .black))
    let bitmap = try drawn(items, 30, 30)
    #expect(bitmap[15, 6] == [0, 0, 0, 255])
    #expect(bitmap[15, 2] == [255, 255, 255, 255])
  }

  @Test(arguments: [1e3, 1e6, 1e300, Double.infinity])
  func `an enormous radius ends and leaves next to nothing`(_ radius: Double) throws {
    let items = group(.blur(radius: radius, isOpaque: false), rectangle(10, 10, 20, 20, .black))
    #expect(try drawn(items, 40, 40).isAll([255, 255, 255, 255]))
  }

  @Test(arguments: [0, -3, Double.nan])
  func `a radius of nothing draws the content as it is`(_ radius: Double) throws {
    let plain = rectangle(5, 5, 10, 10, .black)
    #expect(
      try drawn(group(.blur(radius: radius, isOpaque: false), plain)) == drawn([plain]))
  }

  @Test func `a sharp shadow is a copy in its colour`() throws {
    let items = group(
      .shadow(color: RGBA(0, 0, 255), radius: 0, offset: CGSize(width: 6, height: 6)),
      rectangle(2, 2, 8, 8, .pureRed))
    let bitmap = try drawn(items)
    #expect(bitmap[5, 5] == [255, 0, 0, 255])
    #expect(bitmap[12, 12] == [0, 0, 255, 255])
    #expect(bitmap[17, 17] == [255, 255, 255, 255])
  }

  @Test func `a shadow spreads by its radius and can hardly be seen beyond two`() throws {
    let items = group(
      .shadow(color: RGBA(0, 0, 0, 0.33), radius: 5, offset: .zero),
      rectangle(20, 20, 160, 160, .white))
    let bitmap = try drawn(items, 200, 200)
    #expect(bitmap[100, 100] == [255, 255, 255, 255])
    // 16 % of 33 % of black one radius outside.
    let gray = [184, 185].map { Double((bitmap[$0, 100] ?? [0])[0]) }.reduce(0, +) / 2
    #expect(abs(255 - gray - 0.33 * 0.1587 * 255) < 1.5)
    #expect(bitmap.distance(191, 100, to: [255, 255, 255, 255]) <= 2)
    #expect(bitmap[196, 100] == [255, 255, 255, 255])
  }

  @Test func `shadows inside shadows do not multiply the work`() throws {
    var items = [rectangle(10, 10, 10, 10, .pureRed)]
    for _ in 0..<24 {
      items = group(
        .shadow(color: RGBA(0, 0, 0, 0.1), radius: 1, offset: CGSize(width: 0, height: 1)), items)
    }
    #expect(try drawn(items, 40, 40)[15, 15] == [255, 0, 0, 255])
  }
}
