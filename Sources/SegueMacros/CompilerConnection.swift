import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Messages between the compiler and this program, over standard input and output.
///
/// Each is eight bytes of length, least significant first, and that many bytes of JSON.
struct CompilerConnection: MessageConnection {
  private static let headerSize = 8

  func sendMessage<Message: Encodable>(_ message: Message) throws {
    let body = try JSONEncoder().encode(message)
    var length = UInt64(body.count).littleEndian
    let header = Data(bytes: &length, count: Self.headerSize)
    try FileHandle.standardOutput.write(contentsOf: header + body)
  }

  func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let header = try read(Self.headerSize) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length > 0, let body = try read(length) else { return nil }
    return try JSONDecoder().decode(type, from: body)
  }

  /// Exactly so many bytes; nil where the input ends before.
  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }
}
