@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct AsymmetricTransitionTests {
  @Test @MainActor func `it grows in and leaves downwards`() throws {
    let stage = Stage { AsymmetricCard() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    let top = card.model.frame.minY
    let curve = { (time: Double) in Curve.spring(time, duration: 0.6) }
    stage.follow({ card.scale.width }, { 1e-5 + (1 - 1e-5) * curve($0) })
    #expect(abs(card.opacity - curve(0.4)) < 1e-6)
    stage.settle()
    let rest = card.frame
    try stage.tap("Toggle")
    #expect(card.scale.width == 1)
    stage.follow({ card.frame.minY }, { Double(rest.minY) + 120 * curve($0) })
    #expect(card.scale.width == 1 && abs(card.opacity - (1 - curve(0.4))) < 1e-6)
    #expect(top == rest.minY)
    let animation = "withAnimation(.spring(duration: 0.6, bounce: 0.0))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   scale + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   move(bottom) + opacity: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
