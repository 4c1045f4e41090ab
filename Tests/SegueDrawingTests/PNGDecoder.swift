import CZlib
import SegueDisplay
import SegueGeometry

/// Reads the PNG files that this package writes, still and animated; for tests only.
struct PNGDecoder {
  struct Frame: Equatable {
    /// The whole picture after the frame was laid over the ones before; not premultiplied.
    var pixels: [UInt8]
    /// The part that the file holds.
    var area: CGRect
    var delay: [Int]
    /// The filter of each row.
    var filters: [UInt8]
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 0
  private(set) var frames: [Frame] = []
  /// How often the film plays; 0 is for ever, nil is a still picture.
  private(set) var plays: Int?
  private(set) var chunks: [String] = []

  struct Damage: Error { var reason: String }

  init(_ bytes: [UInt8]) throws {
    guard bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] else {
      throw Damage(reason: "no PNG")
    }
    var position = 8
    var sequence = 0
    var open: (area: [Int], delay: [Int])?
    var stream: [UInt8] = []
    while position + 12 <= bytes.count {
      let length = Self.number(bytes, position, 4)
      let type = String(decoding: bytes[(position + 4)..<(position + 8)], as: UTF8.self)
      let content = Array(bytes[(position + 8)..<(position + 8 + length)])
      let checked = Array(bytes[(position + 4)..<(position + 8 + length)])
      guard
        Self.number(bytes, position + 8 + length, 4)
          == Int(crc32(0, checked, UInt32(checked.count)))
      else { throw Damage(reason: "checksum of \(type)") }
      chunks.append(type)
      position += length + 12
      switch type {
      case "IHDR":
        (width, height) = (Self.number(content, 0, 4), Self.number(content, 4, 4))
        depth = content[9] == 6 ? 4 : 3
      case "acTL": plays = Self.number(content, 4, 4)
      case "fcTL":
        try close(&open, &stream)
        guard Self.number(content, 0, 4) == sequence else { throw Damage(reason: "sequence") }
        sequence += 1
        open = (
          [12, 16, 4, 8].map { Self.number(content, $0, 4) },
          [Self.number(content, 20, 2), Self.number(content, 22, 2)]
        )
      case "fdAT":
        guard Self.number(content, 0, 4) == sequence else { throw Damage(reason: "sequence") }
        sequence += 1
        stream += content.dropFirst(4)
      case "IDAT":
        if plays == nil { open = ([0, 0, width, height], [0, 1]) }
        stream += content
      default: break
      }
    }
    try close(&open, &stream)
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<(start + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func close(
    _ open: inout (area: [Int], delay: [Int])?, _ stream: inout [UInt8]
  ) throws {
    guard let (area, delay) = open else { return }
    let (x, y, w, h) = (area[0], area[1], area[2], area[3])
    var rows = [UInt8](repeating: 0, count: h * (w * depth + 1))
    var count = UInt(rows.count)
    guard uncompress(&rows, &count, stream, UInt(stream.count)) == Z_OK, Int(count) == rows.count
    else { throw Damage(reason: "zlib") }
    let pixels = Self.unfiltered(rows, width: w, height: h, depth: depth)
    var picture = frames.last?.pixels ?? Array(repeating: 0, count: width * height * 4)
    for row in 0..<h {
      for column in 0..<w {
        let (from, to) = ((row * w + column) * depth, ((y + row) * width + x + column) * 4)
        for c in 0..<4 { picture[to + c] = c < depth ? pixels[from + c] : 255 }
      }
    }
    frames.append(
      Frame(
        pixels: picture, area: CGRect(x: x, y: y, width: w, height: h), delay: delay,
        filters: (0..<h).map { rows[$0 * (w * depth + 1)] }))
    open = nil
    stream = []
  }

  private static func unfiltered(_ rows: [UInt8], width: Int, height: Int, depth: Int) -> [UInt8] {
    let length = width * depth
    var pixels = [UInt8](repeating: 0, count: height * length)
    for y in 0..<height {
      let filter = rows[y * (length + 1)]
      for i in 0..<length {
        let a = i >= depth ? Int(pixels[y * length + i - depth]) : 0
        let b = y > 0 ? Int(pixels[(y - 1) * length + i]) : 0
        let c = y > 0 && i >= depth ? Int(pixels[(y - 1) * length + i - depth]) : 0
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        let guess: Int
        switch filter {
        case 1: guess = a
        case 2: guess = b
        case 3: guess = (a + b) / 2
        case 4: guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c
        default: guess = 0
        }
        pixels[y * length + i] = UInt8(
          truncatingIfNeeded: Int(rows[y * (length + 1) + 1 + i]) + guess)
      }
    }
    return pixels
  }
}

extension Bitmap {
  /// The pixels as a PNG holds them.
  var straight: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      for c in 0..<3 {
        let value = alpha > 0 ? (Int(bytes[start + c]) * 255 + alpha / 2) / alpha : 0
        result.append(UInt8(min(255, value)))
      }
      result.append(UInt8(alpha))
    }
    return result
  }
}
