@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct IdentityByIDTests {
  @Test @MainActor func `one square shrinks away while another grows in its place`() throws {
    let stage = Stage { IdentityByID() }
    let old = try stage.find(Rectangle.self)
    try stage.tap("Toggle")
    let new = try #require(stage.findAll(Rectangle.self).first { $0.isPresent })
    stage.follow({ new.scale.width }, { 1e-5 + (1 - 1e-5) * $0 })
    #expect(abs(old.scale.width - (1 - (1 - 1e-5) * 0.4)) < 1e-6)
    #expect(old.color?.description == "#ff9500" && new.color?.description == "#34c759")
    #expect(abs(old.frame.midY - new.frame.midY) < 1e-6)
    stage.settle()
    #expect(!old.isOnStage && new.frame.width == 100)
    #expect(
      stage.says([
        "appeared  Rectangle   scale: not animated: first-appearance [SEG200]",
        "inserted  Rectangle   scale: animated by withAnimation(.linear(duration: 1.0))",
        "removed  Rectangle   scale: animated by withAnimation(.linear(duration: 1.0))",
      ]))
  }
}
