/// How a page comes in.
public protocol NavigationTransition: Sendable {
  /// The name, as one writes it; not for use outside the library.
  var _name: String { get }
}

/// The stack's own way.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _name: String { "automatic" }
}

/// A page that grows out of the view that leads to it.
public struct ZoomNavigationTransition: NavigationTransition {
  public var _name: String { "zoom" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}

/// How a title stands in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let isInline: Bool
  public static let automatic = ToolbarTitleDisplayMode(isInline: false)
  public static let large = ToolbarTitleDisplayMode(isInline: false)
  public static let inlineLarge = ToolbarTitleDisplayMode(isInline: false)
  public static let inline = ToolbarTitleDisplayMode(isInline: true)
}

extension View {
  /// Sets how the page comes in; stacks on a stage slide their pages.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    if style._name != "automatic" {
      StageRegistry.notDrawn("navigationTransition(.\(style._name)), which slides as any page,")
    }
    return self
  }

  /// Says that a page grows out of the view; pages on a stage slide.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    accepted("toolbarRole")
  }

  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.isInline ? .inline : .automatic)
  }

  /// Puts views into the upper bar of the page.
  @available(*, deprecated, message: "use toolbar(content:) with placement .topBarLeading")
  @MainActor public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views into the upper bar of the page.
  @available(*, deprecated, message: "use toolbar(content:) with placement .topBarTrailing")
  @MainActor public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts views into the upper bar of the page.
  @available(*, deprecated, message: "use toolbar(content:)")
  @MainActor public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

/// Columns that a phone shows one after the other: the first one stands in a stack of pages.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  @MainActor public var body: some View {
    StageRegistry.notDrawn("the columns of a NavigationSplitView, but for the first one,")
    return NavigationStack { sidebar }
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
