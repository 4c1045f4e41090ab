public import SegueGeometry

/// What modifiers around a scroll view say to it.
struct ScrollSettings: Equatable {
  var contentMargins = EdgeInsets()
  var initialAnchor: UnitPoint?
  var sizeChangeAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var isClipDisabled = false
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum IndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views may be scrolled by a person.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll indicators may be shown; they rest, and so are never drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }
}

/// When scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let kind: Int

  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  public static let never = ScrollIndicatorVisibility(kind: 3)
}

/// What of a scroll view margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let kind: Int

  public static let automatic = ContentMarginPlacement(kind: 0)
  public static let scrollContent = ContentMarginPlacement(kind: 1)
  public static let scrollIndicators = ContentMarginPlacement(kind: 2)
}

/// When an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let kind: Int

  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(kind: 0)
  /// Where the content stays when its size changes.
  public static let sizeChanges = ScrollAnchorRole(kind: 1)
  /// Where content stands that is shorter than the view.
  public static let alignment = ScrollAnchorRole(kind: 2)
}

extension View {
  private nonisolated func scrollSetting(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> some View {
    modifier(_EnvironmentWritingModifier { change(&$0.scrollSettings) })
  }

  /// Keeps room around the content of scroll views free; nil is 16 points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let room = (length ?? 16).usableSpacing
    return contentMargins(
      edges, EdgeInsets(top: room, leading: room, bottom: room, trailing: room), for: placement)
  }

  /// Keeps room around the content of scroll views free, points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps room around the content of scroll views free, points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSetting { settings in
      guard placement != .scrollIndicators else { return }
      if edges.contains(.top) { settings.contentMargins.top = insets.top }
      if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
    }
  }

  /// Sets which part of the content of scroll views is shown unless somebody scrolls.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSetting { settings in
      settings.initialAnchor = anchor
      settings.sizeChangeAnchor = anchor
      settings.alignmentAnchor = anchor
    }
  }

  /// Sets which part of the content of scroll views is shown, for one purpose.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    scrollSetting { settings in
      switch role {
      case .initialOffset: settings.initialAnchor = anchor
      case .sizeChanges: settings.sizeChangeAnchor = anchor
      default: settings.alignmentAnchor = anchor
      }
    }
  }

  /// Lets the content of scroll views be seen outside their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSetting { $0.isClipDisabled = disabled }
  }

  /// Keeps people from scrolling.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentWritingModifier { if disabled { $0.isScrollEnabled = false } })
  }

  /// Says when scroll indicators show; they rest here, and so are never drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }
}
