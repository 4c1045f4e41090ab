@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct NoAnimationContextTests {
  @Test @MainActor func `without an animation the card is there at once and gone at once`() throws {
    let stage = Stage { NoAnimationContext() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    #expect(card.frame.midX == 195 && card.opacity == 1 && !card.isMoving)
    stage.advance(by: .milliseconds(100))
    try stage.tap("Toggle")
    #expect(!card.isOnStage)
    #expect(
      stage.says([
        "inserted  RoundedRectangle   slide: not animated: no-animation-context [SEG100]",
        "removed  RoundedRectangle   slide: not animated: no-animation-context [SEG100]",
      ]))
  }
}
