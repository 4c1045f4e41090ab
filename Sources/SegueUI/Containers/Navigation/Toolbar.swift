/// Where a toolbar's item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: ToolbarEntry.Place

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
}

/// One view of a toolbar.
struct ToolbarEntry: Identifiable {
  enum Place: Hashable, Sendable {
    case leading
    case principal
    case trailing
    case bottom
    case nowhere
  }

  let id: Int
  let place: Place
  let content: AnyView
}

/// What a page wants in its bars.
struct ToolbarEntries: Equatable {
  var entries: [ToolbarEntry] = []
  /// Views cannot be compared: each collection of them counts as a new one.
  var stamp = 0

  static func == (a: Self, b: Self) -> Bool {
    a.stamp == b.stamp && a.entries.count == b.entries.count
  }
}

enum ToolbarKey: PreferenceKey {
  static var defaultValue: ToolbarEntries { ToolbarEntries() }

  static func reduce(value: inout ToolbarEntries, nextValue: () -> ToolbarEntries) {
    let next = nextValue()
    let start = value.entries.count
    value.entries += next.entries.map {
      ToolbarEntry(id: start + $0.id, place: $0.place, content: $0.content)
    }
    value.stamp &+= next.stamp
  }
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items as placed views; not for use outside the library.
  func _collect(_ items: inout _ToolbarItems)
}

extension ToolbarContent {
  public func _collect(_ items: inout _ToolbarItems) { body._collect(&items) }
}

extension Never: ToolbarContent {
  public func _collect(_ items: inout _ToolbarItems) {}
}

/// Items as placed views; opaque outside the library.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []

  mutating func add(_ place: ToolbarEntry.Place, _ view: AnyView) {
    entries.append(ToolbarEntry(id: entries.count, place: place, content: view))
  }
}

/// One view of a toolbar, at a place.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public var body: Never { fatalError("a toolbar item has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {
    items.add(placement.place, AnyView(content))
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views of a toolbar, at a place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { fatalError("a toolbar group has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {
    items.add(placement.place, AnyView(content))
  }
}

/// Builds the items of a toolbar out of the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent(content: (repeat each content))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarContent<First, Second> { .first(first) }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarContent<First, Second> { .second(second) }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }
}

/// Several toolbar contents in a row.
public nonisolated struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let content: (repeat each Content)

  public var body: Never { fatalError("a tuple has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {
    for part in repeat each content { part._collect(&items) }
  }
}

/// Toolbar content that may be missing.
public nonisolated struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let content: Content?

  public var body: Never { fatalError("optional content has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) { content?._collect(&items) }
}

/// One of two toolbar contents.
public nonisolated enum _EitherToolbarContent<
  First: ToolbarContent, Second: ToolbarContent
>: ToolbarContent {
  case first(First)
  case second(Second)

  public typealias Body = Never
  public var body: Never { fatalError("a choice has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {
    switch self {
    case .first(let content): content._collect(&items)
    case .second(let content): content._collect(&items)
    }
  }
}

extension View {
  /// Puts items into the bars of the page.
  @MainActor public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    var items = _ToolbarItems()
    content()._collect(&items)
    return toolbarEntries(items.entries)
  }

  /// Puts views into the upper bar of the page.
  @MainActor public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbarEntries([ToolbarEntry(id: 0, place: .trailing, content: AnyView(content()))])
  }

  @MainActor private func toolbarEntries(_ entries: [ToolbarEntry]) -> some View {
    // The items are made anew with the page; a different number of them shows at once.
    transformPreference(ToolbarKey.self) { value in
      ToolbarKey.reduce(value: &value) {
        ToolbarEntries(entries: entries, stamp: entries.count)
      }
    }
  }
}
