@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct InlineBlurTests {
  @Test @MainActor func `the blur is never seen, only the fade that comes by default`() throws {
    let stage = Stage { InlineBlur() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    stage.follow({ card.opacity }, { $0 })
    #expect(card.blur == 0 && card.model.blur == 0)
    stage.settle()
    try stage.tap("Toggle")
    stage.follow({ card.opacity }, { 1 - $0 })
    #expect(card.blur == 0 && card.model.blur == 0)
    let animation = "withAnimation(.linear(duration: 1.0))"
    #expect(
      stage.says([
        "inserted  RoundedRectangle   default opacity: animated by \(animation) [SEG112]",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
        "removed  RoundedRectangle   default opacity: animated by \(animation) [SEG112]",
        "changed  Text(\"Toggle\")   place, closing up: animated by \(animation)",
      ]))
  }
}
