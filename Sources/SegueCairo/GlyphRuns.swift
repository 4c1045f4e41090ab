import CCairo
import CPango
import SegueDisplay
import SegueGeometry

/// The glyphs of one line, from left to right, each run in one font.
///
/// Points into a layout and must not outlive it.
struct GlyphRuns {
  private struct Run {
    var item: UnsafeMutablePointer<PangoGlyphItem>
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Where it starts, in Pango's pixels.
    var x: Double
    var isPicture = false
  }

  private var runs: [Run] = []
  private let text: String

  /// - Parameter tracking: Added after each cluster of glyphs, in Pango's pixels.
  init(line: UnsafeMutablePointer<PangoLayoutLine>, text: String, tracking: Double) {
    self.text = text
    var x = 0.0
    var link = line.pointee.runs
    while let entry = link {
      link = entry.pointee.next
      guard let data = entry.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let glyphs = item.pointee.glyphs, let font = item.pointee.item.pointee.analysis.font
      else { continue }
      runs.append(Run(item: item, font: font, glyphs: glyphs, x: x))
      if tracking != 0 { spread(glyphs, by: tracking) }
      x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
    }
  }

  /// Widens the last glyph of every cluster.
  private func spread(_ string: UnsafeMutablePointer<PangoGlyphString>, by tracking: Double) {
    let count = Int(string.pointee.num_glyphs)
    let wide = Int32((tracking * Double(PANGO_SCALE)).rounded())
    for index in 0..<count {
      let cluster = string.pointee.log_clusters[index]
      let isLast = index == count - 1 || string.pointee.log_clusters[index + 1] != cluster
      if isLast { string.pointee.glyphs[index].geometry.width += wide }
    }
  }

  /// Where each character ends, in points.
  func advances(scalarCounts: [Int], scale: Double) -> [CGFloat] {
    var widths = Array(repeating: 0.0, count: scalarCounts.reduce(0, +))
    var starts: [Int: Int] = [:]
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      starts[offset] = index
      offset += scalar.utf8.count
    }
    text.withCString { bytes in
      for run in runs {
        let item = run.item.pointee.item.pointee
        var logical = Array(repeating: Int32(0), count: Int(item.num_chars))
        pango_glyph_item_get_logical_widths(run.item, bytes, &logical)
        guard let start = starts[Int(item.offset)] else { continue }
        for (index, width) in logical.enumerated() where start + index < widths.count {
          widths[start + index] += Double(width) / Double(PANGO_SCALE) * scale
        }
      }
    }
    var (x, next) = (0.0, 0)
    return scalarCounts.map { count in
      x += max(0, widths[next..<(next + count)].reduce(0, +))
      next += count
      return CGFloat(x)
    }
  }

  /// Adds the glyphs' outlines in points and returns what they cover.
  mutating func outline(
    with pen: OpaquePointer, scale: Double, tolerance: Double, _ polygons: inout Polygons
  ) -> CGRect {
    for index in runs.indices {
      let run = runs[index]
      // Of a picture cairo would give the outline of its pixels.
      guard !run.font.hasPictures else {
        runs[index].isPicture = true
        continue
      }
      cairo_new_path(pen)
      cairo_move_to(pen, run.x, 0)
      pango_cairo_glyph_string_path(pen, run.font, run.glyphs)
      guard let path = cairo_copy_path(pen) else { continue }
      polygons.add(path, scale: scale, tolerance: tolerance)
      cairo_path_destroy(path)
    }
    return polygons.bounds
  }

  /// The glyphs without outlines; nil where there are none.
  func pictures(detail: Double) -> GlyphPictures? {
    let pieces = runs.filter(\.isPicture).compactMap { run -> GlyphPictures.Piece? in
      guard let glyphs = pango_glyph_string_copy(run.glyphs) else { return nil }
      g_object_ref(run.font)
      return GlyphPictures.Piece(font: run.font, glyphs: glyphs, x: run.x)
    }
    return pieces.isEmpty ? nil : GlyphPictures(pieces: pieces, detail: detail)
  }

  /// What the pictures cover, in points.
  func pictureInk(scale: Double) -> CGRect? {
    var all: CGRect?
    for run in runs where run.isPicture {
      var ink = PangoRectangle()
      pango_glyph_string_extents(run.glyphs, run.font, &ink, nil)
      let unit = scale / Double(PANGO_SCALE)
      let rect = CGRect(
        x: run.x * scale + Double(ink.x) * unit, y: Double(ink.y) * unit,
        width: Double(ink.width) * unit, height: Double(ink.height) * unit)
      all = all?.union(rect) ?? rect
    }
    return all
  }
}

extension Polygons {
  /// Adds a path of cairo.
  fileprivate mutating func add(
    _ path: UnsafeMutablePointer<cairo_path_t>, scale: Double, tolerance: Double
  ) {
    guard let data = path.pointee.data else { return }
    var (index, here) = (0, CGPoint.zero)
    func point(_ offset: Int) -> CGPoint {
      let p = data[index + offset].point
      return CGPoint(x: p.x * scale, y: p.y * scale)
    }
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO:
        // A lone move ends a text's path.
        close()
        here = point(1)
        let next = index + Int(header.length)
        if next < Int(path.pointee.num_data), data[next].header.type != CAIRO_PATH_MOVE_TO,
          data[next].header.type != CAIRO_PATH_CLOSE_PATH
        {
          add(Double(here.x), Double(here.y))
        }
      case CAIRO_PATH_LINE_TO:
        here = point(1)
        add(Double(here.x), Double(here.y))
      case CAIRO_PATH_CURVE_TO:
        let end = point(3)
        addCurve(from: here, point(1), point(2), to: end, tolerance: tolerance)
        here = end
      default:
        close()
      }
      index += Int(header.length)
    }
    close()
  }

  /// What the points cover.
  fileprivate var bounds: CGRect {
    guard let x = points.first else { return .zero }
    var (x0, x1) = (x, x)
    var (y0, y1) = (points[1], points[1])
    for index in stride(from: 0, to: points.count, by: 2) {
      x0 = min(x0, points[index])
      x1 = max(x1, points[index])
      y0 = min(y0, points[index + 1])
      y1 = max(y1, points[index + 1])
    }
    return CGRect(x: CGFloat(x0), y: CGFloat(y0), width: CGFloat(x1 - x0), height: CGFloat(y1 - y0))
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// Whether the font's glyphs are coloured pictures.
  fileprivate var hasPictures: Bool {
    guard let font = pango_font_get_hb_font(self), let face = hb_font_get_face(font) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
  }
}
