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
  /// Whether a search is under way: where the field has text or is said to be presented.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Nobody pulls a list here: always nil.
  public var refresh: RefreshAction? { nil }
}

private enum SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// What is shown below a search field while a search is under way.
  fileprivate var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

/// When the scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// A search field above the content.
private nonisolated struct SearchModifier: ViewModifier {
  let text: Binding<String>
  var isPresented: Binding<Bool>?
  let prompt: Text?
  @Environment(\.searchScopes) private var scopes

  @MainActor func body(content: Content) -> some View {
    let isSearching = !text.wrappedValue.isEmpty || isPresented?.wrappedValue == true
    let prompt = prompt ?? Text("Search")
    content
      .environment(\.isSearching, isSearching)
      .environment(\.searchScopes, nil)
      .safeAreaInset(edge: .top, spacing: 0) {
        VStack(spacing: 8) {
          HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary)
            TextField(text: text, prompt: prompt) { prompt }
          }
          .padding(.horizontal, 8)
          .frame(minHeight: 36)
          .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 10))
          if isSearching, let scopes { scopes }
        }
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
    modifier(SearchModifier(text: text, prompt: prompt))
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

  /// Puts a search field above the view; it is read whether the search is under way, not written.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Puts a search field above the view; it is read whether the search is under way, not written.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Puts a search field above the view; it is read whether the search is under way, not written.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Shows what can be searched below the search field of the view, while a search is under way.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows what can be searched below the search field of the view, while a search is under way.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
    return environment(\.searchScopes, AnyView(picker.pickerStyle(.segmented)))
  }

  /// Sets suggestions below a search field; they are not shown.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    accepted("searchSuggestions")
  }

  /// Sets what choosing the view in suggestions writes; suggestions are not shown.
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }

  public nonisolated func searchDictationBehavior(_ behavior: Visibility) -> some View { self }

  /// Ties the focus of the search field to a state; the field does not take it.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    accepted("searchFocused")
  }

  /// Ties the focus of the search field to a value; the field does not take it.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    accepted("searchFocused")
  }
}
