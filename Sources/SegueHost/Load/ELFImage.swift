package import Foundation

/// The sections of a program or a library on disk (64 bits, least significant byte first).
package struct ELFImage {
  package struct Section: Hashable, Sendable {
    package var name: String
    /// The address the section is meant for, from the start of the image in memory.
    package var address: UInt64
    /// Where it begins in the file.
    package var offset: Int
    /// In bytes.
    package var size: Int
  }

  package let data: Data
  package let sections: [Section]

  /// Reads the table of sections; nil where the data are no such file.
  package init?(_ data: Data) {
    let bytes = Bytes(data)
    guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
      let table = bytes.word64(0x28), let entry = bytes.word16(0x3A),
      let count = bytes.word16(0x3C), let names = bytes.word16(0x3E),
      let strings = bytes.word64(Int(table) + names * entry + 0x18)
    else { return nil }
    var found: [Section] = []
    for index in 0..<count {
      let header = Int(table) + index * entry
      guard let name = bytes.word32(header), let address = bytes.word64(header + 0x10),
        let offset = bytes.word64(header + 0x18), let size = bytes.word64(header + 0x20)
      else { return nil }
      found.append(
        Section(
          name: bytes.text(Int(strings) + name), address: address, offset: Int(offset),
          size: Int(size)))
    }
    self.data = data
    sections = found
  }

  /// The section with a name; nil where there is none.
  package func section(_ name: String) -> Section? { sections.first { $0.name == name } }

  /// Identifies the build of a program: changes with its contents; nil where it was left out.
  package var buildID: String? {
    guard let note = section(".note.gnu.build-id"),
      let nameSize = Bytes(data).word32(note.offset),
      let size = Bytes(data).word32(note.offset + 4)
    else { return nil }
    let start = note.offset + 12 + (nameSize + 3) / 4 * 4
    guard start + size <= data.count else { return nil }
    return data[(data.startIndex + start)..<(data.startIndex + start + size)]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// Bounds-checked reading of numbers.
private struct Bytes {
  let data: Data

  init(_ data: Data) { self.data = data }

  private func word<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number? {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= data.count else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
  }

  func word16(_ offset: Int) -> Int? { word(offset, UInt16.self).map(Int.init) }
  func word32(_ offset: Int) -> Int? { word(offset, UInt32.self).map(Int.init) }

  /// nil also for what cannot be a place in a file.
  func word64(_ offset: Int) -> UInt64? {
    word(offset, UInt64.self).flatMap { $0 < UInt64(Int32.max) * 64 ? $0 : nil }
  }

  func text(_ offset: Int) -> String {
    guard offset >= 0, offset < data.count else { return "" }
    return String(
      decoding: data[(data.startIndex + offset)...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
