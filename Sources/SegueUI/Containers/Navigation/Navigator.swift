/// What a navigation stack has pushed, for the links and destinations inside it.
///
/// A class because the views inside register destinations while the stack is being built.
final class Navigator: @unchecked Sendable {
  /// Makes the page for a value, by the value's type.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// Pushes a value, or a view of its own.
  var push: (@MainActor (NavigationEntry) -> Void)?
  /// Takes a pushed view away, and what lies over it, by the name it was pushed under.
  var pop: (@MainActor (AnyHashable) -> Void)?
}

/// One page that has been pushed.
struct NavigationEntry: Identifiable {
  enum Content {
    case value(AnyHashable)
    case view(AnyView)
  }

  let id: Int
  let content: Content
  /// A name under which the entry can be taken away.
  var key: AnyHashable?
  /// Told when the stack takes the entry away.
  var removed: (@MainActor () -> Void)?

  init(id: Int = 0, _ content: Content) {
    self.id = id
    self.content = content
  }

  /// The same under the id of a page.
  func numbered(_ id: Int) -> NavigationEntry {
    var copy = NavigationEntry(id: id, content)
    copy.key = key
    copy.removed = removed
    return copy
  }
}

/// A list of values of any types that a navigation stack shows pages for.
public struct NavigationPath: Equatable {
  private(set) var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end; more than there are removes all.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), count)) }
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
