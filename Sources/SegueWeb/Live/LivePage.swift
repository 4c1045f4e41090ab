/// The files of the live preview's page.
package enum LivePage {
  /// A file by its name; the empty one is the page itself. nil where there is none.
  package static func file(_ name: String) -> HTTPResponse? {
    switch name {
    case "": HTTPResponse(type: "text/html; charset=utf-8", body: PackageResources.live_html)
    case "live.css":
      HTTPResponse(type: "text/css; charset=utf-8", body: PackageResources.live_css)
    case "live.js": HTTPResponse(type: javaScript, body: PackageResources.live_js)
    case "painter.js": HTTPResponse(type: javaScript, body: Array(PagePainter.script.utf8))
    default: nil
    }
  }

  private static let javaScript = "text/javascript; charset=utf-8"
}
