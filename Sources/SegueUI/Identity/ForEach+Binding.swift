/// A collection whose elements are told apart by a key path, and seen by their places.
public struct IndexedIdentifierCollection<Base: RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  public struct Element {
    let index: Base.Index
    let element: Base.Element
    let id: ID
  }

  let base: Base
  let id: (Base.Element) -> ID

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }

  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  public subscript(index: Base.Index) -> Element {
    let element = base[index]
    return Element(index: index, element: element, id: id(element))
  }
}

/// A way to one element of a collection that somebody else owns, by the element's id.
///
/// The element may move, and it may be gone while its view is still on its way out: then the last
/// value is read, and writes have no effect.
private final class ElementAccess<C: MutableCollection, ID: Hashable>: @unchecked Sendable {
  private let collection: Binding<C>
  private let id: (C.Element) -> ID
  private let key: ID
  private var index: C.Index
  private var last: C.Element

  init(
    _ collection: Binding<C>, id: @escaping (C.Element) -> ID, key: ID, index: C.Index,
    last: C.Element
  ) {
    self.collection = collection
    self.id = id
    self.key = key
    self.index = index
    self.last = last
  }

  /// Where the element is now.
  private func find(in all: C) -> C.Index? {
    if all.indices.contains(index), id(all[index]) == key { return index }
    guard let found = all.indices.first(where: { id(all[$0]) == key }) else { return nil }
    index = found
    return found
  }

  func read() -> C.Element {
    let all = collection.wrappedValue
    if let place = find(in: all) { last = all[place] }
    return last
  }

  func write(_ value: C.Element, _ transaction: Transaction) {
    var all = collection.wrappedValue
    guard let place = find(in: all) else { return }
    all[place] = value
    collection.transaction(transaction).wrappedValue = all
  }
}

extension Binding {
  /// A binding to one element, which stays usable after the element has gone.
  fileprivate static func element<C: MutableCollection, ID: Hashable>(
    of collection: Binding<C>, id: @escaping (C.Element) -> ID, key: ID, index: C.Index,
    last: C.Element
  ) -> Binding<Value> where Value == C.Element {
    let access = ElementAccess(collection, id: id, key: key, index: index, last: last)
    return Binding(
      get: access.read, set: access.write, place: nil,
      carriesTransaction: collection.carriesTransaction)
  }
}

extension ForEach where Content: View {
  /// Views for the elements of a collection that a binding leads to, each with a binding of its own.
  ///
  ///     ForEach($rows) { $row in
  ///       Toggle(row.name, isOn: $row.isOn)
  ///     }
  public init<C: RandomAccessCollection & MutableCollection, R: View>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID,
    Content == R
  {
    self.init(binding: data, id: { $0.id }, content: content)
  }

  /// Views for the elements of a collection that a binding leads to, told apart by a key path.
  public init<C: RandomAccessCollection & MutableCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == R {
    self.init(binding: data, id: { $0[keyPath: id] }, content: content)
  }

  private init<C: RandomAccessCollection & MutableCollection, R: View>(
    binding data: Binding<C>, id: @escaping (C.Element) -> ID,
    content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == R {
    self.init(
      data: IndexedIdentifierCollection(base: data.wrappedValue, id: id),
      content: { entry in
        content(
          .element(of: data, id: id, key: entry.id, index: entry.index, last: entry.element))
      }, id: { $0.id })
  }

  /// Views that a person may delete or move in a list.
  public init<C: RandomAccessCollection & MutableCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, C.Element: Identifiable, ID == C.Element.ID,
    Content == R
  {
    self.init(binding: data, id: { $0.id }, content: content)
  }

  /// Views that a person may delete or move in a list, told apart by a key path.
  public init<C: RandomAccessCollection & MutableCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == R {
    self.init(binding: data, id: { $0[keyPath: id] }, content: content)
  }
}

/// What a person may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.delete, .move] }
}
