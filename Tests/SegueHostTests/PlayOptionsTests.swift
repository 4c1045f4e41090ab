import SegueFindings
import SegueHost
import Testing

@Suite struct PlayOptionsTests {
  @Test func `options and files come in any order`() throws {
    let options = try PlayOptions(arguments: [
      "--tap", "Open", "Card.swift", "--tap=Close@0.3", "--size", "300x200", "--scale", "3",
      "--fps=30", "--seconds", "2.5", "--dark", "--rtl", "--reduce-motion", "--out", "results",
      "--json", "--swift", "6", "--preview", "Wide", "--", "--odd.swift",
    ])
    #expect(options.paths == ["Card.swift", "--odd.swift"])
    #expect(options.taps == [Tap(label: "Open"), Tap(label: "Close", time: 0.3)])
    #expect(options.size == PlayOptions.StageSize(width: 300, height: 200))
    #expect(options.scale == 3)
    #expect(options.framesPerSecond == 30)
    #expect(options.seconds == 2.5)
    #expect(options.isDark && options.isRightToLeft && options.reducesMotion)
    #expect(options.output == "results")
    #expect(options.printsJSON)
    #expect(options.languageMode == 6)
    #expect(options.preview == "Wide")
  }

  @Test(arguments: [
    ("Open", Tap(label: "Open")),
    ("Open@1", Tap(label: "Open", time: 1)),
    ("me@home", Tap(label: "me@home")),
    ("a@b@0.25", Tap(label: "a@b", time: 0.25)),
    ("@2", Tap(label: "@2")),
    ("Open@-1", Tap(label: "Open@-1")),
  ])
  func `a tap names a label and perhaps a time`(text: String, tap: Tap) {
    #expect(Tap(text) == tap)
  }

  @Test(arguments: [
    ([], "no file is given", "write `segue play FILE.swift`"),
    (
      ["a.swift", "--size", "0x100"],
      "`--size 0x100` is not a width and a height from 1 to 4096 points",
      "write `--size 390x844`"
    ),
    (
      ["a.swift", "--size", "-300x200"],
      "`--size -300x200` is not a width and a height from 1 to 4096 points",
      "write `--size 390x844`"
    ),
    (
      ["a.swift", "--size", "1e9x2"],
      "`--size 1e9x2` is not a width and a height from 1 to 4096 points",
      "write `--size 390x844`"
    ),
    (
      ["a.swift", "--scale", "nan"], "`--scale nan` is not a number from 0.5 to 4",
      "write `--scale 2`"
    ),
    (
      ["a.swift", "--fps", "0"], "`--fps 0` is not a whole number from 1 to 240", "write `--fps 60`"
    ),
    (
      ["a.swift", "--fps", "29.97"], "`--fps 29.97` is not a whole number from 1 to 240",
      "write `--fps 60`"
    ),
    (
      ["a.swift", "--seconds", "-1"], "`--seconds -1` is not a number from 0.1 to 600",
      "write `--seconds 5`"
    ),
    (
      ["a.swift", "--swift", "4"], "`--swift 4` is not a whole number from 5 to 6",
      "write `--swift 6`"
    ),
    (["a.swift", "--tap"], "`--tap` needs a value", "write `--tap \"Open\"`"),
    (["a.swift", "--dark=yes"], "`--dark` takes no value", "write `--dark` alone"),
    (["a.swift", "--prevew", "x"], "there is no option `--prevew`", "did you mean `--preview`?"),
    (["a.swift", "--out", ""], "`--out` is empty", "write `--out out`"),
  ])
  func `what cannot be understood is told`(arguments: [String], what: String, remedy: String) {
    let error = #expect(throws: HostError.self) { try PlayOptions(arguments: arguments) }
    #expect(error?.status == .usage)
    #expect(error?.message.what == what)
    #expect(error?.message.remedy == remedy)
  }
}
