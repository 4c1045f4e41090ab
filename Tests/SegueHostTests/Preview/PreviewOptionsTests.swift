import SegueFindings
import SegueHost
import Testing

@Suite struct PreviewOptionsTests {
  @Test func `options and the file come in any order`() throws {
    let options = try PreviewOptions(arguments: [
      "--dark", "Card.swift", "--port", "8080", "--size=300x200", "--preview", "Wide",
    ])
    #expect(options.file == "Card.swift")
    #expect(options.port == 8080)
    #expect(options.play.isDark)
    #expect(options.play.size == PlayOptions.StageSize(width: 300, height: 200))
    #expect(options.play.preview == "Wide")
    #expect(try PreviewOptions(arguments: ["--port=1", "--", "-odd.swift"]).file == "-odd.swift")
  }

  @Test(arguments: [
    ([], "no file is given", "write `segue preview FILE.swift`"),
    (["--dark"], "no file is given", "write `segue preview FILE.swift`"),
    (
      ["a.swift", "b.swift"], "several files are given",
      "write `segue preview FILE.swift`, one by one"
    ),
    (["a.swift", "--port"], "`--port` needs a value", "write `--port 8080`"),
    (
      ["a.swift", "--port", "70000"], "`--port 70000` is not a port from 0 to 65535",
      "write `--port 8080`"
    ),
    (
      ["a.swift", "--port=web"], "`--port web` is not a port from 0 to 65535",
      "write `--port 8080`"
    ),
    (["a.swift", "--tap", "Open"], "there is no option `--tap`", "did you mean `--dark`?"),
    (["a.swift", "--prot", "1"], "there is no option `--prot`", "did you mean `--port`?"),
    (["a.swift", "--size"], "`--size` needs a value", "write `--size 390x844`"),
  ])
  func `what is not understood is said with a remedy`(
    arguments: [String], what: String, remedy: String
  ) {
    let error = #expect(throws: HostError.self) { try PreviewOptions(arguments: arguments) }
    #expect(error?.status == .usage)
    #expect(error?.message == Message(what: what, effect: "nothing is shown", remedy: remedy))
  }

  @Test(arguments: [
    ("Missing.swift", 3, "segue: there is no file `Missing.swift`"),
    ("--nothing", 2, "segue: there is no option `--nothing`"),
  ])
  func `the program ends with the status of what went wrong`(
    word: String, status: Int32, message: String
  ) throws {
    let run = try SegueProgram().run("preview", word)
    #expect(run.status == status)
    #expect(run.errors.hasPrefix(message))
  }
}
