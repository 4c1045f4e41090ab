import CCairo
import CPango
import SegueDisplay
import SegueGeometry

/// Pango's fonts and the one place that talks to them.
///
/// A class, because it owns objects of Pango. Unchecked, because its one owner holds a lock
/// whenever it is used.
final class PangoShaper: @unchecked Sendable {
  private let map: UnsafeMutablePointer<PangoFontMap>?
  private let pango: OpaquePointer?
  private let surface: OpaquePointer?
  /// Collects outlines; nothing is ever drawn with it.
  private let pen: OpaquePointer?

  init() {
    map = pango_cairo_font_map_new()
    pango = map.flatMap { pango_font_map_create_context($0) }
    // Without bounds: cairo leaves out glyphs far outside of a surface, from paths too.
    surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    pen = cairo_create(surface)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
    // Shapes of letters shall not depend on the machine's own language.
    pango_context_set_language(pango, pango_language_from_string("en"))
  }

  deinit {
    if let pango { g_object_unref(UnsafeMutableRawPointer(pango)) }
    if let map { g_object_unref(map) }
    cairo_destroy(pen)
    cairo_surface_destroy(surface)
  }

  var families: [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { index in
      list?[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
  }

  /// Shapes a line.
  ///
  /// - Parameter tolerance: How far lines may leave the glyphs' curves, points; nil for widths alone.
  func shape(_ run: TextRun, tolerance: Double?) -> ShapedText {
    let scalarCounts = run.string.map(\.unicodeScalars.count)
    guard !run.string.isEmpty, run.font.size.isFinite, run.font.size > 0.01,
      let pango, let layout = pango_layout_new(pango)
    else { return ShapedText(advances: scalarCounts.map { _ in 0 }) }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // Fonts give outlines in 1/64 of a pixel: a large size keeps small text exact.
    let size = min(run.font.size, 4096)
    let detail: Double = size < 64 ? 16 : size < 512 ? 4 : 1
    let attributes = run.font.attributes
    let description = run.font.pangoDescription(size: size * detail)
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    let text = run.string.onOneLine
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    guard let line = pango_layout_get_line_readonly(layout, 0) else {
      return ShapedText(advances: scalarCounts.map { _ in 0 })
    }
    let scale = run.font.size / size / detail
    let tracking = run.font.tracking.isFinite ? run.font.tracking : 0
    var pieces = GlyphRuns(line: line, text: text, tracking: tracking / scale)
    var result = ShapedText(advances: pieces.advances(scalarCounts: scalarCounts, scale: scale))
    guard let tolerance, let pen else { return result }
    result.ink = pieces.outline(with: pen, scale: scale, tolerance: tolerance, &result.polygons)
    result.pictures = pieces.pictures(detail: 1 / scale)
    if let pictures = pieces.pictureInk(scale: scale) {
      result.ink = result.polygons.ends.isEmpty ? pictures : result.ink.union(pictures)
    }
    return result
  }
}

extension FontDescription {
  /// The font at a size in Pango's own pixels.
  fileprivate func pangoDescription(size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    let own =
      switch design {
      case .standard, .rounded: "Inter,sans-serif"
      case .serif: "serif"
      case .monospaced: "monospace"
      }
    pango_font_description_set_family(description, family.map { "\($0),\(own)" } ?? own)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(weight, 100), 1000))))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if hasSmallCaps {
      pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    }
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  fileprivate var attributes: OpaquePointer? {
    var features: [String] = []
    if hasMonospacedDigits { features.append("tnum=1") }
    // Letters set apart do not join.
    if tracking != 0 { features += ["liga=0", "clig=0", "calt=0"] }
    let list = pango_attr_list_new()
    if !features.isEmpty {
      pango_attr_list_insert(list, pango_attr_font_features_new(features.joined(separator: ", ")))
    }
    return list
  }
}

extension String {
  /// The same number of scalars without those that would end the line or the text.
  fileprivate var onOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0: result.append("\u{200B}")
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
