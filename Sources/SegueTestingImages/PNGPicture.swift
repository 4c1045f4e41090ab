import CCairo
import SegueDisplay

/// Reads a picture file.
enum PNGPicture {
  /// The pixels of a PNG file; nil where it is not there or is none.
  static func read(_ path: String) -> Bitmap? {
    guard let file = cairo_image_surface_create_from_png(path) else { return nil }
    defer { cairo_surface_destroy(file) }
    guard cairo_surface_status(file) == CAIRO_STATUS_SUCCESS else { return nil }
    let width = Int(cairo_image_surface_get_width(file))
    let height = Int(cairo_image_surface_get_height(file))
    // Files without alpha come in another format: drawing them on a surface makes all alike.
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let context = cairo_create(surface)
    else { return nil }
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_source_surface(context, file, 0, 0)
    cairo_paint(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let from = y * stride + x * 4
        let to = (y * width + x) * 4
        // Cairo keeps blue first on little-endian machines.
        bitmap.bytes[to] = data[from + 2]
        bitmap.bytes[to + 1] = data[from + 1]
        bitmap.bytes[to + 2] = data[from]
        bitmap.bytes[to + 3] = data[from + 3]
      }
    }
    return bitmap
  }
}
