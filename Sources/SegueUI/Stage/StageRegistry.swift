import SegueFindings

/// The stage whose code runs now.
///
/// Global by SwiftUI's own contract: `withAnimation` and a view's modifiers know no stage. Set for
/// the length of a call into user code, which is why it may hold the stage: a weak reference makes
/// every other reference to its object slower.
enum StageRegistry {
  nonisolated(unsafe) private(set) static var current: Stage?

  static func enter(_ stage: Stage) -> Stage? {
    let outer = current
    current = stage
    return outer
  }

  static func leave(_ outer: Stage?) { current = outer }

  /// Hands a transaction with completions to the stage, whether or not something was written.
  static func adopt(_ transaction: Transaction) { current?.inbox.close(transaction) }

  /// Says once what a user's code does that cannot be done as written.
  static func report(_ reason: Reason, _ what: String, _ remedy: String) {
    current?.report.add(reason, what, remedy)
  }

  /// What the stage whose code runs pretends to be.
  static var configuration: StageConfiguration? {
    // Asked for by code that a stage runs, which is on the main actor.
    let read: @MainActor () -> StageConfiguration? = { current?.configuration }
    return unsafeBitCast(read, to: (() -> StageConfiguration?).self)()
  }

  /// Says once that something is accepted and not drawn.
  static func notDrawn(_ name: String) {
    report(
      .notDrawnYet, "\(name) is accepted but not drawn",
      "expect the rest of the view to be drawn without it")
  }
}
