import Screens
import SegueTesting
import SwiftUI
import Testing

struct DetailScreenTests {
  @Test @MainActor func `the detail slides in and leaves a gap of nothing`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { DetailScreen() }
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(100))
    let detail = try stage.find(Detail.self)
    #expect(detail.phase == .identity && detail.frame.minX < 0)
    stage.settle()
    #expect(detail.frame.midX == 150)
    #expect(stage.verdicts.allSatisfy(\.isAnimated))
  }

  @Test @MainActor func `toggled back half-way, it returns from where it is`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200)) { DetailScreen() }
    try stage.tap("Toggle")
    stage.settle()
    let detail = try stage.find(Detail.self)
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(500))
    #expect(detail.phase == .didDisappear && abs(detail.frame.minX - 150) < 0.001)
    try stage.tap("Toggle")
    #expect(detail.phase == .identity && abs(detail.frame.minX - 150) < 0.001)
    #expect(stage.settle().isSettled && detail.frame.minX == 0)
  }
}
