import Foundation
import Testing

@Suite struct PlayTests {
  @Test func `a file becomes pictures, a timeline and an explanation`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", "--tap", "Toggle", "--size", "200x200")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Screen (#Preview \"Main\")"))
    #expect(run.output.contains("200×200 pt @2x, 60 fps, settled at 0.000 s\n"))
    #expect(run.output.contains("0.000 s  tap \"Toggle\"\n"))
    #expect(run.output.contains("inserted  Rectangle   opacity (Screen.swift:8)"))
    #expect(
      run.output.contains("animated by withAnimation(.linear(duration: 0.2)) (Screen.swift:7)"))
    #expect(
      segue.contents(of: "out/animation.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    let timeline = try Self.object(try #require(segue.contents(of: "out/timeline.json")))
    #expect(timeline["version"] as? Int == 1)
    #expect((timeline["duration"] as? Double).map { abs($0 - 0.2) < 0.02 } == true)
    // What was there before, what the tap made, and 12 frames of 0.2 s.
    #expect((timeline["frames"] as? [Any])?.count == 14)
    #expect(segue.leftovers == [])
  }

  @Test func `the timeline tells the life of what came and the values it went through`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", "--tap", "Toggle", "--size", "200x200")
    #expect(run.status == 0)
    let timeline = try Self.object(try #require(segue.contents(of: "out/timeline.json")))
    let tracks = try #require(timeline["tracks"] as? [[String: Any]])
    let track = try #require(tracks.first { $0["name"] as? String == "Rectangle" })
    let phases = try #require(track["phases"] as? [[String: Any]])
    #expect(phases.first?["kind"] as? String == "inserting")
    let attributes = try #require(track["attributes"] as? [[String: Any]])
    let opacity = try #require(attributes.first { $0["name"] as? String == "opacity" })
    let times = try #require(opacity["times"] as? [Double])
    let values = try #require(opacity["values"] as? [Double])
    #expect(times.count == values.count)
    #expect(values.first == 0)
    #expect(values.last == 1)
    // Linear over 0.2 s: five units of opacity a second.
    for (time, value) in zip(times, values) where time <= 0.2 {
      #expect(abs(value - 5 * time) < 0.002)
    }
  }

  @Test func `the timeline tells each change of state and each completion`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.completion])
    let run = try segue.run(
      "play", "Screen.swift", "--tap", "Go", "--size", "100x100", "--html")
    #expect(run.status == 0)
    let timeline = try Self.object(try #require(segue.contents(of: "out/timeline.json")))
    let events = try #require(timeline["events"] as? [[String: Any]])
    func words(_ event: [String: Any]) -> String {
      event.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ")
    }
    #expect(
      events.map(words) == [
        "kind: state, property: isOn, time: 0, type: Screen, value: true",
        "kind: state, property: point, time: 0, type: Screen",
        "kind: completion, site: Screen.swift:9, time: 0.25",
        "kind: state, property: count, time: 0.25, type: Screen, value: 2",
      ])
    // The page holds the same.
    let page = String(decoding: segue.contents(of: "out/timeline.html") ?? Data(), as: UTF8.self)
    #expect(
      page.contains(
        #"{"kind":"state","property":"isOn","time":0,"type":"Screen","value":"true"}"#))
  }

  @Test func `two plays of one file give the same bytes`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    for folder in ["one", "two"] {
      let run = try segue.run(
        "play", "Screen.swift", "--size", "100x100", "--html", "--out", folder)
      #expect(run.status == 0)
    }
    for file in ["animation.png", "filmstrip.png", "timeline.html", "timeline.json"] {
      let first = segue.contents(of: "one/\(file)")
      #expect(first != nil)
      #expect(first == segue.contents(of: "two/\(file)"))
    }
  }

  @Test func `plays that run at once do not disturb each other`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let both = try (0..<2).map { _ in
      try segue.start(["play", "Screen.swift", "--size", "100x100"])
    }
    for wait in both { #expect(try wait().status == 0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: segue.path("out")).sorted()
    #expect(names == ["animation.png", "filmstrip.png", "timeline.json"])
  }

  @Test func `what waits passes in virtual time and prints pass through`() throws {
    let segue = try SegueProgram(files: ["Wait.swift": SampleFiles.waiting])
    let run = try segue.run("play", "Wait.swift", "--size", "100x100")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("slept 1.0\nlater 1.5\n"))
    #expect(run.output.contains("settled at 1.500 s"))
  }

  @Test func `an animation without end is stopped and told about`() throws {
    let segue = try SegueProgram(files: ["Pulse.swift": SampleFiles.endless])
    let run = try segue.run("play", "Pulse.swift", "--size", "100x100", "--seconds", "0.5")
    #expect(run.status == 0)
    #expect(run.output.contains("never at rest"))
    #expect(
      run.output.contains(
        "scaleEffect of Circle never comes to rest: --seconds stopped the play at 0.500 s"))
  }

  @Test func `what would have come to rest is not called endless`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100", "--seconds", "0.1")
    #expect(run.status == 0)
    #expect(
      run.output.contains("something still moved or waited: --seconds stopped the play at 0.100 s"))
  }

  @Test func `without taps each button is tapped, and what came is seen to go`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100")
    #expect(run.output.components(separatedBy: "tap \"Toggle\"").count == 3)
    #expect(run.output.contains("inserted  Rectangle   opacity (Screen.swift:8)"))
    #expect(run.output.contains("removed  Rectangle   opacity (Screen.swift:8)"))
  }

  @Test func `the sides of an asymmetric transition are told apart`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.sides])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100", "--json")
    let timeline = try Self.object(Data(run.output.utf8))
    let tracks = try #require(timeline["tracks"] as? [[String: Any]])
    let track = try #require(tracks.first { $0["name"] as? String == "Rectangle" })
    let attributes = try #require(track["attributes"] as? [[String: Any]])
    let names = Set(attributes.compactMap { $0["name"] as? String })
    #expect(names.isSuperset(of: ["opacity, insertion", "opacity, removal", "scale"]))
  }

  @Test func `a button that counts its taps is tapped once`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.counter])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100")
    #expect(run.output.components(separatedBy: "  tap \"").count == 2)
  }

  @Test func `the report names the code that wrote where it was not the tap itself`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.appearing])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100")
    #expect(run.output.contains("from `isOpen` (Screen) = true, in onAppear"))
  }

  @Test func `JSON comes alone on standard output`() throws {
    let segue = try SegueProgram(files: ["Wait.swift": SampleFiles.waiting])
    let run = try segue.run("play", "Wait.swift", "--size", "100x100", "--json")
    #expect(run.status == 0)
    #expect(try Self.object(Data(run.output.utf8))["view"] as? String == "Screen")
    #expect(run.errors == "slept 1.0\nlater 1.5\n")
  }

  @Test(arguments: ["SwiftUI.swift", "Text.swift", "SegueUI.swift", "main.swift", "a é#b.swift"])
  func `a file may have any name`(name: String) throws {
    let segue = try SegueProgram(files: [name: SampleFiles.toggle])
    let run = try segue.run("play", name, "--tap", "Toggle", "--size", "100x100")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a home is not needed`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run(
      "play", "Screen.swift", "--size", "100x100",
      environment: ["HOME": nil, "XDG_CACHE_HOME": nil])
    #expect(run.status == 0)
    #expect(segue.leftovers == [])
  }

  @Test func `several files are played into folders of their own`() throws {
    let segue = try SegueProgram(files: [
      "One.swift": SampleFiles.toggle, "Two.swift": SampleFiles.waiting,
    ])
    let run = try segue.run("play", "One.swift", "Two.swift", "--size", "100x100")
    #expect(run.status == 0)
    #expect(segue.contents(of: "out/One/timeline.json") != nil)
    #expect(segue.contents(of: "out/Two/timeline.json") != nil)
    let page = String(decoding: segue.contents(of: "out/index.html") ?? Data(), as: UTF8.self)
    #expect(page.contains("<img src=\"One/filmstrip.png\" alt=\"One.swift\""))
    #expect(page.contains("<img src=\"Two/filmstrip.png\" alt=\"Two.swift\""))
  }

  private static func object(_ data: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}

/// The documentation of what is written for programs.
struct TimelineFormatTests {
  @Test func `every field is described`() throws {
    let segue = try SegueProgram(files: ["Screen.swift": SampleFiles.toggle])
    let run = try segue.run("play", "Screen.swift", "--size", "100x100", "--json")
    let documents = try ["Timeline.md", "Explanations.md"].map { name in
      try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Documentation/\(name)"), encoding: .utf8)
    }
    var names: Set<String> = []
    func visit(_ value: Any) {
      switch value {
      case let object as [String: Any]:
        for (name, inner) in object {
          names.insert(name)
          visit(inner)
        }
      case let array as [Any]: for inner in array { visit(inner) }
      default: break
      }
    }
    visit(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    #expect(names.count > 40)
    let missing = names.filter { name in
      !documents.contains { text in
        ["`\(name)`", ".\(name)`", "…\(name)`", "`\(name).", "`\(name)["].contains {
          text.contains($0)
        }
      }
    }
    #expect(missing.sorted() == [])
  }
}
