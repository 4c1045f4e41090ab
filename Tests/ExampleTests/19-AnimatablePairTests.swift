@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct AnimatablePairTests {
  @Test @MainActor func `scale and angle move together`() throws {
    let stage = Stage { PairExample() }
    try stage.tap("Toggle")
    let square = try stage.find(RoundedRectangle.self)
    stage.follow({ square.scale.width }, { 1 + 0.5 * $0 })
    #expect(abs(square.rotation.degrees - 36) < 1e-6)
    let modifier = try stage.find(ComplexModifier.self)
    let data = modifier.animatableData
    try #require(data.count == 2)
    #expect(abs(data[0] - 1.2) < 1e-6 && abs(data[1] - 36) < 1e-6)
    stage.settle()
    #expect(modifier.animatableData == [1.5, 90])
    #expect(
      stage.says([
        "changed  ComplexModifier   animatableData (1, 0) → (1.5, 90): animated by "
          + "withAnimation(.linear(duration: 1.0))"
      ]))
  }
}
