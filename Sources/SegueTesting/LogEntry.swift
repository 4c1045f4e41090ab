import SegueMotion
import SegueUI

/// One thing that happened on a stage: what a person did, the life of a view, a completion.
public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// Something that the test did.
    case input
    /// State was written.
    case write
    /// A view was inserted, removed, or called back while it was leaving.
    case inserted
    case removed
    case revived
    /// The exit of a view has ended.
    case erased
    /// `onAppear` and `onDisappear` ran.
    case appeared
    case disappeared
    /// A completion of `withAnimation` or of a transaction ran.
    case completed
  }

  /// When it happened.
  public let time: Duration
  public let kind: Kind
  /// What it happened to: a view, a state, or the file and line of a completion.
  public let name: String

  /// As in `0.5 s  erased Detail`.
  public var description: String {
    kind == .input ? "\(time.words)  \(name)" : "\(time.words)  \(kind) \(name)"
  }
}

extension Stage {
  /// What happened so far, in order.
  public var log: [LogEntry] { engine.trace.events.flatMap(Self.entries) }

  private static func entries(_ event: TraceEvent) -> [LogEntry] {
    let time = Duration.nanoseconds(event.time.nanoseconds)
    func entry(_ kind: LogEntry.Kind, _ name: String) -> LogEntry {
      LogEntry(time: time, kind: kind, name: name)
    }
    switch event.kind {
    case .input(let text): return [entry(.input, text)]
    case .update(let update):
      return update.changes.map { change in
        entry(.write, change.value.isEmpty ? change.name : "\(change.name) = \(change.value)")
      }
    case .item(let item):
      switch item.change {
      case .appeared: return []
      case .inserted: return [entry(.inserted, item.name)]
      case .removed: return [entry(.removed, item.name)]
      case .revived: return [entry(.revived, item.name)]
      case .erased: return [entry(.erased, item.name)]
      }
    case .lifecycle(let life):
      switch life.kind {
      case .appeared: return [entry(.appeared, life.view)]
      case .disappeared: return [entry(.disappeared, life.view)]
      case .completed: return [entry(.completed, life.site?.short ?? "a transaction")]
      }
    case .call, .attribute, .fields, .identity, .elements: return []
    }
  }
}
