/// Shows how a file changes, in the form that `patch` reads.
enum UnifiedDiff {
  /// The difference of two texts, or empty text where they are equal.
  static func text(file: String, old: [UInt8], new: [UInt8], context: Int = 3) -> String {
    let a = lines(old)
    let b = lines(new)
    let edits = script(from: a, to: b)
    guard edits.contains(where: { $0.sign != " " }) else { return "" }
    let plain = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    var result = "--- a/\(plain)\n+++ b/\(plain)\n"
    for hunk in hunks(edits, context: context) {
      let part = edits[hunk]
      let oldCount = part.count { $0.sign != "+" }
      let newCount = part.count { $0.sign != "-" }
      let oldStart = edits[..<hunk.lowerBound].count { $0.sign != "+" } + (oldCount > 0 ? 1 : 0)
      let newStart = edits[..<hunk.lowerBound].count { $0.sign != "-" } + (newCount > 0 ? 1 : 0)
      result += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      for edit in part {
        result += String(edit.sign) + edit.line
        if edit.line.utf8.last != 10 { result += "\n\\ No newline at end of file\n" }
      }
    }
    return result
  }

  private struct Edit {
    let sign: Character
    let line: String
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 10 {
      result.append(String(decoding: bytes[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < bytes.count { result.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return result
  }

  private static func script(from a: [String], to b: [String]) -> [Edit] {
    let difference = b.difference(from: a)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        edits.append(Edit(sign: "-", line: a[i]))
        i += 1
      } else if j < b.count, inserted.contains(j) {
        edits.append(Edit(sign: "+", line: b[j]))
        j += 1
      } else {
        edits.append(Edit(sign: " ", line: a[i]))
        i += 1
        j += 1
      }
    }
    return edits
  }

  /// The ranges of edits with changes, each with some lines around, joined where they touch.
  private static func hunks(_ edits: [Edit], context: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in edits.indices where edits[index].sign != " " {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
