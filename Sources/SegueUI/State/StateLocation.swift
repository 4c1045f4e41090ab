/// The place where a `@State` value lives between evaluations.
///
/// A class because views that come and go as values refer to it. Each pending transaction keeps its
/// own snapshot: two `withAnimation` blocks in one action are two updates, and each sees the value
/// of its own moment.
final class StateLocation<Value>: AnyStateLocation, @unchecked Sendable {
  /// The value that the running update, or the last one, sees.
  private var current: Value
  /// Values written since, oldest first.
  private var pending: [Value] = []
  private let areEqual: ((Value, Value) -> Bool)?

  init(_ value: Value) {
    current = value
    areEqual = equality(of: Value.self)
  }

  /// The value as the caller's moment sees it: an update reads its own snapshot.
  func read() -> Value {
    guard let stage else { return pending.last ?? current }
    if stage.inbox.isUpdating {
      noteReader(stage.inbox.reader)
      return current
    }
    return pending.last ?? current
  }

  func write(_ value: Value) {
    guard let stage else {
      current = value
      return
    }
    if let areEqual, areEqual(pending.last ?? current, value) { return }
    pending.append(value)
    stage.inbox.write(self, describing: value)
  }

  override func applyOldestWrite() {
    guard !pending.isEmpty else { return }
    current = pending.removeFirst()
  }
}

/// A stage as those know it who may outlive it.
///
/// In place of weak references to the stage itself, which would slow down all others.
final class StageHome: @unchecked Sendable {
  /// Cleared when the stage goes.
  unowned(unsafe) fileprivate(set) var stage: Stage?

  init(_ stage: Stage) { self.stage = stage }

  func close() { stage = nil }
}

/// A place of a value whose type does not matter.
class AnyStateLocation: @unchecked Sendable {
  /// Not kept alive: a task may outlive the stage.
  var home: StageHome?
  var stage: Stage? {
    get { home?.stage }
    set { home = newValue?.home }
  }
  /// The property's name, as in `showDetail`.
  var name = ""
  /// The type that declares the property.
  var owner = ""
  /// A view of the library has it, and not one of the user's.
  var isOfLibrary = false
  /// Explanations do not tell of it.
  var isHidden = false
  private var readers: [ObjectIdentifier: Reader] = [:]
  /// Readers so far: they are told in the order in which they came.
  private var readerCount = 0
  private var lastReader: ObjectIdentifier?

  /// Makes the oldest value written the one that updates see.
  func applyOldestWrite() {}

  func noteReader(_ node: _Node?) {
    guard let node else { return }
    let id = ObjectIdentifier(node)
    guard id != lastReader else { return }
    lastReader = id
    if readers.count > 64, readers.count.isMultiple(of: 64) {
      readers = readers.filter { $0.value.node != nil }
    }
    if let known = readers[id]?.node, known === node { return }
    readerCount += 1
    readers[id] = Reader(node: node, order: readerCount)
  }

  @MainActor func invalidateReaders() {
    for (id, reader) in readers.sorted(by: { $0.value.order < $1.value.order }) {
      if let node = reader.node, node.isMounted {
        node.setNeedsRefresh()
      } else {
        readers[id] = nil
        if lastReader == id { lastReader = nil }
      }
    }
  }
}

private struct Reader {
  weak var node: _Node?
  let order: Int
}

struct WeakNode {
  weak var node: _Node?
}

/// The equality of a type, where it has one.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  guard let equatable = Value.self as? any Equatable.Type else { return nil }
  func make<E: Equatable>(_: E.Type) -> (Value, Value) -> Bool {
    { a, b in
      guard let a = a as? E, let b = b as? E else { return false }
      return a == b
    }
  }
  return make(equatable)
}
