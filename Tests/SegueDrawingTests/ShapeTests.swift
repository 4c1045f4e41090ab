import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct ShapeTests {
  private func shape(
    _ outline: Outline, _ color: RGBA = .black, stroke: StrokeStyle? = nil, isEvenOdd: Bool = false
  ) -> DisplayItem {
    .shape(
      ShapeItem(outline: outline, paint: .color(color), stroke: stroke, isEvenOdd: isEvenOdd))
  }

  /// The area a black picture covers, in pixels.
  private func area(_ bitmap: Bitmap) -> Double {
    stride(from: 0, to: bitmap.bytes.count, by: 4)
      .reduce(0) { $0 + Double(255 - bitmap.bytes[$1]) / 255 }
  }

  @Test(arguments: [0.0, 0.3, 0.77])
  func `a circle covers its area wherever it stands`(_ move: Double) throws {
    let frame = CGRect(x: 5 + move, y: 6 - move / 2, width: 24, height: 24)
    let bitmap = try drawn([shape(.ellipse(frame))], 40, 40)
    #expect(abs(area(bitmap) - .pi * 144) < 0.8)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous], [0.0, 0.31, 0.5])
  func `the flat filler agrees with cairo`(_ style: RoundedCornerStyle, _ move: CGFloat) throws {
    let frame = CGRect(x: 4 + move, y: 5 + move / 3, width: 40, height: 26)
    let outline = Outline.roundedRectangle(
      frame, cornerSize: CGSize(width: 9, height: 9), style: style)
    let path = Outline.path(
      Path(roundedRect: frame, cornerSize: CGSize(width: 9, height: 9), style: style))
    let color = RGBA(41, 97, 151)
    let flat = try drawn([shape(outline, color)], 50, 40)
    let cairo = try drawn([shape(path, color)], 50, 40)
    // Cairo samples 15 lines a pixel, so that its own edges are up to 8/255 from the exact area.
    #expect(flat.distance(to: cairo) <= 8)
    let total = zip(flat.bytes, cairo.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(total) / Double(flat.bytes.count) < 0.15)
  }

  @Test func `a rounded rectangle cut by the stage is whole inside`() throws {
    let frame = CGRect(x: -30, y: -30, width: 100, height: 100)
    let outline = Outline.roundedRectangle(
      frame, cornerSize: CGSize(width: 20, height: 20), style: .continuous)
    #expect(try drawn([shape(outline, .pureRed)]).isAll([255, 0, 0, 255]))
    let enormous = Outline.ellipse(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7))
    #expect(try drawn([shape(enormous, .pureRed)]).isAll([255, 0, 0, 255]))
  }

  @Test func `a shape half outside is cut at the edge`() throws {
    for x in [-12.0, 8] {
      let outline = Outline.ellipse(CGRect(x: x, y: -2, width: 24, height: 24))
      let bitmap = try drawn([shape(outline)])
      #expect(abs(area(bitmap) - area(try whole(outline, cutAt: 20))) < 0.6)
    }
  }

  /// The same outline drawn on a larger stage, everything outside the small one taken away.
  private func whole(_ outline: Outline, cutAt side: Int) throws -> Bitmap {
    let move = CGAffineTransform(translationX: 20, y: 20)
    let large = try drawn(group(.transform(move), shape(outline)), 60, 60)
    var small = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        guard let pixel = large[x + 20, y + 20] else { continue }
        for c in 0..<4 { small.bytes[(y * side + x) * 4 + c] = pixel[c] }
      }
    }
    return small
  }

  @Test func `even-odd and winding fill differ where a path covers itself`() throws {
    var path = Path(CGRect(x: 2, y: 2, width: 16, height: 16))
    path.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    #expect(try drawn([shape(.path(path))])[10, 10] == [0, 0, 0, 255])
    #expect(
      try drawn([shape(.path(path), isEvenOdd: true)])[10, 10] == [255, 255, 255, 255])
  }

  @Test func `a stroke is centred on the path`() throws {
    let outline = Outline.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10))
    let bitmap = try drawn([shape(outline, stroke: StrokeStyle(lineWidth: 4))])
    #expect(bitmap[3, 10] == [0, 0, 0, 255])
    #expect(bitmap[6, 10] == [0, 0, 0, 255])
    #expect(bitmap[2, 10] == [255, 255, 255, 255])
    #expect(bitmap[7, 10] == [255, 255, 255, 255])
    #expect(abs(area(bitmap) - (14 * 14 - 6 * 6)) < 0.1)
  }

  @Test func `a line without height can be stroked`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 18, y: 10))
    let bitmap = try drawn([shape(.path(path), stroke: StrokeStyle(lineWidth: 2))])
    #expect(abs(area(bitmap) - 32) < 0.1)
  }

  @Test func `dashes leave gaps and patterns without length do not`() throws {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 20, y: 10))
    for (dash, expected) in [([5, 5], 20.0), ([0, 0], 40), ([-1, 2], 40), ([.nan], 40)]
      as [([CGFloat], Double)]
    {
      let bitmap = try drawn(
        [shape(.path(path), stroke: StrokeStyle(lineWidth: 2, dash: dash))])
      #expect(abs(area(bitmap) - expected) < 0.2)
    }
  }

  @Test func `numbers that are no numbers draw nothing and harm nothing`() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      var path = Path()
      path.move(to: CGPoint(x: 2, y: bad))
      path.addLine(to: CGPoint(x: bad, y: 10))
      path.addCurve(
        to: CGPoint(x: 3, y: 3), control1: CGPoint(x: bad, y: 0), control2: .zero)
      let frame = CGRect(x: bad, y: 2, width: 10, height: bad)
      let outlines: [Outline] = [
        .path(path), .rectangle(frame), .ellipse(frame),
        .roundedRectangle(frame, cornerSize: CGSize(width: bad, height: 2), style: .continuous),
      ]
      var items: [DisplayItem] = []
      for outline in outlines {
        items.append(shape(outline, .pureRed))
        items.append(shape(outline, .pureRed, stroke: StrokeStyle(lineWidth: 3)))
        items += group(.clip(outline, isEvenOdd: false), rectangle(0, 0, 20, 20, .pureRed))
        items += group(.blur(radius: 3, isOpaque: false), shape(outline, .pureRed))
      }
      items.append(
        shape(
          .ellipse(CGRect(x: 0, y: 0, width: 9, height: 9)), stroke: StrokeStyle(lineWidth: bad)))
      #expect(try drawn(items).isAll([255, 255, 255, 255]))
      // What comes after is drawn as ever.
      #expect(try drawn(items + [rectangle(0, 0, 20, 20, .pureRed)]).isAll([255, 0, 0, 255]))
    }
  }

  @Test func `without smoothing every pixel is in or out`() throws {
    var item = ShapeItem(
      outline: .ellipse(CGRect(x: 2, y: 2, width: 15, height: 15)), paint: .color(.black))
    item.isAntialiased = false
    let bitmap = try drawn([.shape(item)])
    #expect(bitmap.bytes.allSatisfy { $0 == 0 || $0 == 255 })
  }

  @Test func `the same list twice is the same picture`() throws {
    let renderer = CairoRenderer(scale: 2)
    let list = DisplayList(
      size: CGSize(width: 20, height: 20), background: .white,
      items: [shape(.ellipse(CGRect(x: 2.3, y: 2.7, width: 15, height: 9)), .pureRed)])
    let first = try renderer.render(list)
    let other = DisplayList(size: list.size, background: .black, items: [])
    #expect(try renderer.render(list) == first)
    #expect(try renderer.render(other).isAll([0, 0, 0, 255]))
    #expect(try renderer.render(list) == first)
    #expect(try CairoRenderer(scale: 2).render(list) == first)
  }

  @Test(arguments: [CGSize(width: 0, height: 5), CGSize(width: 1e6, height: 5)])
  func `a stage without a possible picture is refused`(_ size: CGSize) {
    #expect(throws: RenderError.self) {
      try CairoRenderer(scale: 2).render(DisplayList(size: size))
    }
  }
}
