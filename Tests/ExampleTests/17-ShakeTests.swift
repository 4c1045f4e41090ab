@testable import Examples
import Foundation
import SegueTesting
import SwiftUI
import Testing

struct ShakeTests {
  @Test @MainActor func `the offset is the sine of every count on the way`() throws {
    let stage = Stage { Shake() }
    let button = try stage.find("Shake")
    try stage.tap("Shake")
    stage.follow({ button.offset.width }, { sin(Curve.easeInOut($0 / 1.2) * 3 * .pi * 2) * 10 })
    #expect(abs((button.animatableData.first ?? 0) - 3 * Curve.easeInOut(1 / 3)) < 1e-6)
    #expect(stage.settle().duration == .milliseconds(800))
    #expect(button.animatableData == [3] && abs(button.offset.width) < 1e-9)
    #expect(
      stage.says([
        "changed  ShakeModifier   animatableData 0 → 3: "
          + "animated by .animation(.easeInOut(duration: 1.2), value:)"
      ]))
  }
}
