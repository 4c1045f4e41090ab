public import SegueGeometry

/// How much room is between sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

/// How a number beside a row or a tab stands out.
public struct BadgeProminence: Hashable, Sendable {
  public static let standard = BadgeProminence()
  public static let increased = BadgeProminence()
  public static let decreased = BadgeProminence()
}

// Lists keep one look here; what would change it is accepted and named once.

extension View {
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    StageRegistry.notDrawn("listSectionSeparator")
    return self
  }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    StageRegistry.notDrawn("listSectionSeparatorTint")
    return self
  }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    StageRegistry.notDrawn("listRowSpacing")
    return self
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    StageRegistry.notDrawn("listSectionSpacing")
    return self
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    StageRegistry.notDrawn("listSectionSpacing")
    return self
  }

  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    StageRegistry.notDrawn("listItemTint")
    return self
  }

  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    if prominence != .standard { StageRegistry.notDrawn("headerProminence") }
    return self
  }

  public nonisolated func badge(_ count: Int) -> some View {
    if count != 0 { StageRegistry.notDrawn("badge") }
    return self
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    if label != nil { StageRegistry.notDrawn("badge") }
    return self
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    if key != nil { StageRegistry.notDrawn("badge") }
    return self
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    if label != nil { StageRegistry.notDrawn("badge") }
    return self
  }

  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    StageRegistry.notDrawn("badgeProminence")
    return self
  }

  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    StageRegistry.notDrawn("selectionDisabled")
    return self
  }
}
