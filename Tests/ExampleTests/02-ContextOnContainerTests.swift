@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct ContextOnContainerTests {
  @Test @MainActor func `the card slides in from leading and out to trailing`() throws {
    let stage = Stage { ContextOnContainer() }
    try stage.tap("Toggle")
    let card = try stage.find(DetailCard.self)
    stage.follow({ card.frame.midX }, { 195 - 220 * (1 - Curve.spring($0)) })
    stage.settle()
    try stage.tap("Toggle")
    #expect(card.phase == .didDisappear)
    stage.follow({ card.frame.midX }, { 195 + 220 * Curve.spring($0) })
    stage.settle()
    #expect(!card.isOnStage)
    let animation = ".animation(.spring(duration: 0.5, bounce: 0.0), value:)"
    #expect(
      stage.says([
        "inserted  DetailCard   slide: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  DetailCard   slide: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
