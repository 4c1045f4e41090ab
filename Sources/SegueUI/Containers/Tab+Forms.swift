import Foundation

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == SegueUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: SegueUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: SegueUI.Label(title, systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: SegueUI.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == SegueUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SegueUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SegueUI.Label(title, systemImage: systemImage))
  }

  /// The tab of a search.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value: nil, content: content(),
      label: SegueUI.Label("Search", systemImage: "magnifyingglass"))
  }
}

/// Tabs that belong together; they stand in the bar as any others.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A bar, or a list at the side where there is room; a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
/// Tabs in a bar above the content; below it here.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: Self { .init() }
}
