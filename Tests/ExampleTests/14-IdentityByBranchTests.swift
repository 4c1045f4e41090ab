@testable import Examples
import SegueTesting
import SwiftUI
import Testing

struct IdentityByBranchTests {
  @Test @MainActor func `the bars cross-fade and keep their widths`() throws {
    let stage = Stage { IdentityByBranch() }
    let narrow = try stage.find(Rectangle.self)
    try stage.tap("Toggle")
    let wide = try #require(stage.findAll(Rectangle.self).first { $0.isPresent })
    #expect(narrow.phase == .didDisappear && wide.phase == .identity)
    stage.follow({ wide.opacity }, { $0 })
    #expect(abs(narrow.opacity - 0.6) < 1e-6)
    #expect(narrow.frame.width == 100 && wide.frame.width == 200)
    #expect(narrow.frame.midX == 195 && narrow.frame.midY == wide.frame.midY)
    #expect(wide.isDrawn(over: narrow))
    stage.settle()
    #expect(!narrow.isOnStage)
    #expect(
      stage.says([
        "replaced  Rectangle   default opacity: animated by "
          + "withAnimation(.linear(duration: 1.0)) [SEG213]"
      ]))
  }
}
