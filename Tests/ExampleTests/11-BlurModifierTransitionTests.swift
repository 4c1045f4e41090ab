@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct BlurModifierTransitionTests {
  @Test @MainActor func `the text goes in and out of focus`() throws {
    let stage = Stage { BlurModifierTransition() }
    try stage.tap("Toggle")
    let text = try stage.find("In focus")
    stage.follow({ text.blur }, { 10 * (1 - $0) })
    #expect(text.opacity == 1 && abs(text.velocity.blur + 10) < 1e-6)
    stage.settle()
    try stage.tap("Toggle")
    stage.follow({ text.blur }, { 10 * $0 })
    stage.settle()
    #expect(!text.isOnStage)
    let animation = "withAnimation(.linear(duration: 1.0))"
    #expect(
      stage.says([
        "inserted  Text(\"In focus\")   BlurModifier: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  Text(\"In focus\")   BlurModifier: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
