public import SegueGeometry

/// What dismissing a view does to what it presents itself.
public struct DismissBehavior: Hashable, Sendable {
  private let isInteractive: Bool

  public static let interactive = DismissBehavior(isInteractive: true)
  public static let destructive = DismissBehavior(isInteractive: false)
}

/// How a scroll view keeps its place when its content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let isOn: Bool

  public static let automatic = ScrollContentOffsetAdjustmentBehavior(isOn: true)
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(isOn: false)
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}
private enum ScrollAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum ScrollAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }

  /// Where a view that is scrolled to ends up in its scroll view; nil leaves that to the view.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[ScrollVelocityKey.self] }
    set { self[ScrollVelocityKey.self] = newValue }
  }

  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[ScrollAdjustmentKey.self] }
    set { self[ScrollAdjustmentKey.self] = newValue }
  }
}
