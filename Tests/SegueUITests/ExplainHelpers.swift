import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// What the stage says since a moment, as people read it; line numbers are left out.
@MainActor
func told(_ stage: SegueTesting.Stage, since events: Int = 0) -> String {
  stage.engine.trace.verdicts(from: events)
    .map { $0.lines.joined(separator: "\n").replacing(#/\.swift:\d+/#, with: ".swift") }
    .joined(separator: "\n")
}

/// A stage, what is done on it, and what it says of that, or of everything from its first frame on.
@MainActor
func explain(
  _ view: @autoclosure @escaping () -> some View, options: StageOptions = StageOptions(),
  fromTheStart: Bool = false, _ act: (SegueTesting.Stage) throws -> Void
) rethrows -> String {
  let stage = SegueTesting.Stage(
    size: CGSize(width: 300, height: 300), options: options, content: view)
  let events = fromTheStart ? 0 : stage.engine.trace.events.count
  try act(stage)
  return told(stage, since: events)
}
