import CZlib

/// Bytes of a PNG file as they grow, chunk by chunk.
struct PNGChunks {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends a chunk: its length, its type of four letters, its content and their checksum.
  mutating func append(_ type: StaticString, _ content: [UInt8]) {
    bytes.append(bigEndian: UInt32(content.count))
    let start = bytes.count
    type.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: content)
    let checksum = bytes.withUnsafeBufferPointer { all in
      crc32(0, all.baseAddress.map { $0 + start }, UInt32(all.count - start))
    }
    bytes.append(bigEndian: UInt32(truncatingIfNeeded: checksum))
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func append(bigEndian value: UInt16) {
    append(UInt8(value >> 8))
    append(UInt8(value & 0xFF))
  }
}
