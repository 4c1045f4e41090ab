extension ForEach where Content: View {
  /// One view for each element of a collection behind a binding; each view can change its element.
  ///
  /// A view that outlives its element, as on its way out, keeps reading the last value, and its
  /// writes go nowhere.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [BoundElement<C.Element, ID>], C: MutableCollection, C: RandomAccessCollection
  {
    self.init(
      data: BoundElement.all(of: data, id: id), content: { content($0.binding) }, id: { $0.id })
  }

  /// One view for each element of a collection behind a binding; each view can change its element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [BoundElement<C.Element, ID>], C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

/// An element of a collection behind a binding.
public struct BoundElement<Element, ID: Hashable> {
  let id: ID
  let binding: Binding<Element>

  /// The elements of a collection, each found again by its id when it is read or written.
  static func all<C>(of data: Binding<C>, id: KeyPath<C.Element, ID>) -> [BoundElement]
  where C: MutableCollection, C: RandomAccessCollection, C.Element == Element {
    data.wrappedValue.indices.map { index in
      let last = data.wrappedValue[index]
      let key = last[keyPath: id]
      /// Where the element is now: most often where it was.
      func place(in elements: C) -> C.Index? {
        if elements.indices.contains(index), elements[index][keyPath: id] == key { return index }
        return elements.firstIndex { $0[keyPath: id] == key }
      }
      let binding = Binding<Element>(
        get: {
          let elements = data.wrappedValue
          return place(in: elements).map { elements[$0] } ?? last
        },
        set: { value, transaction in
          var elements = data.wrappedValue
          guard let place = place(in: elements) else { return }
          elements[place] = value
          if transaction.isMeaningful {
            withTransaction(transaction) { data.wrappedValue = elements }
          } else {
            data.wrappedValue = elements
          }
        })
      return BoundElement(id: key, binding: binding)
    }
  }
}
