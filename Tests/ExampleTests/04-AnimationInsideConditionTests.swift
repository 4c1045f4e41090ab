@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct AnimationInsideConditionTests {
  @Test @MainActor func `an animation that comes with the card moves it neither in nor out`() throws
  {
    let stage = Stage { AnimationInsideCondition() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    #expect(card.frame == card.model.frame && card.frame.midX == 195 && !card.isMoving)
    stage.advance(by: .milliseconds(100))
    try stage.tap("Toggle")
    #expect(!card.isOnStage)
    #expect(stage.settle().duration == .zero)
    #expect(
      stage.says([
        "inserted  RoundedRectangle   slide: not animated: animation-inside-conditional [SEG101]",
        "removed  RoundedRectangle   slide: not animated: animation-inside-conditional [SEG101]",
      ]))
  }
}
