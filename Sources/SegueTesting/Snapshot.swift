package import SegueDisplay
import SegueUI

extension Stage {
  /// What is drawn now, as text: one item a line, groups indented, numbers rounded to 0.01.
  ///
  ///     #expect(stage.drawing == """
  ///       display list 1, 100 × 50, background #ffffff
  ///       rectangle 0 0 10 10, fill #ff3b30
  ///       """)
  public var drawing: String { displayList.dump }

  /// Brings what is to be drawn up to date, as a painter does at every frame.
  ///
  /// Tests need not call it; measurements of a frame's whole cost do.
  public func draw() { _ = engine.displayList }

  /// What is drawn now.
  package var displayList: DisplayList { engine.displayList }
}
