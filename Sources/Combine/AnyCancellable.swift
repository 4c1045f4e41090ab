/// Ends something when it is told to, or when nobody keeps it any more.
///
/// A class because its end is an event.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(cancel)) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(cancel))
  }
}
