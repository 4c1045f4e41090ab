import Foundation
import SegueHost
import Testing

@Suite struct FilmTests {
  @Test func `an animated WebP is written where it is asked for, the same bytes each time`() throws
  {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    for folder in ["one", "two"] {
      let run = try segue.run(
        "play", "Screen.swift", "--tap", "Toggle", "--size", "120x120", "--webp", "--out", folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(run.output.contains("\(folder)/animation.webp"))
    }
    let film = try #require(segue.contents(of: "one/animation.webp"))
    #expect(film.starts(with: Array("RIFF".utf8)))
    #expect(film.dropFirst(8).starts(with: Array("WEBPVP8X".utf8)))
    #expect(film == segue.contents(of: "two/animation.webp"))
  }

  @Test(arguments: ["--mp4", "--gif"])
  func `without ffmpeg its films are refused before anything is compiled`(option: String) throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", option, environment: ["PATH": "/nowhere"])
    #expect(run.status == 3)
    #expect(
      run.errors == """
        segue: `\(option)` needs the program ffmpeg, not in PATH
          that film cannot be written
          install it with `apt-get install ffmpeg`, or write `--webp`

        """)
    #expect(segue.contents(of: "out/animation.png") == nil)
  }

  @Test func `the options for films are read`() throws {
    let options = try PlayOptions(arguments: ["a.swift", "--webp", "--mp4", "--gif"])
    #expect(options.writesWebP && options.writesMP4 && options.writesGIF)
    #expect(!options.showsProgress)
  }
}
