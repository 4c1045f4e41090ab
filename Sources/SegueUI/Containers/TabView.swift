import SegueGeometry

/// Shows one of several pages, with a bar to choose by, or as pages side by side.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  // The binding is read here, so that a change of it comes here although nobody else reads it.
  @MainActor public var body: some View { _TabPages(choice: chosen, content: content) }

  @MainActor private var chosen: TabChoice {
    guard let selection else { return TabChoice(tag: nil, write: nil) }
    return TabChoice(tag: AnyHashable(selection.wrappedValue)) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
  }
}

/// The pages of a tab view.
nonisolated struct _TabPages<Content: View>: _PrimitiveView {
  let choice: TabChoice
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = TabNode(context)
    node.choose(view.choice)
    node.content = Content._makeNode(view.content, context.child(of: node))
    return node
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: TabNode.self)
    node.choose(view.choice)
    if let content = node.content { Content._updateNode(content, view.content) }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What is chosen, and how a tap chooses.
struct TabChoice {
  var tag: AnyHashable?
  var write: ((AnyHashable) -> Void)?
}

enum TabItemKey: LayoutValueKey { static var defaultValue: AnyView? { nil } }

private enum TabStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether tab views show pages side by side, without a bar.
  var tabsArePages: Bool {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what stands for the view in a tab bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabItemKey.self, value: AnyView(label()))
  }

  /// Sets how tab views are drawn.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabsArePages, style is PageTabViewStyle)
  }
}

/// How a tab view is drawn.
public protocol TabViewStyle {}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below the pages show; they are not drawn.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// One page of a tab view, with what stands for it in the bar.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  @MainActor public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Label == SegueUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: Label(titleKey, systemImage: systemImage))
  }
}

extension Tab where Value == Never, Label == SegueUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: Label(titleKey, systemImage: systemImage))
  }
}
