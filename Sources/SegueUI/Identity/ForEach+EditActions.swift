/// What a person may do with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Views that a person may delete or move in a list; nobody does here.
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [BoundElement<C.Element, ID>], C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, content: content)
  }

  /// Views that a person may delete or move in a list, told apart by a key path.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [BoundElement<C.Element, ID>], C: MutableCollection, C: RandomAccessCollection
  {
    self.init(data, id: id, content: content)
  }
}
