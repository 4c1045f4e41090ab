/// The script that draws display lists on a canvas, for every page that shows some.
enum PagePainter {
  static let script = [
    PackageResources.lists_js, PackageResources.colors_js, PackageResources.painter_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}
