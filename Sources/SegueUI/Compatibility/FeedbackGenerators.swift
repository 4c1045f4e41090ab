public import SegueGeometry

// What a device lets a person feel, as the interface library of Apple's systems has it. Nobody
// feels a stage: each says so once. Classes because they are classes there.

/// The ground of all of them.
@MainActor
public class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// Feels like things that collide.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public func impactOccurred() { StageRegistry.notDrawn("UIImpactFeedbackGenerator") }
  public func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

/// Feels like success or failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ type: FeedbackType) {
    StageRegistry.notDrawn("UINotificationFeedbackGenerator")
  }
}

/// Feels like a wheel that goes on by one.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() { StageRegistry.notDrawn("UISelectionFeedbackGenerator") }
}
