public import SegueGeometry

/// The screen of Apple's systems: here, the stage.
///
/// A class because it is one there.
public final class UIScreen: Sendable {
  public static let main = UIScreen()

  private init() {}

  /// Points; the size of the stage whose code runs.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: StageRegistry.configuration?.size ?? StageConfiguration().size)
  }

  /// Device pixels a point.
  public var scale: CGFloat {
    CGFloat(StageRegistry.configuration?.scale ?? StageConfiguration().scale)
  }

  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
