import SegueDisplay
import SegueGeometry
import SegueMotion
import SegueTesting
import SwiftUI
import Testing

@testable import SegueUI

/// A stage with a view whose state a test writes, and measures of what it shows.
@MainActor
final class Play<Value> {
  let stage: SegueUI.Stage
  let remote = Remote<Value>()

  /// Shows a view of a value on a stage of 300 × 200 points without system bars.
  init<Content: View>(
    _ value: Value, configure: (inout StageConfiguration) -> Void = { _ in },
    @ViewBuilder _ content: @escaping @MainActor (Value) -> Content
  ) {
    var configuration = StageConfiguration()
    configuration.size = CGSize(width: 300, height: 200)
    configuration.safeArea = EdgeInsets()
    configure(&configuration)
    let remote = remote
    stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) {
      Host(value, remote, content)
    }
    stage.invariantListener = { Issue.record("\($0)") }
    stage.start()
  }

  /// Runs code as an event of the user's, and everything that follows at this moment.
  func act(_ body: () -> Void) {
    stage.run(body)
    stage.settleFrame()
  }

  /// Sets the state without an animation.
  func set(_ value: Value) { act { remote(value) } }

  /// Sets the state inside `withAnimation`.
  func animate(_ value: Value, _ animation: Animation? = .linear(duration: 1)) {
    act { withAnimation(animation) { remote(value) } }
  }

  func advance(_ seconds: Double) {
    stage.advance(by: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  var picture: Picture { Picture(stage.displayList) }

  subscript(name: String) -> Picture.Entry? { picture[name] }

  var order: [String] { picture.order }

  /// The element of the nearest container that shows a tile.
  func element(_ name: String) -> ContainerElement? {
    var found: ContainerElement?
    func visit(_ node: ViewNode, _ element: ContainerElement?) {
      let element = node.element ?? element
      if let node = node as? FillNode, node.isTile(name) { found = element }
      node.forEachDrawn { visit($0, element) }
    }
    if let root = stage.root { visit(root, nil) }
    return found
  }

  func phase(_ name: String) -> TransitionPhase? { element(name)?.phase }

  /// Whether nothing animates and nothing is on its way out.
  var isAtRest: Bool { stage.animator.isIdle && stage.animator.waiting.isEmpty }

  var messages: [String] { stage.report.messages.map(\.what) }
}

extension FillNode {
  func isTile(_ name: String) -> Bool {
    var items: [DisplayItem] = []
    let index = displayIndex
    emit(&items)
    displayIndex = index
    guard case .shape(let shape)? = items.first, case .color(let color) = shape.paint else {
      return false
    }
    return Tile.name(red: color.red) == name
  }
}

/// Whether a number is as expected, within a tolerance.
func isNear(_ value: Double?, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
  guard let value else { return false }
  return abs(value - expected) <= tolerance
}

/// A list of what happened, for views to write to.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  func callAsFunction(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}
