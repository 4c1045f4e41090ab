@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct ChainedTransitionTests {
  @Test @MainActor func `three effects run at once and overshoot together`() throws {
    let stage = Stage { ChainedTransition() }
    try stage.tap("Toggle")
    let badge = try stage.find(Circle.self)
    let curve = { (time: Double) in Curve.spring(time, bounce: 0.3) }
    stage.follow({ badge.scale.width }, { 1e-5 + (1 - 1e-5) * curve($0) })
    #expect(badge.scale.width > 1)
    #expect(abs(badge.offset.height - 20 * (1 - curve(0.4))) < 1e-6)
    #expect(abs(badge.opacity - curve(0.4)) < 1e-6)
    stage.settle()
    #expect(badge.scale.width == 1 && badge.offset.height == 0 && badge.opacity == 1)
    let animation = "withAnimation(.spring(duration: 0.5, bounce: 0.3))"
    #expect(
      stage.says([
        "inserted  Circle   scale + opacity + offset: animated by \(animation)",
        "changed  Text(\"Toggle\")   place, making room: animated by \(animation)",
      ]))
  }
}
