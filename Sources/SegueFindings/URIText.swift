/// File paths as URIs.
enum URIText {
  /// A relative path stays relative; an absolute one becomes a `file` URI. Bytes outside the
  /// unreserved set are percent-encoded.
  static func relative(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += "%" + hex(byte >> 4) + hex(byte & 15)
      }
    }
    return text
  }

  private static func hex(_ digit: UInt8) -> String {
    String(digit, radix: 16, uppercase: true)
  }
}
