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
    accepted("listSectionSeparator")
  }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    accepted("listSectionSeparatorTint")
  }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    accepted("listRowSpacing")
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    accepted("listSectionSpacing")
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    accepted("listSectionSpacing")
  }

  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    accepted("listItemTint")
  }

  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    accepted("headerProminence", if: prominence != .standard)
  }

  public nonisolated func badge(_ count: Int) -> some View {
    accepted("badge", if: count != 0)
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    accepted("badge", if: label != nil)
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    accepted("badge", if: key != nil)
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    accepted("badge", if: label != nil)
  }

  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    accepted("badgeProminence")
  }

  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    accepted("selectionDisabled")
  }
}
