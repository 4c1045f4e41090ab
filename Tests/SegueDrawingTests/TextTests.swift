import SegueCairo
import SegueDisplay
import SegueGeometry
import Testing

struct TextTests {
  private let measurer = PangoTextMeasurer()

  private func text(
    _ string: String, _ font: FontDescription, x: CGFloat = 4, y: CGFloat = 20,
    _ paint: Paint = .color(.black)
  ) -> DisplayItem {
    .text(
      TextItem(
        run: TextRun(string: string, font: font), origin: CGPoint(x: x, y: y), paint: paint))
  }

  private func ink(_ bitmap: Bitmap) -> Double {
    stride(from: 0, to: bitmap.bytes.count, by: 4)
      .reduce(0) { $0 + Double(255 - bitmap.bytes[$1]) / 255 }
  }

  @Test(arguments: [
    "", "a", "Hello, World", "e\u{301}a\u{308}", "مرحبا بالعالم", "שלום abc", "日本語テキスト", "👨‍👩‍👧‍👦🇩🇪x",
    "a\nb", "a\r\nb", "\0", "\u{200D}", "fi ffi ->", "\t", "\u{FFFD}\u{10FFFF}",
  ])
  func `there is one advance a character and none goes back`(_ string: String) {
    let advances = measurer.advances(of: string, font: FontDescription(size: 17))
    #expect(advances.count == string.count)
    #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(advances.allSatisfy { $0.isFinite && $0 >= 0 })
  }

  @Test func `widths grow with the size and are not rounded`() throws {
    try FontCheck.verify(TextShaper())
    let one = measurer.advances(of: "H", font: FontDescription(size: 17))[0]
    let two = measurer.advances(of: "HH", font: FontDescription(size: 34))
    #expect(abs(two[0] / 2 - one) < 0.01)
    #expect(abs(two[1] - 2 * two[0]) < 0.01)
    #expect((12...14).contains(one))
  }

  @Test func `a combining mark adds no width`() {
    let font = FontDescription(size: 20)
    let plain = measurer.advances(of: "xex", font: font)
    let marked = measurer.advances(of: "xe\u{301}x", font: font)
    #expect(plain.count == marked.count)
    #expect(abs((plain.last ?? 0) - (marked.last ?? 1)) < 0.01)
  }

  @Test func `tracking is added after every character`() {
    var font = FontDescription(size: 20)
    let plain = measurer.advances(of: "abc", font: font)
    font.tracking = 3
    let wide = measurer.advances(of: "abc", font: font)
    for index in 0..<3 { #expect(abs(wide[index] - plain[index] - 3 * CGFloat(index + 1)) < 0.05) }
  }

  @Test func `monospaced digits are equally wide`() {
    var font = FontDescription(size: 20)
    func width(_ digit: String) -> CGFloat { measurer.advances(of: digit, font: font)[0] }
    #expect(width("1") != width("0"))
    font.hasMonospacedDigits = true
    #expect(abs(width("1") - width("0")) < 0.01)
  }

  @Test func `designs and weights are fonts of their own`() {
    func width(_ font: FontDescription) -> CGFloat {
      measurer.advances(of: "Segue wide", font: font).last ?? 0
    }
    let widths = [
      FontDescription(size: 20), FontDescription(design: .serif, size: 20),
      FontDescription(design: .monospaced, size: 20), FontDescription(size: 20, weight: 700),
      FontDescription(size: 20, isItalic: true), FontDescription(size: 20, hasSmallCaps: true),
    ].map(width)
    #expect(Set(widths.map { ($0 * 100).rounded() }).count == widths.count)
    #expect(
      width(FontDescription(design: .rounded, size: 20)) == width(FontDescription(size: 20)))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a font without a size has no width and no ink`(_ size: Double) throws {
    let font = FontDescription(size: size)
    #expect(measurer.advances(of: "ab", font: font) == [0, 0])
    #expect(try drawn([text("ab", font)]).isAll([255, 255, 255, 255]))
  }

  @Test func `text moves by parts of a pixel`() throws {
    let font = FontDescription(size: 15)
    let pictures = try (0..<10).map { step in
      try drawn([text("Sub", font, x: 4 + CGFloat(step) / 10)], 50, 30)
    }
    #expect(Set(pictures).count == 10)
    for picture in pictures { #expect(abs(ink(picture) - ink(pictures[0])) < 1) }
  }

  @Test func `a long line is drawn to its end`() throws {
    let font = FontDescription(size: 13)
    let string = String(repeating: "nu ", count: 50) + "n"
    let width = measurer.advances(of: string, font: font).last ?? 0
    let bitmap = try drawn([text(string, font, x: 0)], width, 30)
    let last = (0..<bitmap.width).last { x in
      (0..<30).contains { (bitmap[x, $0] ?? [255])[0] < 200 }
    }
    #expect(abs(Double(last ?? 0) - Double(width)) < 3)
  }

  @Test func `text scales without changing shape`() throws {
    let small = try drawn([text("Scale", FontDescription(size: 12))], 60, 30, scale: 4)
    let zoom = group(
      .transform(CGAffineTransform(scaleX: 4, y: 4)), text("Scale", FontDescription(size: 12)))
    #expect(try drawn(zoom, 240, 120) == small)
  }

  @Test func `a gradient and a clip cover the same letters`() throws {
    let font = FontDescription(size: 18, weight: 700)
    let black = GradientStop(color: .black, location: 0)
    let plain = try drawn([text("Clip", font)], 60, 30)
    let gradient = try drawn(
      [text("Clip", font, .linear(stops: [black], start: .zero, end: CGPoint(x: 9, y: 0)))],
      60, 30)
    let circle = Outline.ellipse(CGRect(x: -100, y: -100, width: 260, height: 260))
    let clipped = try drawn(group(.clip(circle, isEvenOdd: false), text("Clip", font)), 60, 30)
    #expect(gradient.distance(to: plain) <= 1)
    #expect(clipped.distance(to: plain) <= 1)
  }

  @Test(arguments: ["😀", "a😀b", "\u{10FFFF}", "\u{E000}", "‮abc"])
  func `glyphs that a font lacks are drawn by another or as boxes`(_ string: String) throws {
    let bitmap = try drawn([text(string, FontDescription(size: 18))], 80, 30)
    #expect(ink(bitmap) > 1)
    let faded = try drawn(
      group(.opacity(0.5), text(string, FontDescription(size: 18))), 80, 30)
    #expect(ink(faded) < ink(bitmap) * 0.75)
  }

  @Test func `a missing font is named with its remedy`() {
    let error = #expect(throws: RenderError.self) {
      try FontCheck.verify(TextShaper(), family: "No Such Font")
    }
    #expect(
      error?.message == "the font No Such Font is not installed; "
        + "text would be drawn in another font, with other widths and line breaks; "
        + "install it with apt-get install fonts-inter")
  }

  @Test func `many threads may measure at once`() async {
    let measurer = measurer
    let widths = await withTaskGroup(of: CGFloat.self) { group in
      for index in 0..<64 {
        group.addTask {
          measurer.advances(of: "thread \(index % 8)", font: FontDescription(size: 17)).last ?? 0
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(widths).count <= 8)
    #expect(widths.allSatisfy { $0 > 20 })
  }
}
