@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct PropertyAnimationTests {
  @Test @MainActor func `the bar grows around its middle along the spring`() throws {
    let stage = Stage { PropertyAnimation() }
    let bar = try stage.find(Rectangle.self)
    try stage.tap("Toggle")
    #expect(bar.model.frame.width == 200)
    stage.follow({ bar.frame.width }, { 100 + 100 * Curve.spring($0) })
    #expect(bar.frame.midX == 195 && bar.frame.height == 50)
    #expect(
      stage.says([
        "changed  Rectangle   frame, x 145 → 95, width 100 → 200: "
          + "animated by .animation(.spring(duration: 0.5, bounce: 0.0), value:)"
      ]))
  }
}
