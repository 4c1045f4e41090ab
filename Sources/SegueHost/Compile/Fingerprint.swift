/// A short name for a sequence of bytes, different for different ones.
///
/// Two FNV-1a sums of 64 bits. Good for naming files in a cache, not against an adversary.
///
///     var print = Fingerprint()
///     print.add("a file")
///     print.text  // 32 hexadecimal digits
package struct Fingerprint {
  private var one: UInt64 = 0xCBF2_9CE4_8422_2325
  private var two: UInt64 = 0x6C62_272E_07BB_0142
  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  package init() {}

  /// Adds a part; `add("a"); add("b")` differs from `add("ab")`.
  package mutating func add(_ part: String) {
    var part = part
    part.withUTF8 { bytes in
      for byte in bytes { mix(byte) }
    }
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    one = (one ^ UInt64(byte)) &* Self.prime
    two = (two ^ UInt64(byte &+ 0x3D)) &* Self.prime
  }

  package var text: String {
    [one, two].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
