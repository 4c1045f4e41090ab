private import Foundation

/// Writes to state that wait for an update, in the order in which they were made.
///
/// A class, and safe from any thread, because state is written from wherever the user's code runs.
final class Inbox: @unchecked Sendable {
  /// Neighbouring writes of one transaction: one update.
  struct Group {
    var transaction: Transaction
    var locations: [AnyStateLocation] = []
    var nodes: [WeakNode] = []
    /// What was written, for explanations.
    var changes: [StateChange] = []
    /// States were written of which explanations do not tell.
    var hasHiddenChanges = false
    /// The stretch of code that wrote first.
    var moment = Moment(number: 0, occasion: .start)
  }

  private var groups: [Group] = []
  /// The stretch of user code that runs.
  private(set) var moment = Moment(number: 0, occasion: .start)
  /// Writes so far.
  private(set) var writeCount = 0
  private var calls: [CallRecord] = []
  private let lock = NSLock()
  /// True while bodies run: they see the snapshot of their own update.
  var isUpdating = false
  /// The node whose body runs.
  var reader: _Node?
  /// The node whose body is running while something writes to state: not allowed.
  var writeDuringBody: (@Sendable (StateChange) -> Void)?

  func write<Value>(_ location: StateLocation<Value>, describing value: Value) {
    let transaction = TransactionStack.current
    let change = StateChange(
      name: location.name, owner: location.owner, value: shortDescription(value), moment: moment,
      droppedAnimation: TransactionStack.droppedAnimation, isOfLibrary: location.isOfLibrary)
    if isUpdating { writeDuringBody?(change) }
    writeCount += 1
    add(transaction) {
      $0.locations.append(location)
      if location.isHidden { $0.hasHiddenChanges = true } else { $0.changes.append(change) }
    }
  }

  /// Takes note that an observable object that a node has read is about to change.
  func objectWillChange(_ node: WeakNode) {
    writeCount += 1
    add(TransactionStack.current) { $0.nodes.append(node) }
  }

  /// Takes note that another stretch of user code begins.
  func begin(_ occasion: Occasion) {
    moment = Moment(number: moment.number + 1, occasion: occasion)
  }

  /// Takes note of a `withAnimation` that has returned.
  func noteCall(_ site: SourceSite, hasWritten: Bool) {
    lock.withLock {
      calls.append(CallRecord(site: site, hasWritten: hasWritten, moment: moment))
    }
  }

  /// Removes and returns the calls that have returned since it was last asked.
  func takeCalls() -> [CallRecord] {
    guard !calls.isEmpty else { return [] }
    return lock.withLock {
      let taken = calls
      calls = []
      return taken
    }
  }

  /// Keeps a transaction whose closure wrote nothing, for the sake of its completions.
  func close(_ transaction: Transaction) {
    add(transaction) { _ in }
  }

  private func add(_ transaction: Transaction, _ change: (inout Group) -> Void) {
    lock.withLock {
      if let last = groups.indices.last,
        groups[last].transaction.callID == transaction.callID
      {
        change(&groups[last])
        // An observable object tells before it changes: the transaction counts, not its moment.
        return
      }
      var group = Group(transaction: transaction)
      group.moment = moment
      change(&group)
      groups.append(group)
    }
  }

  /// The oldest group, which an update is to process now.
  func takeFirst() -> Group? {
    lock.withLock { groups.isEmpty ? nil : groups.removeFirst() }
  }

  var isEmpty: Bool { lock.withLock { groups.isEmpty } }
}

/// One write to a state value, for explanations.
package struct StateChange: Hashable, Sendable {
  /// `showDetail`.
  package let name: String
  /// The type that declares it.
  package let owner: String
  /// The new value in a few characters.
  package let value: String
  package let moment: Moment
  /// Where a binding was given an animation that its setter has not handed on.
  package let droppedAnimation: SourceSite?
  /// A view of the library has it, and not one of the user's.
  let isOfLibrary: Bool
}

/// A value in a few characters.
func shortDescription<Value>(_ value: Value) -> String {
  switch value {
  case let value as Bool: return value ? "true" : "false"
  case let value as Int: return String(value)
  case let value as Double: return String(value)
  case let value as CGFloat: return String(Double(value))
  case let value as String: return "\"\(value.prefix(24))\""
  default: return ""
  }
}
