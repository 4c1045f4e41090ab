import SegueCairo
import SegueDisplay
public import SegueTesting

/// Draws what a stage shows to pixels, frame after frame.
///
/// A class because it keeps its surface and the shapes of its texts from one frame to the next.
///
///     let painter = StagePainter(scale: 2)
///     stage.advance(frames: 1)
///     let pixels = try painter.pixels(of: stage)
@MainActor
public final class StagePainter {
  private let renderer: CairoRenderer

  /// - Parameter scale: Pixels a point, above 0.
  public init(scale: Double = 2) { renderer = CairoRenderer(scale: scale) }

  /// Red, green, blue and alpha of each pixel, 0...255, in rows from the top.
  ///
  /// - Throws: An error where the stage has no pixels or too many.
  public func pixels(of stage: SegueTesting.Stage) throws -> [UInt8] {
    try renderer.render(stage.displayList).bytes
  }
}
