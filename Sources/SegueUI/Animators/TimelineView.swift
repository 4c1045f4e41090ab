public import Foundation
import SegueMotion

/// Content that is updated at dates of a schedule.
///
/// Dates run on the stage's clock; each is an update with an empty transaction.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content knows of its update.
  public struct Context {
    /// How often the content is updated, roughly.
    public enum Cadence: Hashable, Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public let cadence: Cadence
  }
}

/// The context that every timeline view gives its content: one type, whatever the content is.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("a timeline view has no body") }

  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    TimelineNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
  }
}

/// The node of a timeline view.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _Node, FrameTicker {
  private var view: TimelineView<Schedule, Content>
  private var content: _Node?
  private var date: Date
  private var entries: Schedule.Entries.Iterator?
  private var timer: Stage.Timer?
  private var lastTick = Timestamp.zero

  init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.view = view
    date = context.stage.date
    super.init(context)
    follow()
    content = Content._makeNode(body, context.child(of: self))
  }

  private var body: Content { view.content(.init(date: date, cadence: .live)) }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
  override var displayName: String { "TimelineView" }

  func update(_ new: TimelineView<Schedule, Content>) {
    let isSame = equality(of: Schedule.self)?(view.schedule, new.schedule) ?? isSameFrames(new)
    view = new
    if !isSame { follow() }
    refresh()
  }

  /// Whether a schedule of frames goes on as it was; other schedules are followed anew.
  private func isSameFrames(_ new: TimelineView<Schedule, Content>) -> Bool {
    guard let old = view.schedule as? AnimationTimelineSchedule,
      let new = new.schedule as? AnimationTimelineSchedule
    else { return false }
    return old.isPaused == new.isPaused && old.minimumInterval == new.minimumInterval
  }

  override func refresh() {
    isDirty = false
    if let content { Content._updateNode(content, body) }
  }

  /// Follows the schedule from now on.
  private func follow() {
    timer?.cancel()
    timer = nil
    stage.frameTickers[ObjectIdentifier(self)] = nil
    if let frames = view.schedule as? AnimationTimelineSchedule {
      guard !frames.isPaused else { return }
      date = stage.date
      lastTick = stage.now
      stage.frameTickers[ObjectIdentifier(self)] = self
      return
    }
    entries = view.schedule.entries(from: stage.date, mode: .normal).makeIterator()
    next()
  }

  /// Shows the latest date that has come, and waits for the one after it.
  private func next() {
    while let entry = entries?.next() {
      let time = stage.time(of: entry)
      if time <= stage.now.nanoseconds {
        date = entry
        continue
      }
      timer = stage.schedule(at: Timestamp(nanoseconds: time)) { [weak self] in
        guard let self, self.isMounted else { return }
        self.date = entry
        self.next()
        self.ask()
      }
      return
    }
  }

  private func ask() {
    let reader = WeakNode(node: self)
    TransactionStack.runOutside { stage.inbox.objectWillChange(reader) }
  }

  func frame(at time: Timestamp) {
    if let frames = view.schedule as? AnimationTimelineSchedule,
      let interval = frames.minimumInterval,
      Double(lastTick.distance(to: time).wholeNanoseconds) / 1e9 < interval - 1e-6
    {
      return
    }
    lastTick = time
    date = stage.date
    ask()
  }

  override func unmount() {
    guard isMounted else { return }
    timer?.cancel()
    stage.frameTickers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}
