import SegueFindings
import Testing

struct ReporterTests {
  private let finding = Finding(
    reason: .animationInsideConditional, severity: .error,
    location: SourceLocation(file: "App/My Panel.swift", line: 3, column: 4),
    message: Message(what: "a, b: c", effect: "d", remedy: "e 100%"),
    fixes: [
      Fix(title: "do it", isSafe: true, edits: [TextChange(start: 1, end: 2, replacement: "x")])
    ],
    sourceLine: "\té👍 x")

  @Test func `text shows the line with a mark under the code`() {
    let expected = """
      App/My Panel.swift:3:4: error: [SEG101] a, b: c
          \té👍 x
          \t ^
        on screen: d
        instead: e 100%
        fix: do it

      """
    #expect(ReportFormat.text.report([finding]) == expected)
    #expect(ReportFormat.text.report([]) == "")
  }

  @Test func `xcode is one line in the form of a compiler`() {
    #expect(
      ReportFormat.xcode.report([finding])
        == "App/My Panel.swift:3:4: error: a, b: c; d; e 100% (SEG101)\n")
  }

  @Test func `github escapes what separates its fields`() {
    #expect(
      ReportFormat.github.report([finding])
        == "::error file=App/My Panel.swift,line=3,col=4,"
        + "title=SEG101 animation-inside-conditional::a, b: c; d; e 100%25\n")
  }

  @Test func `json has a version and the whole finding`() {
    let expected = """
      {
        "findings" : [
          {
            "column" : 4,
            "file" : "App/My Panel.swift",
            "fixes" : [
              {
                "edits" : [
                  {
                    "end" : 2,
                    "replacement" : "x",
                    "start" : 1
                  }
                ],
                "isSafe" : true,
                "title" : "do it"
              }
            ],
            "line" : 3,
            "message" : {
              "effect" : "d",
              "remedy" : "e 100%",
              "what" : "a, b: c"
            },
            "name" : "animation-inside-conditional",
            "page" : "Documentation/Rules.md#seg101",
            "rule" : "SEG101",
            "severity" : "error"
          }
        ],
        "version" : 1
      }

      """
    #expect(ReportFormat.json.report([finding]) == expected)
  }

  @Test func `sarif counts columns in UTF-16 and writes paths as URIs`() {
    let text = ReportFormat.sarif.report([finding])
    #expect(text.contains("\"version\" : \"2.1.0\""))
    #expect(text.contains("\"uri\" : \"App/My%20Panel.swift\""))
    // Column 4 in bytes is behind the tab and the letter of two bytes.
    #expect(text.contains("\"startColumn\" : 3"))
    #expect(text.contains("\"startLine\" : 3"))
    #expect(text.contains("\"level\" : \"error\""))
    #expect(text.contains("\"ruleIndex\" : 0"))
  }

  @Test func `a clean run is a valid document`() {
    #expect(
      ReportFormat.json.report([]) == "{\n  \"findings\" : [\n\n  ],\n  \"version\" : 1\n}\n")
    #expect(ReportFormat.sarif.report([]).contains("\"results\" : ["))
    #expect(ReportFormat.github.report([]) == "")
  }

  @Test func `the catalogue has each id and each name once, in order`() {
    let ids = Reason.catalogue.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(Set(Reason.catalogue.map(\.name)).count == ids.count)
    #expect(Reason.withID("seg101") == .animationInsideConditional)
    for reason in Reason.catalogue {
      #expect(!reason.title.hasSuffix(".") && !reason.remedy.hasSuffix("."))
    }
  }
}
