/// A program with windows.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}

extension App {
  /// Says how to look at the program: this library has no windows of its own.
  public static func main() {
    print(
      "\(Self.self) has nothing to show it here: play its file with `segue play FILE`, which draws its first window"
    )
  }
}

/// Part of a program's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content of the first window; not for use outside the library.
  var _content: (any View)? { get }
}

extension Scene {
  public var _content: (any View)? { body._content }
}

extension Never: Scene {
  public var _content: (any View)? { nil }
}

/// A group of windows of one kind.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("a window group has no body") }
  @MainActor public var _content: (any View)? { content }
}

/// Builds scenes; the first one is shown.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }
  public static func buildPartialBlock<A: Scene, B: Scene>(accumulated: A, next: B) -> A {
    accumulated
  }
}

/// The content of the first window of an app, which keeps the app's own state.
@MainActor
package func appContent(_ type: any App.Type) -> (any View)? {
  func open<A: App>(_: A.Type) -> any View {
    StyleBody(style: A(), configuration: ()) { app, _ in
      AnyView(_FirstScene(content: app.body._content))
    }
  }
  return open(type)
}

/// The content of a scene.
struct _FirstScene: View {
  let content: (any View)?

  var body: some View { content.map { AnyView(erasing: $0) } }
}
