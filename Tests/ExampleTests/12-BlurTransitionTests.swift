@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct BlurTransitionTests {
  @Test @MainActor func `blur and fade follow the phase, both ways`() throws {
    let stage = Stage { BlurTransitionExample() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    stage.follow({ card.blur }, { 10 * (1 - $0) })
    #expect(abs(card.opacity - 0.4) < 1e-6)
    stage.settle()
    #expect(card.blur == 0 && card.opacity == 1)
    try stage.tap("Toggle")
    stage.follow({ card.opacity }, { 1 - $0 })
    #expect(abs(card.blur - 4) < 1e-6)
    let animation = "withAnimation(.linear(duration: 1.0))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   BlurTransition: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   BlurTransition: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
