@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct AnimatableMacroTests {
  @Test @MainActor func `the macro interpolates both numbers and leaves the flag alone`() throws {
    let stage = Stage { AnimatableMacroExample() }
    try stage.tap("Toggle")
    let wedge = try stage.find(Wedge.self)
    stage.follow({ wedge.animatableData.first ?? 0 }, { 40 + 260 * $0 })
    let data = wedge.animatableData
    try #require(data.count == 2)
    #expect(abs(data[1] - 0.3) < 1e-6)
    #expect(stage.settle().duration == .milliseconds(600))
    #expect(wedge.animatableData == [300, 0.6])
    #expect(
      stage.says([
        "changed  Wedge   animatableData (40, 0.1) → (300, 0.6): "
          + "animated by withAnimation(.linear(duration: 1.0))"
      ]))
  }
}
