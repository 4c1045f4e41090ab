@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct ContextWithAnimationTests {
  @Test @MainActor func `the card grows and fades in, and goes back`() throws {
    let stage = Stage { ContextWithAnimation() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    let start = stage.time
    stage.follow({ card.scale.width }, { 1e-5 + (1 - 1e-5) * Curve.spring($0) })
    #expect(
      abs(card.opacity - Curve.spring(0.4)) < 1e-6 && stage.time == start + .milliseconds(400))
    stage.settle()
    try stage.tap("Toggle")
    stage.follow({ card.opacity }, { 1 - Curve.spring($0) })
    #expect(abs(card.scale.height - (1 - (1 - 1e-5) * Curve.spring(0.4))) < 1e-6)
    stage.settle()
    #expect(!card.isOnStage)
    let animation = "withAnimation(.spring(duration: 0.5, bounce: 0.0))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   scale + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   scale + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
