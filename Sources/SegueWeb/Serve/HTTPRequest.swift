/// What a browser asks for.
package struct HTTPRequest: Hashable, Sendable {
  package var method: String
  /// As it was sent, with the query; begins with `/`.
  package var target: String
  /// Names in lower case.
  package var headers: [String: String]
  package var body: [UInt8]

  package init(
    method: String = "GET", target: String, headers: [String: String] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The target without its query.
  package var path: Substring { target.prefix { $0 != "?" } }

  /// Whether the connection may be used again.
  package var keepsConnection: Bool { headers["connection"]?.lowercased() != "close" }
}

/// Why what arrived is no request.
package enum HTTPProblem: Error, Hashable, Sendable {
  case malformed
  case headTooLarge
  case bodyTooLarge
  /// The length of the body is not told by a plain `Content-Length`.
  case lengthRequired
  case unsupportedVersion

  package var response: HTTPResponse {
    switch self {
    case .malformed: HTTPResponse(status: 400, text: "this is no HTTP request")
    case .headTooLarge: HTTPResponse(status: 431, text: "the head of the request is too large")
    case .bodyTooLarge: HTTPResponse(status: 413, text: "the body of the request is too large")
    case .lengthRequired: HTTPResponse(status: 411, text: "the request needs a Content-Length")
    case .unsupportedVersion: HTTPResponse(status: 505, text: "only HTTP/1.1 is spoken here")
    }
  }
}
