@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct SameIdentityTests {
  @Test @MainActor func `the one bar grows evenly and comes back`() throws {
    let stage = Stage { SameIdentity() }
    let bar = try stage.find(Rectangle.self)
    try stage.tap("Toggle")
    stage.follow({ bar.frame.width }, { 100 + 100 * $0 })
    #expect(abs(bar.velocity.frame.width - 100) < 1e-6)
    #expect(stage.findAll(Rectangle.self).count == 1)
    stage.settle()
    try stage.tap("Toggle")
    stage.follow({ bar.frame.width }, { 200 - 100 * $0 })
    let animation = ".animation(.linear(duration: 1.0), value:)"
    #expect(
      stage.says([
        "changed  Rectangle   frame, x 145 → 95, width 100 → 200: animated by \(animation)",
        "changed  Rectangle   frame, x 95 → 145, width 200 → 100: animated by \(animation)",
      ]))
  }
}
