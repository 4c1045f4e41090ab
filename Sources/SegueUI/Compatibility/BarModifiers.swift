public import SegueGeometry

/// How content fades where it meets a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}

/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}

/// When a search field becomes a button.
public struct SearchToolbarBehavior: Hashable, Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

/// What a search does to the bar above it.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// What a bar shows of itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  public static let title = ToolbarDefaultItemKind()
  public static let sidebarToggle = ToolbarDefaultItemKind()
  public static let search = ToolbarDefaultItemKind()
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  public static let automatic = ButtonSizing()
  public static let fitted = ButtonSizing()
  public static let flexible = ButtonSizing()
}

/// How large a presentation is.
public protocol PresentationSizing: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }
extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

// Bars have one plain look here; what would change it is accepted and named once.

extension View {
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    accepted("scrollEdgeEffectStyle", if: style != nil)
  }

  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }

  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    accepted("tabBarMinimizeBehavior")
  }

  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    accepted("tabViewBottomAccessory")
  }

  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    accepted("searchToolbarBehavior")
  }

  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    accepted("searchPresentationToolbarBehavior")
  }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    accepted("navigationSubtitle")
  }

  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    accepted("navigationSubtitle")
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    accepted("navigationSubtitle")
  }

  /// Says whether bars are there.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBarHidden(visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar)))
  }

  /// Takes something away that a bar shows of itself.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    accepted("toolbar(removing:)", if: defaultItemKind != nil)
  }

  public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    accepted("toolbarForegroundStyle")
  }

  /// Sets a menu at the title of the bar; it is not shown.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    accepted("toolbarTitleMenu")
  }

  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    accepted("buttonSizing", if: sizing != .automatic)
  }

  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    accepted("presentationSizing")
  }

  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    accepted("listSectionMargins")
  }

  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    accepted("labelReservedIconWidth")
  }

  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    accepted("labelIconToTitleSpacing")
  }
}
