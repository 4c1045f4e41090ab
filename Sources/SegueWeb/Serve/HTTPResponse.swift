/// What a browser gets.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  /// The media type of the body.
  package var type: String
  package var body: [UInt8]

  package init(status: Int = 200, type: String, body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A sentence for whoever looks.
  package init(status: Int, text: String) {
    self.init(status: status, type: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
  }

  /// Nothing to say.
  package static let accepted = HTTPResponse(status: 204, type: "", body: [])

  /// The head of an answer that goes on while somebody listens.
  package static let streamHead = bytes(
    of: 200, ["Content-Type: text/event-stream; charset=utf-8", "Connection: keep-alive"])

  /// The whole answer as it is sent.
  ///
  /// - Parameter keepsConnection: Whether more requests may come on the same connection.
  package func bytes(keepsConnection: Bool) -> [UInt8] {
    var lines = ["Connection: \(keepsConnection ? "keep-alive" : "close")"]
    if status != 204 {
      lines += ["Content-Type: \(type)", "Content-Length: \(body.count)"]
    }
    return Self.bytes(of: status, lines) + body
  }

  /// Pages show what they are made for, from this server alone, and nobody puts them in a frame.
  private static let protections = [
    "Cache-Control: no-store",
    "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
      + "connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
  ]

  private static func bytes(of status: Int, _ lines: [String]) -> [UInt8] {
    let head = ["HTTP/1.1 \(status) \(phrase(status))"] + lines + protections
    return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
