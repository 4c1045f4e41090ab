/// Finds the line and column of an offset in a file.
///
/// Lines end in `\n`, `\r\n` or a lone `\r`; columns count UTF-8 bytes, both from 1.
///
///     LineTable(bytes: Array("a\nbc".utf8)).place(of: 3)  // (line: 2, column: 2)
package struct LineTable: Sendable {
  /// The offset at which each line starts.
  private let starts: [Int]
  private let length: Int

  package init(bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        if byte == 10 {
          starts.append(index)
        } else if byte == 13 {
          if index < buffer.count, buffer[index] == 10 { index += 1 }
          starts.append(index)
        }
      }
    }
    self.starts = starts
    length = bytes.count
  }

  /// The number of lines, at least 1.
  package var count: Int { starts.count }

  /// The line and column of an offset; an offset outside the file counts as its nearest end.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(0, offset), length)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The bytes of a line with its line break; empty outside `1...count`.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    return starts[line - 1]..<(line < starts.count ? starts[line] : length)
  }
}
