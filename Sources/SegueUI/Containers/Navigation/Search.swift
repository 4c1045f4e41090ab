import SegueGeometry

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a field below a title shows.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

/// Ends a search.
public struct DismissSearchAction: Sendable {
  /// Nothing on a stage has a search under way that could be ended.
  @MainActor public func callAsFunction() {
    StageRegistry.notDrawn("dismissSearch")
  }
}

/// Loads what a list shows again.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a search is under way: where the field has text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Nobody pulls a list here: always nil.
  public var refresh: RefreshAction? { nil }
}

/// A search field above the content.
private nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let prompt: Text

  @MainActor func body(content: Content) -> some View {
    let isSearching = !text.wrappedValue.isEmpty
    content
      .environment(\.isSearching, isSearching)
      .safeAreaInset(edge: .top, spacing: 0) {
        HStack(spacing: 6) {
          Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
          TextField(text: text, prompt: prompt) { prompt }
        }
        .padding(.horizontal, 8)
        .frame(minHeight: 36)
        .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
      }
  }
}

extension View {
  /// Puts a search field above the view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Puts a search field above the view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a search field above the view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Puts a search field above the view; whether it has the focus is not written.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    StageRegistry.notDrawn("the focus of a search field")
    return modifier(SearchModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Sets suggestions below a search field; they are not shown.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    StageRegistry.notDrawn("searchSuggestions")
    return self
  }
}
