import SegueDisplay
import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// Views in a window without bars, whose named parts have known frames.
@MainActor
struct LayoutScene {
  let stage: SegueUI.Stage

  init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: @escaping () -> some View) {
    var configuration = StageConfiguration()
    configuration.size = CGSize(width: width, height: height)
    configuration.safeArea = EdgeInsets()
    stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) { view() }
    stage.start()
  }

  /// Does something and lets the views settle; no time passes.
  func run(_ action: () -> Void) {
    stage.run { action() }
    stage.settleFrame()
  }

  /// Compares the frames of all named parts, in points, to a hundredth.
  ///
  /// - Parameter expected: A line for each part: name, x, y, width, height.
  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var wanted: [String: [Double]] = [:]
    for line in expected.split(separator: "\n") {
      let words = line.split(separator: " ")
      wanted[String(words[0])] = words.dropFirst().compactMap { Double($0) }
    }
    var found: [String: [Double]] = [:]
    var counts: [String: Int] = [:]
    for (name, frame) in stage.layoutFrames {
      counts[name, default: 0] += 1
      found[name] = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    // A name that several parts bear names none of them.
    let surplus = Set(found.keys).subtracting(wanted.keys).filter { counts[$0] == 1 }.sorted()
    #expect(surplus.isEmpty, "parts that should not be there", sourceLocation: sourceLocation)
    for (name, want) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let got = found[name] else {
        Issue.record("\(name) is not there", sourceLocation: sourceLocation)
        continue
      }
      let isSame = zip(want, got).allSatisfy { abs($0 - $1) <= 0.01 }
      #expect(isSame, "\(name): \(got), not \(want)", sourceLocation: sourceLocation)
    }
  }
}

/// A rectangle of a fixed size.
func block(_ width: CGFloat, _ height: CGFloat, _ color: Color = .blue) -> some View {
  color.frame(width: width, height: height)
}
