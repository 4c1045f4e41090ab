import Foundation
import SegueDisplay
import SegueTesting
import SegueTestingImages
import SwiftUI
import Testing

struct GoldenTests {
  struct Square: View {
    @State private var isFar = false
    var body: some View {
      Color.red.frame(width: 20, height: 20).offset(x: isFar ? 20 : -20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isFar = true } }
    }
  }

  @MainActor func stage() -> SegueTesting.Stage {
    SegueTesting.Stage(size: CGSize(width: 60, height: 20)) { Square() }
  }

  @Test @MainActor func `a picture, a filmstrip and a text lie beside the test`() throws {
    let stage = stage()
    try stage.matchDrawing("square")
    try stage.matchImage("square", scale: 1)
    stage.tap(at: CGPoint(x: 10, y: 10))
    try stage.matchFilmstrip("square moves", every: .milliseconds(250), frames: 5)
  }

  @Test func `a missing golden is written as new and accepted on demand`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = Golden("a", type: "txt", beside: folder.appendingPathComponent("T.swift").path)
    let missing = #expect(throws: StageFailure.self) {
      try golden.match([1], accepting: false) { _ in "never asked" }
    }
    #expect(
      missing?.description == """
        expected: what \(golden.path()) holds
        seen: no such file
        instead: look at \(golden.path(".new")), then accept it: SEGUE_ACCEPT=1 swift test
        """)
    #expect(FileManager.default.fileExists(atPath: golden.path(".new")))
    try golden.match([1], accepting: true) { _ in "never asked" }
    #expect(golden.content == [1] && !FileManager.default.fileExists(atPath: golden.path(".new")))
    try golden.match([1], accepting: false) { _ in "never asked" }
    let other = #expect(throws: StageFailure.self) {
      try golden.match([2], accepting: false) { _ in "2 in place of 1" }
    }
    #expect(
      other?.description == """
        expected: what \(golden.path()) holds
        seen: 2 in place of 1
        instead: compare it with \(golden.path(".new")); if that is right: SEGUE_ACCEPT=1 swift test
        """)
  }

  @Test func `pictures are told apart pixel by pixel`() {
    let black = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 0, 0, 255])
    let other = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 0, 9, 0, 255])
    #expect(PictureDifference(black, black, tolerance: 0).isEmpty)
    #expect(PictureDifference(black, other, tolerance: 9).isEmpty)
    let difference = PictureDifference(black, other, tolerance: 8)
    #expect(difference.description == "1 of 2 pixels differ, the most by 9 of 255")
    #expect(difference.picture?.bytes == [191, 191, 191, 255, 255, 0, 0, 255])
    #expect(
      PictureDifference(black, Bitmap(width: 1, height: 1), tolerance: 0).description
        == "1 × 1 pixels in place of 2 × 1")
  }
}

/// What a picture that is not as expected says, and what it leaves behind.
struct ImageFailureTests {
  @Test(.disabled(if: Golden.isAccepting, "the golden is wrong on purpose")) @MainActor
  func `a picture that differs counts its pixels and is written beside the golden`() throws {
    let stage = SegueTesting.Stage(size: CGSize(width: 60, height: 20)) { GoldenTests.Square() }
    let golden = Golden("a square elsewhere", type: "png", beside: #filePath)
    defer { golden.removeLeftovers() }
    let failure = #expect(throws: StageFailure.self) {
      try stage.matchImage("a square elsewhere", scale: 1)
    }
    #expect(
      failure?.description == """
        expected: what \(golden.path()) holds
        seen: 800 of 1200 pixels differ, the most by 207 of 255
        instead: compare it with \(golden.path(".new")); if that is right: SEGUE_ACCEPT=1 swift test
        """)
    for part in [".new", ".diff"] {
      let picture = FileManager.default.contents(atPath: golden.path(part))
      #expect(picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }
    // A tolerance of all that a channel can be off by lets everything pass.
    try stage.matchImage("a square elsewhere", tolerance: 255, scale: 1)
    #expect(!FileManager.default.fileExists(atPath: golden.path(".new")))
    let missing = #expect(throws: StageFailure.self) { try stage.matchImage("no square") }
    #expect(missing?.description.contains("seen: no such file") == true)
    Golden("no square", type: "png", beside: #filePath).removeLeftovers()
  }
}
