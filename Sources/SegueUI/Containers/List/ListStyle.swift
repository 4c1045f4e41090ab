public import SegueGeometry

/// How a list is drawn.
public protocol ListStyle {}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// Sections as bands.
public struct GroupedListStyle: ListStyle { public init() {} }
/// Rows without cards.
public struct PlainListStyle: ListStyle { public init() {} }
/// Rows without cards.
public struct InsetListStyle: ListStyle { public init() {} }
/// Sections as cards.
public struct SidebarListStyle: ListStyle { public init() {} }
/// Sections as cards.
public struct DefaultListStyle: ListStyle { public init() {} }

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}

/// What of a list's style counts for layout and drawing.
enum ListStyleKind: Hashable {
  case cards
  case bands
  case plain
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind { .cards } }
private enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

extension EnvironmentValues {
  var listStyleKind: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// Whether a list is around the view.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  var hidesScrollBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }

  /// The least height of a list's rows, points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
}

private enum RowInsets: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
private enum RowColor: LayoutValueKey { static var defaultValue: Color? { nil } }
private enum RowSeparator: LayoutValueKey { static var defaultValue: Visibility { .automatic } }

extension Traits {
  private func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  var rowInsets: EdgeInsets? { value(RowInsets.self) }
  var rowColor: Color? { value(RowColor.self) }
  var hidesRowSeparator: Bool { value(RowSeparator.self) == .hidden }
}

extension View {
  /// Sets how lists are drawn.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    let kind: ListStyleKind =
      style is PlainListStyle || style is InsetListStyle
      ? .plain : style is GroupedListStyle ? .bands : .cards
    return environment(\.listStyleKind, kind)
  }

  /// Sets the room around the row's content; nil is the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsets.self, value: insets)
  }

  /// Sets what is behind the row; a colour is drawn, other views are not.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    if let view, !(view is Color) { StageRegistry.notDrawn("\(V.self) behind a list's row") }
    return layoutValue(key: RowColor.self, value: view as? Color)
  }

  /// Says whether a line is drawn below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: RowSeparator.self, value: visibility)
  }

  /// Sets the colour of the line below the row; it keeps the system's.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    accepted("listRowSeparatorTint")
  }

  /// Says whether the background of lists is drawn.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollBackground, visibility == .hidden)
  }
}
