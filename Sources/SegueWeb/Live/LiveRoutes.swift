/// Answers the requests of a live preview: who may ask, and what there is.
///
/// It serves to this machine's own browser, to those who know the token, and only what is built
/// in; nothing of a request ever becomes the name of a file.
package struct LiveRoutes: Sendable {
  package let port: Int
  /// What only the person who started the preview knows.
  package let token: String

  package init(port: Int, token: String) {
    self.port = port
    self.token = token
  }

  package enum Answer: Hashable, Sendable {
    case response(HTTPResponse)
    /// The connection is to be told what happens, as long as it lasts.
    case stream
    case input(LiveInput)
  }

  /// Where the page is.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  package func answer(to request: HTTPRequest) -> Answer {
    guard isWelcome(request.headers) else {
      return .response(HTTPResponse(status: 403, text: "this page is for its own machine alone"))
    }
    let root = "/\(token)/"
    guard request.path.hasPrefix(root) else { return .response(Self.missing) }
    let name = String(request.path.dropFirst(root.count))
    if name == "input" { return input(request) }
    guard let answer = Self.answer(name) else { return .response(Self.missing) }
    guard request.method == "GET" else { return .response(Self.wrongMethod) }
    return answer
  }

  private static func answer(_ name: String) -> Answer? {
    if name == "stream" { return .stream }
    return LivePage.file(name).map { .response($0) }
  }

  private func input(_ request: HTTPRequest) -> Answer {
    guard request.method == "POST" else { return .response(Self.wrongMethod) }
    guard let input = LiveInput(json: request.body) else {
      return .response(HTTPResponse(status: 400, text: "this is no input"))
    }
    return .input(input)
  }

  /// Whether a request comes from this server's own page, or from an address that was typed.
  ///
  /// A page of another place could send requests here, or have its name lead here: then the host
  /// or the origin is another one.
  private func isWelcome(_ headers: [String: String]) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = headers["host"], hosts.contains(host.lowercased()) else { return false }
    if let origin = headers["origin"] {
      guard hosts.contains(where: { "http://\($0)" == origin.lowercased() }) else { return false }
    }
    let site = headers["sec-fetch-site"] ?? "none"
    return site == "same-origin" || site == "none"
  }

  private static let missing = HTTPResponse(status: 404, text: "there is nothing here")
  private static let wrongMethod = HTTPResponse(status: 405, text: "this cannot be done here")
}
