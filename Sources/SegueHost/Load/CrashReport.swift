import Foundation

/// Where a program was when it crashed, from the stack that the Swift runtime writes.
package struct CrashReport {
  /// A call on the stack.
  package struct Frame: Hashable, Sendable {
    /// As in `Card.body.getter`.
    package var function: String
    package var file: String
    /// Counted from 1; 0 where the code belongs to no line.
    package var line: Int
  }

  /// The innermost call first; only those whose file is known.
  package let frames: [Frame]

  package init(_ text: String) {
    frames = text.split(separator: "\n").compactMap(Self.frame)
  }

  /// The innermost call in a file; nil where the file is not on the stack.
  package func innermost(in file: String) -> Frame? {
    frames.first { $0.file == file }
  }

  /// Reads `3 [ra] 0x00007f… Card.body.getter + 64 in file.so at /work/Card.swift:12:5`.
  private static func frame(_ line: Substring) -> Frame? {
    guard let address = line.range(of: " 0x"), let place = line.range(of: " at /") else {
      return nil
    }
    let parts = line[line.index(before: place.upperBound)...].split(separator: ":")
    let number = parts.count > 1 ? Int(parts[1]) : nil
    guard !parts[0].hasSuffix(">") else { return nil }
    var function = line[address.upperBound..<place.lowerBound].drop { $0 != " " }.dropFirst()
    for end in [" in ", " + "] {
      if let found = function.range(of: end, options: .backwards) {
        function = function[..<found.lowerBound]
      }
    }
    return Frame(function: String(function), file: String(parts[0]), line: number ?? 0)
  }
}
