public import SegueMotion

/// Changes state so that the views that depend on it animate to their new values.
///
/// Covers only what is written before the closure returns: a `Task` or a `DispatchQueue` block that
/// is started inside runs later, in a transaction of its own.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.source = .withAnimation(SourceSite(fileID, line))
  return try TransactionStack.run(transaction, body)
}

/// Changes state with an animation and calls a closure when the change's animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.source = .withAnimation(SourceSite(fileID, line))
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  transaction.listeners.last?.site = SourceSite(fileID, line)
  return try TransactionStack.run(transaction, body)
}

/// Changes state with a transaction, laid over the one in force.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Result {
  var transaction = transaction
  if transaction.source == .none || transaction.source == .modified {
    transaction.source = .withTransaction(SourceSite(fileID, line))
  }
  return try TransactionStack.run(transaction, body)
}

/// Changes state with one value of the transaction in force replaced.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Result {
  var transaction = TransactionStack.current
  transaction[keyPath: keyPath] = value
  transaction.source = .withTransaction(SourceSite(fileID, line))
  return try TransactionStack.run(transaction, body)
}

/// The transaction in force, as nested calls of `withTransaction` set it.
///
/// Global by SwiftUI's own contract: `withAnimation` knows no stage. Not a task-local value, since
/// tasks must *not* inherit it; only ever set for the length of a synchronous closure.
enum TransactionStack {
  nonisolated(unsafe) private(set) static var current = Transaction()
  nonisolated(unsafe) private static var calls = 0
  /// Where the binding that is being written through was given an animation, while its setter,
  /// which does not get it from the binding, runs.
  nonisolated(unsafe) static var droppedAnimation: SourceSite?
  /// Stages that want to know when a call has ended without a write.
  nonisolated(unsafe) private(set) static var listenersOfCall: [AnimationListener] = []

  static func run<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
    -> Result
  {
    let outer = current
    calls += 1
    var inner = transaction.merged(over: outer)
    inner.callID = calls
    current = inner
    let inbox = StageRegistry.current?.inbox
    let writes = inbox?.writeCount
    defer {
      current = outer
      if let inbox, case .withAnimation(let site) = inner.source, inner.animation != nil {
        inbox.noteCall(site, hasWritten: inbox.writeCount != writes)
      }
      if !inner.listeners.isEmpty { StageRegistry.adopt(inner) }
    }
    return try body()
  }

  /// Runs a closure as an event of its own, outside any transaction.
  static func runOutside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = Transaction()
    defer { current = outer }
    return try body()
  }
}
