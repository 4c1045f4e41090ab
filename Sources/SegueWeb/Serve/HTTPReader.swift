/// Puts requests together from the bytes of one connection.
///
///     var reader = HTTPReader()
///     reader.append(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
///     try reader.next()?.target  // "/"
package struct HTTPReader {
  /// Bytes that the lines before a body may have.
  package static let headLimit = 8 << 10
  /// Bytes that a body may have.
  package static let bodyLimit = 16 << 10

  private var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  /// The next whole request; nil while it is not complete.
  ///
  /// After an error the connection is of no more use: nobody knows where the next request begins.
  package mutating func next() throws(HTTPProblem) -> HTTPRequest? {
    guard let end = endOfHead else {
      guard bytes.count <= Self.headLimit else { throw .headTooLarge }
      return nil
    }
    guard end <= Self.headLimit else { throw .headTooLarge }
    guard let head = String(validating: bytes[..<end], as: UTF8.self) else { throw .malformed }
    var request = try Self.head(head)
    let length = try Self.length(request.headers)
    guard length <= Self.bodyLimit else { throw .bodyTooLarge }
    let start = end + 4
    guard bytes.count >= start + length else { return nil }
    request.body = Array(bytes[start..<(start + length)])
    bytes.removeFirst(start + length)
    return request
  }

  /// Where the empty line begins, with the end of the line before it.
  private var endOfHead: Int? {
    let blank: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    let last = min(bytes.count, Self.headLimit + blank.count) - blank.count
    guard last >= 0 else { return nil }
    return (0...last).first { bytes[$0] == blank[0] && bytes[$0..<($0 + 4)].elementsEqual(blank) }
  }

  private static func head(_ text: String) throws(HTTPProblem) -> HTTPRequest {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, isToken(words[0]), words[1].hasPrefix("/"),
      words[1].utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .malformed }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw words[2].hasPrefix("HTTP/") ? .unsupportedVersion : .malformed
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]) else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...]
      let trimmed = value.drop { $0 == " " || $0 == "\t" }.reversed()
        .drop { $0 == " " || $0 == "\t" }.reversed()
      guard value.utf8.allSatisfy({ $0 >= 0x20 || $0 == 0x09 }) else { throw .malformed }
      // Two readers could take a different one of two.
      let isSingle = ["host", "origin", "content-length"].contains(name)
      guard !isSingle || headers[name] == nil else { throw .malformed }
      headers[name] = String(trimmed)
    }
    if words[2] == "HTTP/1.0" { headers["connection"] = "close" }
    return HTTPRequest(method: String(words[0]), target: String(words[1]), headers: headers)
  }

  private static func length(_ headers: [String: String]) throws(HTTPProblem) -> Int {
    guard headers["transfer-encoding"] == nil else { throw .lengthRequired }
    guard let text = headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    // More digits than a number can have is a large body, too.
    return Int(text) ?? .max
  }

  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}
