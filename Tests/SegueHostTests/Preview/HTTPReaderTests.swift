import SegueWeb
import Testing

@Suite struct HTTPReaderTests {
  private func read(_ text: String) throws -> HTTPRequest? {
    var reader = HTTPReader()
    reader.append(Array(text.utf8))
    return try reader.next()
  }

  @Test func `a request is read with its headers and its body`() throws {
    let request = try read(
      "POST /a?b=c HTTP/1.1\r\nHost: localhost:1\r\nX-Thing:  two words \r\n"
        + "Content-Length: 4\r\n\r\nbody")
    #expect(
      request
        == HTTPRequest(
          method: "POST", target: "/a?b=c",
          headers: ["host": "localhost:1", "x-thing": "two words", "content-length": "4"],
          body: Array("body".utf8)))
    #expect(request?.path == "/a")
  }

  @Test func `a request may come byte by byte, and the next one right behind it`() throws {
    var reader = HTTPReader()
    var found: [HTTPRequest] = []
    for byte in "POST /1 HTTP/1.1\r\nContent-Length: 2\r\n\r\nokGET /2 HTTP/1.1\r\n\r\n".utf8 {
      reader.append(CollectionOfOne(byte))
      while let request = try reader.next() { found.append(request) }
    }
    #expect(found.map(\.target) == ["/1", "/2"])
    #expect(found.map(\.body) == [Array("ok".utf8), []])
  }

  @Test(arguments: [
    ("GET /\r\n\r\n", HTTPProblem.malformed),
    ("GET / HTTP/1.1\r\nno colon\r\n\r\n", .malformed),
    ("GET http://elsewhere/ HTTP/1.1\r\n\r\n", .malformed),
    ("GET /a b HTTP/1.1\r\n\r\n", .malformed),
    ("G ET / HTTP/1.1\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\n folded: a\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\nEvil: b\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .lengthRequired),
    ("POST / HTTP/1.1\r\nContent-Length: 16385\r\n\r\n", .bodyTooLarge),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLarge),
    ("GET / HTTP/2\r\n\r\n", .unsupportedVersion),
    ("\u{16}\u{3}\u{1}hello\r\n\r\n", .malformed),
  ])
  func `what is no request is refused`(text: String, problem: HTTPProblem) {
    #expect(throws: problem) { try read(text) }
  }

  @Test func `a head without end is refused at its bound`() throws {
    var reader = HTTPReader()
    reader.append(Array("GET / HTTP/1.1\r\nX: ".utf8))
    reader.append(Array(repeating: 0x61, count: HTTPReader.headLimit - 100))
    #expect(try reader.next() == nil)
    reader.append(Array(repeating: 0x61, count: 200))
    #expect(throws: HTTPProblem.headTooLarge) { try reader.next() }
  }

  @Test(arguments: [
    (HTTPProblem.malformed, 400), (.headTooLarge, 431), (.bodyTooLarge, 413),
    (.lengthRequired, 411), (.unsupportedVersion, 505),
  ])
  func `each problem has its status`(problem: HTTPProblem, status: Int) {
    #expect(problem.response.status == status)
  }

  @Test func `an answer tells its length and whether more may come`() {
    let response = HTTPResponse(type: "text/plain", body: Array("é".utf8))
    let text = String(decoding: response.bytes(keepsConnection: true), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nConnection: keep-alive\r\n"))
    #expect(text.contains("\r\nContent-Length: 2\r\n"))
    #expect(text.contains("\r\nContent-Security-Policy: default-src 'none'; "))
    #expect(text.hasSuffix("\r\n\r\né"))
    let last = String(decoding: response.bytes(keepsConnection: false), as: UTF8.self)
    #expect(last.contains("\r\nConnection: close\r\n"))
  }
}
