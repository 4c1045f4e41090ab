import SegueDisplay
import SegueGeometry

/// Where everything of a filmstrip goes: labels to draw, and frames to lay over them.
struct FilmstripLayout {
  /// A frame and its place on the page, in points.
  struct Placement {
    var bitmap: Bitmap
    var frame: CGRect
  }

  private typealias Style = FilmstripStyle

  private(set) var placements: [Placement] = []
  private(set) var size = CGSize.zero
  private var items: [DisplayItem] = []
  private let setter: LabelSetter
  private let frameSize: CGSize
  private let width: CGFloat
  private var y = FilmstripStyle.margin

  /// The labels, borders and curves.
  var list: DisplayList { DisplayList(size: size, background: Style.page, items: items) }

  init(_ strip: Filmstrip, measurer: any TextMeasurer) {
    setter = LabelSetter(measurer: measurer)
    frameSize = Self.frameSize(strip)
    let longest = strip.rows.map { Self.line(of: $0.frames.count) }.max() ?? 0
    let frames = CGFloat(longest) * (frameSize.width + Style.gap) - Style.gap
    width = max(Style.leastWidth, frames)
    if let title = strip.title {
      add(paragraph: title, Style.pageTitle, Style.ink)
      y += 10
    }
    for (index, row) in strip.rows.enumerated() {
      if index > 0 { addRule() }
      add(row)
    }
    size = CGSize(width: width + 2 * Style.margin, height: (y + Style.margin).rounded(.up))
  }

  /// The largest frame that all bitmaps, or their shown part, fit into without growing beyond their
  /// own pixels.
  private static func frameSize(_ strip: Filmstrip) -> CGSize {
    let density = max(strip.pixelsPerPoint, 0.1)
    var stage = CGSize(width: 390, height: 844)
    if let bitmap = strip.rows.lazy.flatMap(\.frames).first?.bitmap {
      stage = CGSize(
        width: Double(bitmap.width) / density, height: Double(bitmap.height) / density)
    }
    if let part = strip.cropping?.intersection(CGRect(origin: .zero, size: stage)), !part.isEmpty {
      stage = part.size
    }
    let factor = min(
      Style.largestFrame.width / stage.width, Style.largestFrame.height / stage.height,
      CGFloat(density))
    return CGSize(
      width: max(1, (stage.width * factor).rounded()),
      height: max(1, (stage.height * factor).rounded()))
  }

  /// How many frames stand side by side; lines of a row are about equally long.
  private static func line(of count: Int) -> Int {
    let lines = (count + Style.mostFramesInLine - 1) / Style.mostFramesInLine
    return lines > 0 ? (count + lines - 1) / lines : 0
  }

  // MARK: - Parts

  private mutating func add(_ row: Filmstrip.Row) {
    add(paragraph: row.title, Style.title, Style.ink)
    for text in row.subtitle { add(paragraph: text, Style.body, Style.faint) }
    y += 10
    let centers = addFrames(row.frames)
    let axis = TimeAxis(
      times: row.frames.map(\.time), centers: centers, from: Style.margin,
      to: Style.margin + width, fallback: Self.span(row))
    let tracks = FilmstripTracks(setter: setter, axis: axis, x: Style.margin, width: width)
    if !row.phases.isEmpty {
      y += 6
      tracks.add(row.phases, to: &items, at: &y)
    }
    for (index, curve) in row.curves.enumerated() {
      y += 8
      tracks.add(curve, color: Style.curves[index % Style.curves.count], to: &items, at: &y)
    }
  }

  /// The time that phases and curves take.
  private static func span(_ row: Filmstrip.Row) -> ClosedRange<Double> {
    let times =
      (row.curves.flatMap { $0.samples.map(\.time) } + row.phases.flatMap { [$0.from, $0.to] })
      .filter(\.isFinite)
    guard let first = times.min(), let last = times.max() else { return 0...1 }
    return first...last
  }

  private mutating func add(paragraph: String, _ font: FontDescription, _ color: RGBA) {
    for line in setter.lines(paragraph, font, within: width) {
      items.append(
        setter.item(line, font, color, x: Style.margin, baseline: y + LabelSetter.ascent(font)))
      y += LabelSetter.pitch(font)
    }
  }

  /// Adds frames in lines; returns the middle of each if all stand in one line.
  private mutating func addFrames(_ frames: [Filmstrip.Frame]) -> [CGFloat] {
    let line = Self.line(of: frames.count)
    guard line > 0 else { return [] }
    var centers: [CGFloat] = []
    for start in stride(from: 0, to: frames.count, by: line) {
      for (column, frame) in frames[start..<min(start + line, frames.count)].enumerated() {
        let x = Style.margin + CGFloat(column) * (frameSize.width + Style.gap)
        let place = CGRect(origin: CGPoint(x: x, y: y), size: frameSize)
        addBorder(around: place)
        placements.append(Placement(bitmap: frame.bitmap, frame: place))
        centers.append(place.midX)
        let label = Self.seconds(frame.time)
        items.append(
          setter.item(
            label, Style.small, Style.faint,
            x: place.midX - setter.width(label, Style.small) / 2,
            baseline: place.maxY + 6 + LabelSetter.ascent(Style.small)))
      }
      y += frameSize.height + 6 + LabelSetter.pitch(Style.small) + 8
    }
    return frames.count == line ? centers : []
  }

  private mutating func addBorder(around place: CGRect) {
    let outer = place.insetBy(dx: -1, dy: -1)
    let corner = Style.frameCorner + 1
    items.append(
      .shape(
        ShapeItem(
          outline: .roundedRectangle(
            outer, cornerSize: CGSize(width: corner, height: corner), style: .circular),
          paint: .color(Style.line))))
    items.append(
      .shape(
        ShapeItem(
          outline: .roundedRectangle(
            place, cornerSize: CGSize(width: Style.frameCorner, height: Style.frameCorner),
            style: .circular),
          paint: .color(Style.panel))))
  }

  private mutating func addRule() {
    y += Style.rowGap / 2
    items.append(
      .shape(
        ShapeItem(
          outline: .rectangle(CGRect(x: Style.margin, y: y, width: width, height: 1)),
          paint: .color(Style.line))))
    y += Style.rowGap / 2
  }

  /// A time to the millisecond, without Foundation's formats.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite, abs(time) < 1e9 else { return "\(time) s" }
    let count = Int((time * 1000).rounded())
    let rest = String(count.magnitude % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.count)
    return "\(count < 0 ? "−" : "")\(count.magnitude / 1000).\(zeros)\(rest) s"
  }
}
