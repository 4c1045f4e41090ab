import SegueDisplay
import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// A view with what is drawn of it on a stage of 100 × 60 points.
struct Drawn: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable () -> AnyView
  let lines: [String]

  init<V: View>(
    _ name: String, _ lines: [String], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    self.lines = lines
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

/// A stage for one view, without safe area, at two device pixels a point.
@MainActor
func viewStage(
  _ view: some View, width: CGFloat = 100, height: CGFloat = 60, scheme: ColorScheme = .light,
  direction: LayoutDirection = .leftToRight
) -> SegueUI.Stage {
  var configuration = StageConfiguration()
  configuration.size = CGSize(width: width, height: height)
  configuration.safeArea = EdgeInsets()
  configuration.colorScheme = scheme
  configuration.layoutDirection = direction
  let stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) { view }
  stage.start()
  return stage
}

extension SegueUI.Stage {
  /// The display list without its first line.
  @MainActor var lines: [String] {
    displayList.dump.split(separator: "\n").dropFirst().map(String.init)
  }

  /// What the stage has said, in words.
  @MainActor var said: [String] { report.messages.map(\.what) }
}
