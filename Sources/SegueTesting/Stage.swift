package import SegueDisplay
public import SegueGeometry
import SegueClock
public import SegueUI

/// Views under test, with a clock of their own that stands still until it is told to move.
///
/// Nothing waits in real time: `Task.sleep`, `asyncAfter`, `Timer` and `Date.now` in the views
/// follow the stage's clock, so that a test of two seconds of animation takes a millisecond and
/// takes the same course every time. Stages do not know of each other.
///
///     let stage = Stage(size: CGSize(width: 300, height: 200)) { DetailScreen() }
///     try stage.tap("Toggle")
///     stage.advance(by: .milliseconds(100))
///     try #expect(stage.find("Detail").frame.minX < 0)
///
/// A class because a test changes it step by step.
@MainActor
public final class Stage {
  /// The engine below.
  package let engine: SegueUI.Stage
  private let clock = VirtualClock()

  /// Creates a stage and shows its views' first frame, at 0 s.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - options: Settings of the device and the person.
  ///   - content: The views.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 390, height: 844), options: StageOptions = StageOptions(),
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(size: size, options: options, measurer: FixedTextMeasurer(), content: content)
  }

  /// Creates a stage that measures text as a painter does.
  package init<Content: View>(
    size: CGSize, options: StageOptions, measurer: any TextMeasurer,
    @ViewBuilder content: @escaping () -> Content
  ) {
    engine = SegueUI.Stage(
      configuration: options.configuration(size: size), measurer: measurer, clock: clock,
      root: { content() })
    engine.start()
  }

  isolated deinit { engine.close() }

  /// The size of the stage, points.
  public var size: CGSize { engine.configuration.size }

  /// What the views did that cannot be done as written, each said once.
  public var problems: [Problem] { engine.report.messages.map(Problem.init) }
}
