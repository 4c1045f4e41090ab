public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  /// A date in a style; one that counts is written as it is when the view is evaluated.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: Self.written(date, style, now: Date()))
  }

  /// A span of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: Self.written(dates.lowerBound, .time, now: dates.lowerBound) + " – "
        + Self.written(dates.upperBound, .time, now: dates.upperBound))
  }

  /// A timer, written as it is when the view is evaluated.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(
      max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Self.clock(seconds))
  }

  private static func written(_ date: Date, _ style: DateStyle, now: Date) -> String {
    let distance = date.timeIntervalSince(now)
    switch style {
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .relative: return span(abs(distance))
    case .offset: return (distance < 0 ? "−" : "+") + span(abs(distance))
    case .timer: return clock(abs(distance))
    default: return date.formatted(date: .long, time: .omitted)
    }
  }

  /// Whole seconds; what is no number, or more than a century, counts as none.
  private static func whole(_ seconds: Double) -> Int {
    seconds.isFinite && seconds < 3.2e9 ? Int(max(0, seconds)) : 0
  }

  private static func clock(_ seconds: Double) -> String {
    let whole = whole(seconds)
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(whole % 60))" : "\(minutes):\(padded(whole % 60))"
  }

  private static func span(_ seconds: Double) -> String {
    let whole = whole(seconds)
    let units = [(86400, "day"), (3600, "hr"), (60, "min"), (1, "sec")]
    let parts = units.compactMap { length, name -> String? in
      let count = length == 86400 ? whole / length : whole / length % (length == 3600 ? 24 : 60)
      guard count > 0 else { return nil }
      return "\(count) \(name)\(name == "day" && count > 1 ? "s" : "")"
    }
    return parts.isEmpty ? "0 sec" : parts.prefix(2).joined(separator: ", ")
  }
}
