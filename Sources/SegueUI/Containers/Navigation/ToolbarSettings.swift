extension View {
  /// Says whether bars are there.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBarHidden(visibility == .hidden && (bars.isEmpty || bars.contains(.navigationBar)))
  }

  /// Sets what is behind bars; they keep the system's background.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    accepted("toolbarBackground")
  }

  /// Says whether the background of bars is drawn; they keep the system's.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    accepted("toolbarBackground")
  }

  /// Says whether the background of bars is drawn; they keep the system's.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    accepted("toolbarBackgroundVisibility")
  }

  /// Sets the colours of bars; they keep the page's.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    accepted("toolbarColorScheme")
  }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let kind: Int

  public static let automatic = ToolbarPlacement(kind: 0)
  public static let navigationBar = ToolbarPlacement(kind: 1)
  public static let tabBar = ToolbarPlacement(kind: 2)
  public static let bottomBar = ToolbarPlacement(kind: 3)
}

extension ToolbarItem where ID == String {
  /// One view of a toolbar that a person may arrange; nobody does here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Several views of a toolbar; they do not fold into their label.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// How wide the room between two items is.
public struct SpacerSizing: Hashable, Sendable {
  public static let fixed = SpacerSizing()
  public static let flexible = SpacerSizing()
}

/// Room between items of a toolbar; bars here leave the same room everywhere.
public nonisolated struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public var body: Never { fatalError("a spacer has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {}
}

/// A menu at the title of a bar; it is not shown.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
  public init() where Content == EmptyView {}
  public var body: Never { fatalError("a title menu has no body") }
  @MainActor public func _collect(_ items: inout _ToolbarItems) {
    StageRegistry.notDrawn("ToolbarTitleMenu")
  }
}

extension ToolbarContent {
  /// Takes the items away while a condition holds.
  @MainActor public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _OptionalToolbarContent(content: hidden ? nil : self)
  }

  /// Says whether items share a piece of glass; there is none here.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent {
    self
  }
}

extension View {
  /// Puts items into the bars of the page; nobody rearranges them here.
  @MainActor public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
