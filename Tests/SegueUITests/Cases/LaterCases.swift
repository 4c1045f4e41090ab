import Foundation
import Observation
import SegueTesting
import SwiftUI
import Testing

@testable import SegueUI

/// Writes that run after the call that was meant to animate them.
@MainActor
struct LaterCases {
  private func makeStage(_ view: some View) -> SegueTesting.Stage {
    var options = StageOptions()
    options.safeArea = EdgeInsets()
    return SegueTesting.Stage(size: CGSize(width: 300, height: 200), options: options) { view }
  }

  @Test func `a task that withAnimation starts writes without it`() throws {
    let stage = makeStage(Pin())
    try stage.tap("Pin")
    stage.advance(by: .milliseconds(49))
    #expect(Picture(stage.engine.displayList)["a"] == nil)
    stage.advance(by: .milliseconds(2))
    #expect(isNear(Picture(stage.engine.displayList)["a"]?.x, 100))
    #expect(stage.engine.animator.isIdle)
  }

  @Test func `a model that tells of its change one turn later cuts`() throws {
    struct Flip: View {
      @State private var model = LateModel()
      var body: some View {
        VStack(spacing: 0) {
          Button("Flip") { withAnimation(.linear(duration: 1)) { model.toggleLater() } }
          if model.isOpen { Tile("a", 80, 40).transition(.scale) }
        }
      }
    }
    let stage = makeStage(Flip())
    try stage.tap("Flip")
    stage.advance(by: .milliseconds(10))
    #expect(isNear(Picture(stage.engine.displayList)["a"]?.width, 80))
    #expect(stage.engine.animator.isIdle)
  }

  @Observable final class LateModel: @unchecked Sendable {
    private(set) var isOpen = false
    func toggleLater() {
      DispatchQueue.main.async { self.isOpen.toggle() }
    }
  }
}
