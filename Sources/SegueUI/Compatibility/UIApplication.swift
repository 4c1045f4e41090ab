public import Foundation
import SegueGeometry

/// Room along edges, as the interface library of Apple's systems has it.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// A scene of an app. A class because it is one there.
@MainActor
public class UIScene: Hashable {
  /// What a scene is doing.
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }

  public var activationState: ActivationState { .foregroundActive }

  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the stage. A class because it is one there.
public final class UIWindowScene: UIScene {
  public let windows = [UIWindow()]
  public var screen: UIScreen { .main }
  public var keyWindow: UIWindow? { windows.first }
}

/// The window of the stage, as large as the stage. A class because it is one there.
@MainActor
public final class UIWindow {
  public var isKeyWindow: Bool { true }
  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { UIScreen.main.bounds }

  /// The room that the stage keeps free along its edges, points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let area = StageRegistry.configuration?.safeArea else { return .zero }
    return UIEdgeInsets(
      top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
  }
}

/// The running app. A class because it is one there.
@MainActor
public final class UIApplication {
  public static let shared = UIApplication()
  private let scene = UIWindowScene()

  public var windows: [UIWindow] { scene.windows }
  public var keyWindow: UIWindow? { scene.windows.first }
  public var connectedScenes: Set<UIScene> { [scene] }

  /// Nothing opens addresses here: says so once.
  public func open(_ url: URL) { StageRegistry.notDrawn("UIApplication.open") }
}

/// Views of the interface library of Apple's systems, of which only the settings for all of a kind
/// are taken, and none drawn. A class because it is one there.
@MainActor
public class UIView {
  public init() {}

  /// The settings of all views of a kind.
  public class func appearance() -> Self {
    StageRegistry.notDrawn("\(Self.self).appearance()")
    return make()
  }

  class func make() -> Self { self.init(settings: ()) }

  required init(settings: ()) {}

  public static func setAnimationsEnabled(_ enabled: Bool) {
    if !enabled { StageRegistry.notDrawn("UIView.setAnimationsEnabled(false)") }
  }

  public var isHidden = false
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
}

public final class UITabBar: UIView {
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
}

public final class UINavigationBar: UIView {
  public var barTintColor: UIColor?
}

public final class UITableView: UIView {
  public var separatorColor: UIColor?
}

public final class UIPageControl: UIView {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

public final class UISegmentedControl: UIView {
  public var selectedSegmentTintColor: UIColor?
}

public final class UITextView: UIView {}
public final class UIScrollView: UIView {
  public var bounces = true
}
