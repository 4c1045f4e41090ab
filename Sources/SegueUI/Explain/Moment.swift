/// A stretch of user code: an action, a job on a queue, a completion.
///
/// Tells whether a write came in the same stretch as a `withAnimation`, or later.
package struct Moment: Hashable, Sendable {
  /// Counts from 0 at the start of the stage.
  package let number: Int
  package let occasion: Occasion
}

/// Why user code ran.
package enum Occasion: Hashable, Sendable {
  case start
  /// What a person did, as in `tap "Toggle"`.
  case input(String)
  case appear
  case disappear
  /// `onChange` and what else runs after an update.
  case afterUpdate
  case completion
  /// A task, a timer or a queue.
  case later
  /// Once a frame.
  case frame

  /// As in `in tap "Toggle"`.
  package var words: String {
    switch self {
    case .start: "at the start"
    case .input(let text): "in \(text)"
    case .appear: "in onAppear"
    case .disappear: "in onDisappear"
    case .afterUpdate: "after an update, as in onChange"
    case .completion: "in a completion"
    case .later: "later, in a task, a timer or a queue"
    case .frame: "in a frame"
    }
  }
}

/// One call of `withAnimation`.
package struct CallRecord: Hashable, Sendable {
  package let site: SourceSite
  /// Whether state was written before it returned.
  package let hasWritten: Bool
  package let moment: Moment
}
