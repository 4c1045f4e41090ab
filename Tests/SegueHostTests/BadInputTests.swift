import Foundation
import Testing

@Suite struct BadInputTests {
  struct Sample: CustomTestStringConvertible {
    var file: String?
    var arguments: [String] = []
    var status: Int32
    var errors: String
    var testDescription: String { errors.split(separator: "\n").first.map(String.init) ?? "" }
  }

  @Test(arguments: [
    Sample(
      file: nil, status: 3,
      errors: """
        segue: there is no file `File.swift`
          there is nothing to play
          check the name
        """),
    Sample(
      file: "let x = 1", status: 5,
      errors: """
        segue: `File.swift` declares no view
          there is nothing to play
          write `#Preview { YourView() }`
        """),
    Sample(
      file: SampleFiles.needsArguments, status: 5,
      errors: """
        segue: no view of `File.swift` can be made without arguments
          there is nothing to play
          write `#Preview { Card(…) }`
        """),
    Sample(
      file: SampleFiles.needsArguments, arguments: ["--preview", "Card"], status: 5,
      errors: """
        segue: `Card` at File.swift:3 cannot be made without arguments
          there is nothing to give it
          write `#Preview { Card(…) }`
        """),
    Sample(
      file: SampleFiles.twoPreviews, status: 5,
      errors: """
        segue: `File.swift` has several previews
          nothing says which one is meant
          write one of these:
            --preview "One"   #Preview "One", line 3
            --preview "Two"   #Preview "Two", line 4
        """),
    Sample(
      file: SampleFiles.twoPreviews, arguments: ["--preview", "Three"], status: 5,
      errors: """
        segue: `File.swift` has no preview named "Three"
          there is nothing to play
          write one of these:
            --preview "One"   #Preview "One", line 3
            --preview "Two"   #Preview "Two", line 4
        """),
    Sample(
      file: SampleFiles.twoViews, status: 5,
      errors: """
        segue: `File.swift` has several views that could be played:
          One (line 3)
          Two (line 4)
          nothing in the file says which one is meant
          write `--preview One`, or a `#Preview`
        """),
    Sample(
      file: SampleFiles.toggle, arguments: ["--tap", "Togle"], status: 5,
      errors: """
        segue: nothing on the stage is labelled "Togle"
          there is nothing to tap
          write one of these: "Toggle"
        """),
    Sample(
      file: SampleFiles.toggle, arguments: ["--out", "File.swift/out"], status: 3,
      errors: """
        segue: `File.swift/out` cannot be written: Not a directory
          the results have no place
          write `--out FOLDER` with a folder of yours
        """),
    Sample(
      file: SampleFiles.trap, status: 6,
      errors: """
        segue: `Screen.body.getter` (File.swift:7) trapped
          the play ended there, and nothing was written
          repair that line
        """),
    Sample(
      file: SampleFiles.trapInAction, status: 6,
      errors: """
        segue: `closure #1 in Screen.body.getter` (File.swift:7) trapped
          the play ended there, and nothing was written
          repair that line
        """),
  ])
  func `each mistake has a status and one message`(sample: Sample) throws {
    let segue = try SegueProgram(files: sample.file.map { ["File.swift": $0] } ?? [:])
    let options = try segue.start(["play", "File.swift", "--size", "100x100"] + sample.arguments)
    let run = try options()
    #expect(run.status == sample.status)
    #expect(run.errors.hasSuffix(sample.errors + "\n"))
    #expect(segue.leftovers == [])
  }

  @Test func `a file that does not compile shows the compiler's words once`() throws {
    let segue = try SegueProgram(files: ["File.swift": SampleFiles.broken])
    let run = try segue.run("play", "File.swift")
    #expect(run.status == 4)
    #expect(run.errors.components(separatedBy: "File.swift:4:30: error:").count == 2)
    #expect(!run.errors.contains("overlay.swift"))
    #expect(!run.errors.contains("__SegueEntry"))
    #expect(
      run.errors.hasSuffix(
        "segue: `File.swift` does not compile\n  see the compiler's messages above\n"))
  }

  @Test func `a loop without end is stopped where it is`() throws {
    let segue = try SegueProgram(files: ["File.swift": SampleFiles.loop])
    let run = try segue.run("play", "File.swift", environment: ["SEGUE_STEP_SECONDS": "1"])
    #expect(run.status == 6)
    #expect(run.errors.hasPrefix("segue: `Screen.body.getter` (File.swift"))
    #expect(run.errors.contains("worked for 1 s without coming to an end"))
    #expect(segue.leftovers == [])
  }

  @Test func `results of an earlier play stay when a later one fails`() throws {
    let segue = try SegueProgram(files: ["File.swift": SampleFiles.trap])
    try FileManager.default.createDirectory(
      atPath: segue.path("out"), withIntermediateDirectories: true)
    try segue.write("earlier", to: "out/animation.png")
    #expect(try segue.run("play", "File.swift").status == 6)
    #expect(segue.contents(of: "out/animation.png") == Data("earlier".utf8))
  }

  @Test func `bytes that are no text are told apart from a missing file`() throws {
    let segue = try SegueProgram()
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: segue.path("File.swift")))
    let run = try segue.run("play", "File.swift")
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("segue: `File.swift` is no UTF-8 text\n"))
  }

  @Test(arguments: [
    (
      ["plya"],
      "segue: there is no command `plya`\n  nothing was done\n  did you mean `segue play`?\n"
    ),
    (
      ["Card.swift"],
      "segue: there is no command `Card.swift`\n  nothing was done\n  write `segue play Card.swift`\n"
    ),
    (
      ["play", "--size", "0x0", "Card.swift"],
      """
      segue: `--size 0x0` is not a width and a height from 1 to 4096 points
        nothing was played
        write `--size 390x844`

      """
    ),
  ])
  func `a wrong command line is told`(arguments: [String], errors: String) throws {
    let run = try SegueProgram().start(arguments)()
    #expect(run.status == 2)
    #expect(run.errors == errors)
  }
}
