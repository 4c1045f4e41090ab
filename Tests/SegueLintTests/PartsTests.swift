import SegueFindings
import SegueSource
import Testing

@testable import SegueLint

struct PartsTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "a/A.swift", false),
    ("**/*.swift", "a/b/A.swift", true),
    ("**/*.swift", "A.swift", true), ("a/**", "a/b/c", true), ("a/?.swift", "a/b.swift", true),
    ("a/**/z.swift", "a/z.swift", true), ("a", "ab", false), ("**", "", true),
    ("*a*a*a*a*a*a*a*b", String(repeating: "a", count: 60), false),
  ])
  func `a pattern matches whole paths`(_ c: (String, String, Bool)) {
    #expect(Glob(c.0).matches(c.1) == c.2)
  }

  @Test func `words are whole identifiers`() {
    let scanner = WordScanner(["transition", "id"])
    #expect(scanner.found(in: Array(".transition(x)".utf8)) == ["transition"])
    #expect(scanner.found(in: Array("contentTransition transitions valid id_ id9".utf8)) == [])
    #expect(scanner.found(in: Array("x.id".utf8)) == ["id"])
  }

  @Test(arguments: [("kitten", "sitting", 3), ("", "abc", 3), ("abc", "abc", 0), ("ab", "ba", 2)])
  func `the distance of two words counts letters to change`(_ c: (String, String, Int)) {
    #expect(Nearest.distance(c.0, c.1) == c.2)
  }

  @Test func `a place is found in lines of every kind`() {
    let lines = LineTable(bytes: Array("a\r\nb\nc\rd".utf8))
    #expect(lines.count == 4)
    #expect(lines.place(of: 3) == (line: 2, column: 1))
    #expect(lines.place(of: 7) == (line: 4, column: 1))
    #expect(lines.place(of: 99) == (line: 4, column: 2))
    #expect(lines.place(of: -1) == (line: 1, column: 1))
  }

  @Test func `a diff counts lines as patch does`() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n6\n", with: "5\nx\n6\n").replacing("20\n", with: "20")
    let text = UnifiedDiff.text(file: "a", old: Array(old.utf8), new: Array(new.utf8))
    #expect(text.contains("@@ -3,6 +3,7 @@"))
    #expect(text.contains("\n+x\n"))
    #expect(text.hasSuffix("-20\n+20\n\\ No newline at end of file\n"))
    #expect(UnifiedDiff.text(file: "a", old: Array(old.utf8), new: Array(old.utf8)) == "")
  }

  @Test func `changes that overlap wait for the next round`() {
    #expect(
      FixApplier.apply(
        [.init(start: 4, end: 5, replacement: ""), .init(start: 0, end: 1, replacement: "xy")],
        to: Array("abcdef".utf8)) == Array("xybcdf".utf8))
  }

  @Test(arguments: [
    ("// segue:ignore SEG140\nCircle().animation(.spring, value: 0)", 0),
    ("Circle().animation(.spring, value: 0) // segue:ignore SEG140 loops on purpose", 0),
    ("Circle().animation(.spring, value: 0) // segue:ignore", 0),
    ("Circle().animation(.spring, value: 0) // segue:ignore SEG141", 1),
    ("Circle().animation(.spring, value: 0) // segue:ignored SEG140", 1),
    ("let a = 1 // segue:ignore SEG140\nCircle().animation(.spring, value: 0)", 1),
    (
      "let a = 1\n// segue:ignore SEG140\nfunc f() {\n  Circle()\n    .animation(.spring, value: 0)\n}",
      0
    ),
    (
      "// segue:ignore SEG140\nfunc f() { Circle().animation(.spring, value: 0) }\n"
        + "func g() { Circle().animation(.spring, value: 0) }", 1
    ),
    ("// segue:ignore SEG140, SEG141 both\n\nCircle().animation(.spring, value: 0)", 0),
    ("/* segue:ignore-file */ let a = 1\n\nCircle().animation(.spring, value: 0)", 0),
  ])
  func `a comment silences its line, its declaration or its file`(_ c: (String, Int)) {
    let findings = Linter().check(name: "a", bytes: Array(c.0.utf8)).findings
    #expect(findings.count == c.1)
  }
}
