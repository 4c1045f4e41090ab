@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct ShakeWithoutDataTests {
  @Test @MainActor func `without animatableData nothing moves, and the reason is told`() throws {
    let stage = Stage { ShakeWithoutData() }
    let button = try stage.find("Shake")
    try stage.tap("Shake")
    stage.follow({ button.offset.width }, { _ in 0 })
    #expect(button.animatableData == [])
    #expect(
      stage.says([
        "changed  BadShakeModifier   shakeCount 0.0 → 3.0: "
          + "not animated: empty-animatable-data [SEG211]"
      ]))
  }
}
