public import Foundation
import SegueFindings
public import SegueGeometry

/// A device that a preview pretends to be.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How large the stage of a preview is.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  public static let portrait = InterfaceOrientation()
  public static let portraitUpsideDown = InterfaceOrientation()
  public static let landscapeLeft = InterfaceOrientation()
  public static let landscapeRight = InterfaceOrientation()
}

extension View {
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    accepted("the status bar, which statusBarHidden hides,", if: hidden)
  }

  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    accepted("persistentSystemOverlays")
  }

  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    accepted("defersSystemGestures")
  }

  @preconcurrency
  public nonisolated func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> some View {
    uncalled("onOpenURL", "no other program")
  }

  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    if value != nil { StageRegistry.sizedByOptions("previewDevice") }
    return self
  }

  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    if value != .device { StageRegistry.sizedByOptions("previewLayout") }
    return self
  }

  /// Names a preview; the name is not drawn.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    if value != .portrait { StageRegistry.sizedByOptions("previewInterfaceOrientation") }
    return self
  }
}

extension StageRegistry {
  /// Says once that nothing on a stage calls an action.
  static func notCalled(_ name: String, _ what: String) {
    report(
      .notDrawnYet, "\(name) is accepted, and \(what) on a stage calls it",
      "change the state from a button or a test")
  }

  /// Says once that a modifier does not set the size of the stage.
  static func sizedByOptions(_ name: String) {
    report(
      .notDrawnYet, "\(name) does not set the size of the stage",
      "play the file with --size, or write #Preview with a trait")
  }
}
