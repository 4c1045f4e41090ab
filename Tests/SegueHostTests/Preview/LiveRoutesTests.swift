import SegueWeb
import Testing

@Suite struct LiveRoutesTests {
  private let routes = LiveRoutes(port: 8080, token: "secret")

  private func status(_ request: HTTPRequest) -> Int {
    switch routes.answer(to: request) {
    case .response(let response): response.status
    case .stream: 200
    case .input: 204
    }
  }

  private func request(
    _ target: String, method: String = "GET", _ headers: [String: String] = [:], body: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, target: target,
      headers: ["host": "127.0.0.1:8080"].merging(headers) { $1 }, body: Array(body.utf8))
  }

  @Test func `the page has its own address`() {
    #expect(routes.address == "http://127.0.0.1:8080/secret/")
  }

  @Test(arguments: [
    ("/secret/", 200), ("/secret/?x=1", 200), ("/secret/live.js", 200),
    ("/secret/live.css", 200), ("/secret/painter.js", 200), ("/secret/stream", 200),
    ("/", 404), ("/secret", 404), ("/wrong/", 404), ("/wrong/stream", 404),
    ("/secret/live.html", 404), ("/secret/../live.js", 404), ("/secret/../../etc/passwd", 404),
    ("/secret/%2e%2e/live.js", 404), ("/secret//etc/passwd", 404), ("/SECRET/", 404),
    ("/favicon.ico", 404),
  ])
  func `nothing is served but what is built in, to those who know the token`(
    target: String, expected: Int
  ) {
    #expect(status(request(target)) == expected)
  }

  @Test(arguments: [
    ("127.0.0.1:8080", 200), ("localhost:8080", 200), ("LocalHost:8080", 200),
    ("127.0.0.1", 403), ("127.0.0.1:80", 403), ("localhost", 403), ("evil.example:8080", 403),
    ("127.0.0.1:8080.evil.example", 403), ("", 403), ("[::1]:8080", 403),
  ])
  func `the host is this machine under its own name`(host: String, expected: Int) {
    #expect(status(request("/secret/", ["host": host])) == expected)
  }

  @Test func `a request without a host is refused`() {
    #expect(status(HTTPRequest(target: "/secret/")) == 403)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", 204), ("http://localhost:8080", 204),
    ("https://127.0.0.1:8080", 403), ("http://127.0.0.1:8081", 403), ("http://evil.example", 403),
    ("null", 403),
  ])
  func `the origin is this page`(origin: String, expected: Int) {
    let input = request(
      "/secret/input", method: "POST", ["origin": origin], body: #"{"key":"Backspace"}"#)
    #expect(status(input) == expected)
  }

  @Test(arguments: [("same-origin", 200), ("none", 200), ("same-site", 403), ("cross-site", 403)])
  func `what another site sends is refused`(site: String, expected: Int) {
    #expect(status(request("/secret/", ["sec-fetch-site": site])) == expected)
  }

  @Test(arguments: [
    ("/secret/input", "GET"), ("/secret/", "POST"), ("/secret/stream", "POST"),
    ("/secret/", "DELETE"),
  ])
  func `each thing is done in its own way`(target: String, method: String) {
    #expect(status(request(target, method: method)) == 405)
  }

  @Test(arguments: [
    (#"{"pointer":"down","x":10,"y":20.5}"#, LiveInput.pointer(.down, x: 10, y: 20.5)),
    (#"{"pointer":"cancel","x":-1,"y":0}"#, .pointer(.cancel, x: -1, y: 0)),
    (#"{"text":"é 😀"}"#, .text("é 😀")),
    (#"{"key":"Backspace"}"#, .deleteBackward),
  ])
  func `what a person does is understood`(json: String, input: LiveInput) {
    #expect(
      routes.answer(to: request("/secret/input", method: "POST", body: json)) == .input(input))
    #expect(LiveInput(line: input.line) == input)
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"pointer":"down"}"#, #"{"pointer":"jump","x":1,"y":1}"#,
    #"{"pointer":"down","x":1e9,"y":1}"#, #"{"text":""}"#, #"{"text":"a\nb"}"#,
    #"{"key":"Enter"}"#, "{\"text\":\"" + String(repeating: "a", count: 1001) + "\"}",
  ])
  func `what nobody does is refused`(json: String) {
    #expect(status(request("/secret/input", method: "POST", body: json)) == 400)
  }
}
