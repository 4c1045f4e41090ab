import SegueDisplay
import SegueTesting
import SegueUI
import SwiftUI

/// A stage of 300 × 200 points without safe area, at zero.
@MainActor
func dynamicsStage(_ view: some View) -> SegueUI.Stage {
  var configuration = StageConfiguration()
  configuration.size = CGSize(width: 300, height: 200)
  configuration.safeArea = EdgeInsets()
  let stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) { view }
  stage.start()
  return stage
}

extension SegueUI.Stage {
  /// The texts that can be read, in order.
  var texts: [String] { targets.map(\.label) }

  /// The runs of text that are drawn, in order.
  var runs: [String] {
    displayList.items.compactMap { if case .text(let item) = $0 { item.run.string } else { nil } }
  }

  /// Where the texts begin, in the space of their groups.
  var textOrigins: [CGPoint] {
    displayList.items.compactMap { if case .text(let item) = $0 { item.origin } else { nil } }
  }

  /// The sizes of the texts' fonts.
  var textSizes: [Double] {
    displayList.items.compactMap {
      if case .text(let item) = $0 { item.run.font.size } else { nil }
    }
  }

  /// The opacities of the groups, in order.
  var opacities: [Double] {
    displayList.items.compactMap {
      if case .begin(.opacity(let value)) = $0 { value } else { nil }
    }
  }

  /// The maps of the groups, in order.
  var transforms: [CGAffineTransform] {
    displayList.items.compactMap {
      if case .begin(.transform(let value)) = $0 { value } else { nil }
    }
  }

  /// The perspectives of the groups, in order.
  var projections: [ProjectionTransform] {
    displayList.items.compactMap {
      if case .begin(.projection(let value)) = $0 { value } else { nil }
    }
  }

  /// The rectangles that are drawn, in the space of their groups.
  var rectangles: [CGRect] {
    displayList.items.compactMap {
      guard case .shape(let item) = $0, case .rectangle(let box) = item.outline else { return nil }
      return box
    }
  }
}

func isClose(_ a: Double?, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
  guard let a else { return false }
  return abs(a - b) <= tolerance
}

func isClose(_ a: CGFloat?, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
  isClose(a.map(Double.init), b, tolerance)
}

func isClose(_ a: CGRect?, _ b: CGRect, _ tolerance: Double = 1e-6) -> Bool {
  guard let a else { return false }
  return isClose(a.minX, b.minX, tolerance) && isClose(a.minY, b.minY, tolerance)
    && isClose(a.width, b.width, tolerance) && isClose(a.height, b.height, tolerance)
}

/// What views tell a test.
final class EventLog: @unchecked Sendable {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}
