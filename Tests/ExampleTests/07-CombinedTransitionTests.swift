@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct CombinedTransitionTests {
  @Test @MainActor func `slide and fade share one curve`() throws {
    let stage = Stage { CombinedTransition() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    stage.follow({ card.frame.midX }, { 195 - 220 * (1 - Curve.easeOut($0 / 0.6)) })
    #expect(abs(card.opacity - Curve.easeOut(0.4 / 0.6)) < 1e-6)
    #expect(stage.settle().duration == .milliseconds(200))
    try stage.tap("Toggle")
    stage.follow({ card.opacity }, { 1 - Curve.easeOut($0 / 0.6) })
    #expect(abs(card.frame.midX - (195 + 220 * Curve.easeOut(0.4 / 0.6))) < 1e-6)
    let animation = "withAnimation(.easeOut(duration: 0.6))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   slide + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   slide + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
