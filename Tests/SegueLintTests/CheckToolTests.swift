import Foundation
import Testing

struct CheckToolTests {
  private static let bad = "if on { VStack { Text(\"A\").transition(.slide) } }\n"
  private static let fixed = "if on { VStack { Text(\"A\") }.transition(.slide) }\n"
  private static let error = "Circle().animation(.spring, value: 0)\n"
  private static let hint =
    "VStack { if on { A() }; LazyVStack { ForEach(r) { R($0).transition(.opacity) } } }\n"

  @Test func `a clean folder gives status 0 and one line`() {
    let result = Folder(["A.swift": "let a = 1\n"]).check("@")
    #expect(result.status == 0)
    #expect(result.out == "")
    #expect(result.err == "checked 1 file: nothing found\n")
  }

  @Test func `a finding gives status 1 and its place`() {
    let result = Folder(["Sources/A.swift": Self.bad]).check("@")
    #expect(result.status == 1)
    #expect(result.out.hasPrefix("@/Sources/A.swift:1:28: warning: [SEG103] "))
    #expect(result.err == "checked 1 file: 1 warning\n")
  }

  @Test(arguments: [
    (["--severity", "error"], 0), (["--severity", "warning"], 1), (["--severity", "info"], 1),
    (["--disable", "SEG103"], 0), (["--only", "SEG101"], 0), (["--only", "seg103"], 1),
    (["--only=SEG101,SEG103"], 1), (["--disable", "transition-not-on-conditional-root"], 0),
  ])
  func `rules and severities are chosen by options`(_ c: ([String], Int)) {
    let folder = Folder(["A.swift": Self.bad])
    let result = folder.check(c.0[0], c.0.count > 1 ? c.0[1] : "--quiet", "@")
    #expect(Int(result.status) == c.1)
  }

  @Test func `a hint is shown and does not fail a run unless it is asked to`() {
    let folder = Folder(["A.swift": Self.hint])
    #expect(folder.check("@").status == 0)
    #expect(folder.check("@").out.contains("info: [SEG131]"))
    #expect(folder.check("--severity", "info", "@").status == 1)
    #expect(folder.check("--severity", "warning", "@").out == "")
  }

  @Test(arguments: [
    (["--formt", "json"], "there is no option --formt; did you mean --format?"),
    (["--format", "jsn"], "there is no format jsn; did you mean json?"),
    (
      ["--severity", "warn"],
      "there is no severity warn; choose one of policy, info, warning, error"
    ),
    (["--only", "SEG1"], "there is no rule SEG1"),
    (["--format"], "--format needs a value: --format FORMAT"),
    (["--jobs", "0"], "--jobs needs a number from 1, got 0"),
    (["--fix=yes"], "--fix takes no value"),
  ])
  func `a wrong argument gives status 2 and names the nearest`(_ c: ([String], String)) {
    let folder = Folder(["A.swift": "let a = 1\n"])
    let result = c.0.count > 1 ? folder.check(c.0[0], c.0[1]) : folder.check(c.0[0])
    #expect(result.status == 2)
    #expect(result.err.hasPrefix("segue check: \(c.1)"))
  }

  @Test func `what cannot be read gives status 3, and the rest is checked`() {
    let folder = Folder(["A.swift": Self.bad])
    let result = folder.check("@/none.swift", "@/A.swift")
    #expect(result.status == 3)
    #expect(result.out.contains("[SEG103]"))
    #expect(result.err.contains("@/none.swift: there is no such file or folder"))
  }

  @Test func `patterns, excluded paths and other people's folders`() {
    let folder = Folder([
      "A.swift": Self.bad, "Sub/B.swift": Self.bad, "Pods/C.swift": Self.bad,
      ".build/D.swift": Self.bad, "E.txt": Self.bad,
    ])
    #expect(folder.check("@").err == "checked 2 files: 2 warnings\n")
    #expect(folder.check("@/**/B.swift").err == "checked 1 file: 1 warning\n")
    #expect(folder.check("--exclude", "**/Sub/**", "@").err == "checked 1 file: 1 warning\n")
    #expect(folder.check("@/*.swift", "@/A.swift").err == "checked 1 file: 1 warning\n")
    #expect(folder.check("@/X*.swift").status == 3)
  }

  @Test func `a loop of links ends`() throws {
    let folder = Folder(["A/A.swift": Self.bad])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/A/loop", withDestinationPath: folder.path)
    #expect(folder.check("@").err == "checked 1 file: 1 warning\n")
  }

  @Test func `standard input has a name and can be fixed`() {
    let folder = Folder()
    let result = folder.check("--stdin-name", "X.swift", "-", input: Self.bad)
    #expect(result.status == 1)
    #expect(result.out.hasPrefix("X.swift:1:28: warning"))
    #expect(folder.check("--fix", "-", input: Self.bad).out == Self.fixed)
    #expect(folder.check("--fix", "-", input: "let a = 1\n").out == "let a = 1\n")
  }

  @Test func `fixes are applied once, and said`() {
    let folder = Folder(["A.swift": Self.bad])
    let result = folder.check("--fix", "@")
    #expect(result.status == 0)
    #expect(folder.read("A.swift") == Self.fixed)
    #expect(
      result.err.hasPrefix(
        "@/A.swift:1: fixed: [SEG103] move `.transition(.slide)` to `VStack`\n"))
    #expect(folder.check("--fix", "@").err == "checked 1 file: nothing found\n")
    #expect(folder.read("A.swift") == Self.fixed)
  }

  @Test func `a diff shows the fix and writes nothing`() {
    let folder = Folder(["A.swift": "let a = 1\n" + Self.bad])
    let result = folder.check("--diff", "@")
    #expect(result.status == 1)
    #expect(
      result.out == """
        --- a/@/A.swift
        +++ b/@/A.swift
        @@ -1,2 +1,2 @@
         let a = 1
        -\(Self.bad.dropLast())
        +\(Self.fixed.dropLast())

        """)
    #expect(folder.read("A.swift") == "let a = 1\n" + Self.bad)
  }

  @Test func `a report can go to a file`() {
    let folder = Folder(["A.swift": Self.bad])
    let result = folder.check("--format", "sarif", "--output", "@/out.sarif", "@")
    #expect(result.status == 1)
    #expect(result.out == "")
    #expect(folder.read("out.sarif")?.contains("\"ruleId\" : \"SEG103\"") == true)
    #expect(folder.check("--output", "@/none/out", "@").status == 3)
  }

  @Test func `a baseline starts an old project at zero`() {
    let folder = Folder(["A.swift": Self.bad])
    #expect(folder.check("--write-baseline", "@/base.json", "@").status == 0)
    #expect(folder.check("--baseline", "@/base.json", "@").status == 0)
    // Code that moves stays known; a second one of the same kind does not.
    folder.write("let a = 1\n" + Self.bad, to: "A.swift")
    #expect(folder.check("--baseline", "@/base.json", "@").status == 0)
    folder.write(Self.bad + Self.bad, to: "A.swift")
    #expect(folder.check("--baseline", "@/base.json", "@").status == 1)
    #expect(folder.check("--baseline", "@/none.json", "@").status == 3)
    folder.write("{}", to: "wrong.json")
    #expect(folder.check("--baseline", "@/wrong.json", "@").status == 2)
  }

  @Test func `the nearest configuration is used`() {
    let folder = Folder([
      "Sub/Deep/A.swift": Self.bad, "Sub/.segue.json": "{ \"disable\": [\"SEG103\"] }",
    ])
    #expect(folder.check("@/Sub/Deep").status == 0)
    #expect(folder.check("--no-config", "@/Sub/Deep").status == 1)
    folder.write("{ \"severity\": { \"SEG103\": \"info\" } }", to: "Sub/.segue.json")
    #expect(folder.check("@/Sub/Deep").status == 0)
    folder.write("{ \"exclude\": [\"Deep/**\"] }", to: "Sub/.segue.json")
    #expect(folder.check("@/Sub").err == "checked 0 files: nothing found\n")
    folder.write("{ \"disabel\": [] }", to: "Sub/.segue.json")
    let wrong = folder.check("@/Sub")
    #expect(wrong.status == 2)
    #expect(wrong.err.contains("there is no setting `disabel`; did you mean `disable`?"))
  }

  @Test func `a project is judged across its files`() {
    let toast = "struct Toast: View { var body: some View { Text(\"Hi\").transition(.opacity) } }\n"
    let screen = """
      struct Screen: View {
        let on: Bool
        var body: some View { VStack { if on { Toast().transition(.slide) } } }
      }

      """
    let folder = Folder(["Toast.swift": toast, "Screen.swift": screen])
    #expect(folder.check("@").status == 0)
    let result = folder.check("--project", "@")
    #expect(result.status == 1)
    #expect(result.out.contains("Screen.swift:3:50: warning: [SEG115]"))
  }

  @Test func `a file that is no Swift is named once, and the rest of it is checked`() {
    let folder = Folder(["A.swift": Self.error + "func broken( {\n"])
    let result = folder.check("@")
    #expect(result.status == 1)
    #expect(result.out.contains("[SEG140]"))
    #expect(
      result.err.contains("A.swift:2: note: this is no Swift; the rest of the file was checked"))
  }

  @Test func `help lists the options`() {
    let result = Folder().check("--help")
    #expect(result.status == 0)
    #expect(result.out.contains("--write-baseline FILE  list all findings in a file"))
  }
}
