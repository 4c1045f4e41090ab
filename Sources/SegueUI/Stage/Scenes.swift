public import Combine
public import Observation
public import SegueGeometry

// Scenes other than a group of windows, and what modifiers say of scenes. A stage shows the content
// of the first scene alone.

/// One window.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("a window has no body") }
  @MainActor public var _content: (any View)? { content }
}

/// The window of a program's settings.
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: Never { fatalError("settings have no body") }
  @MainActor public var _content: (any View)? { content }
}

/// An item in the bar of menus.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("a menu bar item has no body") }
  @MainActor public var _content: (any View)? { content }
}

extension MenuBarExtra where Label == SegueUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// A scene with something around its content.
public nonisolated struct _ModifiedScene<Base: Scene>: Scene {
  public typealias Body = Never
  let base: Base
  let change: @MainActor (AnyView) -> AnyView

  @MainActor public var body: Never { fatalError("a modified scene has no body") }
  @MainActor public var _content: (any View)? {
    base._content.map { change(AnyView(erasing: $0)) }
  }
}

extension AnyView {
  init(erasing view: any View) {
    func wrap<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = wrap(view)
  }
}

extension Scene {
  nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
    _ModifiedScene(base: self, change: change)
  }

  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let keyPath = keyPath
    return changed { AnyView($0.environment(keyPath, value)) }
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return changed { AnyView($0.environment(object)) }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return changed { AnyView($0.environmentObject(object)) }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let value = value
    return changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    nonisolated(unsafe) let value = value
    return changed { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  public nonisolated func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  public nonisolated func commandsRemoved() -> some Scene { self }
  public nonisolated func windowResizability(_ value: WindowResizability) -> some Scene { self }
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
  public nonisolated func backgroundTask(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }
}

/// Work that a system does while a program is not in front; nothing asks for it here.
public struct BackgroundTask: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// Whether a window can be resized.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public protocol WindowStyle {}
public struct DefaultWindowStyle: WindowStyle { public init() {} }
public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
public struct TitleBarWindowStyle: WindowStyle { public init() {} }
public struct PlainWindowStyle: WindowStyle { public init() {} }
extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: Self { Self() }
}

public protocol WindowToolbarStyle {}
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: Self { Self() }
}

public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
