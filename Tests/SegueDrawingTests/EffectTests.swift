import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct EffectTests {
  @Test func `red at half opacity over white is 255 127 127`() throws {
    let bitmap = try drawn(group(.opacity(0.5), rectangle(0, 0, 20, 20, .pureRed)))
    #expect(bitmap.distance(10, 10, to: [255, 127, 127, 255]) <= 1)
  }

  @Test func `opacity acts on overlapping items as one picture`() throws {
    let both = [rectangle(0, 0, 12, 20, .pureRed), rectangle(8, 0, 12, 20, .pureRed)]
    let bitmap = try drawn(group(.opacity(0.5), both))
    #expect(bitmap[2, 2] == bitmap[10, 2])
    #expect(bitmap[2, 2] == bitmap[18, 2])
  }

  @Test(arguments: [0.25, 0.5, 0.9])
  func `opacity of items apart and of a layer agree`(_ opacity: Double) throws {
    let apart = [rectangle(0, 0, 6, 6, .pureRed), rectangle(12, 12, 6, 6, .black)]
    let quick = try drawn(group(.opacity(opacity), apart))
    let layered = try drawn(group(.opacity(opacity), apart + [rectangle(0, 0, 1, 1, .pureRed)]))
    #expect(quick.distance(to: layered) <= 1)
  }

  @Test func `nothing is drawn at an opacity of 0 or of no number`() throws {
    for value in [0, -1, .nan] as [Double] {
      let bitmap = try drawn(group(.opacity(value), rectangle(0, 0, 20, 20, .pureRed)))
      #expect(bitmap.isAll([255, 255, 255, 255]))
    }
  }

  @Test func `edges of rectangles go to the nearest pixel`() throws {
    let bitmap = try drawn([rectangle(2.4, 3.6, 5.2, 5.2, .black)])
    #expect(bitmap[2, 4] == [0, 0, 0, 255])
    #expect(bitmap[1, 4] == [255, 255, 255, 255])
    #expect(bitmap[7, 8] == [0, 0, 0, 255])
    #expect(bitmap[8, 8] == [255, 255, 255, 255])
    #expect(bitmap[2, 3] == [255, 255, 255, 255])
  }

  @Test func `a turned rectangle keeps smooth edges`() throws {
    let turn = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 4)
    let bitmap = try drawn(group(.transform(turn), rectangle(-5, -5, 10, 10, .black)))
    #expect(bitmap[10, 10] == [0, 0, 0, 255])
    let grays = bitmap.bytes.filter { $0 > 0 && $0 < 255 }
    #expect(grays.count > 20)
    // A diamond of 100 square pixels, by coverage.
    let covered = stride(from: 0, to: bitmap.bytes.count, by: 4)
      .reduce(0.0) { $0 + Double(255 - bitmap.bytes[$1]) / 255 }
    #expect(abs(covered - 100) < 0.5)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
    CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(translationX: .nan, y: 0),
  ])
  func `a transform that leaves nothing to see draws nothing`(_ m: CGAffineTransform) throws {
    let items = group(.transform(m), rectangle(0, 0, 20, 20, .pureRed))
    #expect(try drawn(items).isAll([255, 255, 255, 255]))
  }

  @Test func `a clip cuts and what follows is not cut`() throws {
    let circle = Outline.ellipse(CGRect(x: 0, y: 0, width: 20, height: 20))
    let items =
      group(.clip(circle, isEvenOdd: false), rectangle(0, 0, 20, 20, .pureRed))
      + [rectangle(0, 0, 2, 2, .black)]
    let bitmap = try drawn(items)
    #expect(bitmap[10, 10] == [255, 0, 0, 255])
    #expect(bitmap[19, 0] == [255, 255, 255, 255])
    #expect(bitmap[0, 0] == [0, 0, 0, 255])
  }

  @Test func `a mask shows content by the mask's alpha`() throws {
    let items: [DisplayItem] = [
      .begin(.mask), rectangle(0, 0, 20, 20, .pureRed), .mask,
      rectangle(0, 0, 10, 20, RGBA(0, 0, 0, 0.5)), .end,
    ]
    let bitmap = try drawn(items)
    #expect(bitmap.distance(5, 5, to: [255, 127, 127, 255]) <= 1)
    #expect(bitmap[15, 5] == [255, 255, 255, 255])
  }

  @Test func `a projection without perspective is a transform`() throws {
    let m = CGAffineTransform(translationX: 3, y: 4)
    let one = try drawn(group(.transform(m), rectangle(0, 0, 5, 5, .pureRed)))
    let two = try drawn(group(.projection(ProjectionTransform(m)), rectangle(0, 0, 5, 5, .pureRed)))
    #expect(one == two)
  }

  @Test func `perspective makes the far side shorter`() throws {
    // A turn about the vertical middle with the viewer 40 points away.
    var m = ProjectionTransform()
    m.m11 = 0.8
    m.m13 = 0.6 / 40
    let middle = ProjectionTransform(CGAffineTransform(translationX: 20, y: 20))
    let items = group(
      .projection(m.concatenating(middle)), rectangle(-12, -12, 24, 24, .black))
    let bitmap = try drawn(items, 40, 40)
    func tall(_ x: Int) -> Int { (0..<40).filter { (bitmap[x, $0] ?? [255])[0] < 128 }.count }
    #expect(bitmap[20, 20] == [0, 0, 0, 255])
    #expect(tall(10) > tall(25))
    // At the content's x = 0 nothing is shortened: 24 pixels.
    #expect(abs(tall(20) - 24) <= 1)
  }

  @Test func `a projection that is no projection draws nothing`() throws {
    for value in [CGFloat.nan, .infinity] {
      var m = ProjectionTransform()
      m.m13 = value
      let items = group(.projection(m), rectangle(0, 0, 20, 20, .pureRed))
      #expect(try drawn(items).isAll([255, 255, 255, 255]))
    }
  }
}
