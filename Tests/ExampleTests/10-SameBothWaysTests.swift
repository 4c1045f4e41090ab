@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct SameBothWaysTests {
  @Test @MainActor func `one slide serves both ways, to the other side`() throws {
    let stage = Stage { SameBothWays() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    stage.follow({ card.frame.midX }, { 195 - 220 * (1 - Curve.easeInOut($0 / 0.6)) })
    stage.settle()
    try stage.tap("Toggle")
    stage.follow({ card.frame.midX }, { 195 + 220 * Curve.easeInOut($0 / 0.6) })
    #expect(card.opacity == 1)
    let animation = "withAnimation(.easeInOut(duration: 0.6))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   slide: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   slide: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
