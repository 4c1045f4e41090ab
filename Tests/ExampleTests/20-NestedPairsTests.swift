@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct NestedPairsTests {
  @Test @MainActor func `three numbers run to one clock`() throws {
    let stage = Stage { NestedPairs() }
    try stage.tap("Toggle")
    let card = try stage.find(RoundedRectangle.self)
    stage.follow({ card.offset.width }, { 80 * $0 })
    #expect(abs(card.offset.height - 24) < 1e-6 && abs(card.rotation.degrees - 12) < 1e-6)
    let data = try stage.find(ThreePropertyModifier.self).animatableData
    try #require(data.count == 3)
    #expect(zip(data, [32, 24, 12]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(
      stage.says([
        "changed  ThreePropertyModifier   animatableData (0, 0, 0) → (80, 60, 30): "
          + "animated by withAnimation(.linear(duration: 1.0))"
      ]))
  }
}
