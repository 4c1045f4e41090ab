@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct BuiltInTransitionsTests {
  @Test @MainActor func `each row comes its own way under one curve`() throws {
    let stage = Stage { BuiltInTransitions() }
    try stage.tap("Toggle")
    let rows = stage.findAll(RoundedRectangle.self)
    try #require(rows.count == 7)
    stage.advance(by: .milliseconds(200))
    let p = Curve.easeInOut(0.25)
    func near(_ a: CGFloat, _ b: Double) -> Bool { abs(Double(a) - b) < 1e-6 }
    #expect(near(rows[0].opacity, p) && near(rows[0].frame.midX, 195))
    #expect(near(rows[1].scale.width, 1e-5 + (1 - 1e-5) * p) && rows[1].opacity == 1)
    #expect(near(rows[2].frame.midX, 195 - 160 * (1 - p)) && rows[2].opacity == 1)
    #expect(near(rows[3].frame.midX, 195 - 160 * (1 - p)) && rows[3].opacity == 1)
    #expect(near(rows[4].frame.midX, 195 + 160 * (1 - p)) && near(rows[4].opacity, p))
    #expect(near(rows[5].offset.height, 40 * (1 - p)) && rows[5].opacity == 1)
    #expect(near(rows[6].blur, 7 * (1 - p)) && near(rows[6].opacity, p))
    #expect(near(rows[6].scale.width, 0.9 + 0.1 * p))
  }

  @Test @MainActor func `slide and push leave on the other side, move where it came from`() throws {
    let stage = Stage { BuiltInTransitions() }
    try stage.tap("Toggle")
    stage.settle()
    let rows = stage.findAll(RoundedRectangle.self)
    try #require(rows.count == 7)
    try stage.tap("Toggle")
    stage.advance(by: .milliseconds(400))
    for (row, middle) in [(2, 195 + 80), (3, 195 - 80), (4, 195 - 80)] {
      #expect(abs(rows[row].frame.midX - CGFloat(middle)) < 1e-6)
    }
    stage.settle()
    #expect(rows.allSatisfy { !$0.isOnStage })
    let names = [
      "opacity", "scale", "slide", "move(leading)", "push(trailing)", "offset", "blurReplace",
    ]
    #expect(
      stage.says(
        ["inserted", "removed"].flatMap { change in
          names.map {
            "\(change)  RoundedRectangle   \($0): animated by withAnimation(.easeInOut(duration: 0.8))"
          }
        }))
  }
}
