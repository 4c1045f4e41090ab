public import Foundation

/// The dates at which a timeline view is to be updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one date on, earliest first; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How closely a schedule is to be followed.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Regular dates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameter interval: Seconds; what is not above 0 gives the start alone.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    public mutating func next() -> Date? {
      guard interval > 0 || index == 0 else { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0 else { return Entries(start: start, interval: interval, index: 0) }
    let passed = startDate.timeIntervalSince(start) / interval
    // A hair of room: sums of intervals in floating point miss their dates by a little.
    return Entries(
      start: start, interval: interval, index: max(0, (passed + 1e-9).rounded(.down)))
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode)
    -> PeriodicTimelineSchedule.Entries
  {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one, earliest first.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or as many as an interval allows.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: TimeInterval?
  let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming?.addingTimeInterval(interval) }
      return upcoming
    }
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(
      upcoming: isPaused || mode == .lowFrequency ? nil : start,
      interval: max(minimumInterval ?? 0, 1.0 / 120))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
