public import SegueMotion

// A closure whose only statement starts a task: without these the compiler cannot choose between a
// task that throws and one that does not. The task itself runs later and is not covered.

/// Changes state so that the views that depend on it animate to their new values.
@discardableResult
public func withAnimation<Success, Failure>(
  _ animation: Animation? = .default, _ body: () throws -> Task<Success, Failure>,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Task<Success, Failure> {
  var transaction = Transaction(animation: animation)
  transaction.source = .withAnimation(SourceSite(fileID, line))
  return try TransactionStack.run(transaction, body)
}

/// Changes state with an animation and calls a closure when the change's animations have ended.
@discardableResult
public func withAnimation<Success, Failure>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Task<Success, Failure>, completion: @escaping () -> Void,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Task<Success, Failure> {
  var transaction = Transaction(animation: animation)
  transaction.source = .withAnimation(SourceSite(fileID, line))
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try TransactionStack.run(transaction, body)
}

/// Changes state with a transaction, laid over the one in force.
@discardableResult
public func withTransaction<Success, Failure>(
  _ transaction: Transaction, _ body: () throws -> Task<Success, Failure>,
  fileID: StaticString = #fileID, line: UInt = #line
) rethrows -> Task<Success, Failure> {
  var transaction = transaction
  if transaction.source == .none || transaction.source == .modified {
    transaction.source = .withTransaction(SourceSite(fileID, line))
  }
  return try TransactionStack.run(transaction, body)
}
