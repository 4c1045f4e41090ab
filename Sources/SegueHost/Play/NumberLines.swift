import Foundation

/// Puts arrays of numbers on one line each: thousands of lines with one number are for nobody.
enum NumberLines {
  /// JSON that means the same.
  static func joined(_ json: Data) -> Data {
    let bytes = [UInt8](json)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if isInString, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        result += bytes[index...index + 1]
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, byte == UInt8(ascii: "["), let end = endOfNumbers(bytes, from: index + 1) {
        result.append(byte)
        for inner in bytes[index + 1..<end] where inner != 10 && inner != 32 {
          result.append(inner)
          if inner == UInt8(ascii: ",") { result.append(32) }
        }
        index = end
        continue
      }
      result.append(byte)
      index += 1
    }
    return Data(result)
  }

  /// The index of the bracket that ends an array in which there are only numbers.
  private static func endOfNumbers(_ bytes: [UInt8], from start: Int) -> Int? {
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "]"): return index
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: ","), 10, 32:
        continue
      default: return nil
      }
    }
    return nil
  }
}
