import SegueGeometry

/// Rows of a tree, each of which folds and unfolds what is below it.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row

  @MainActor public var body: some View {
    ForEach(data, id: id) { element in
      if let below = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(data: below, id: id, children: children, content: content))
            .padding(.leading, 16)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data: data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows of a tree, each of which folds and unfolds what is below it.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows that a person may delete or move; nobody does here.
  public init<Data: RandomAccessCollection & MutableCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [BoundElement<Data.Element, Data.Element.ID>], Data.Element.ID, RowContent
    >, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}
