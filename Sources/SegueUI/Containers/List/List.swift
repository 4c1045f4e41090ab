import Foundation
import SegueFindings

/// Rows in sections, in a scroll view.
///
/// The rows are laid out and drawn as in an inset grouped list. The platform's own row animations
/// are not reproduced: rows come and go with their transitions, as in a stack.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  /// nil where no row can be chosen.
  var selection: ListSelection?

  @MainActor public var body: some View {
    _ListFrame(content: content, name: "List")
      .environment(\.listSelection, selection)
  }
}

/// Controls in sections, in a scroll view.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    _ListFrame(content: content, name: "Form")
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: .one(selection))
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: .many(selection))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: .many(selection))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: .one(selection))
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: .many(selection))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: .one(selection))
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection & MutableCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      [BoundElement<Data.Element, Data.Element.ID>], Data.Element.ID, RowContent
    >, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

/// The scroll view of a list, with the list's background.
public nonisolated struct _ListFrame<Content: View>: View {
  let content: Content
  let name: String
  @Environment(\.listStyleKind) private var style
  @Environment(\.hidesScrollBackground) private var hidesBackground

  init(content: Content, name: String) {
    self.content = content
    self.name = name
  }

  @MainActor public var body: some View {
    ScrollView {
      _ListRows(content: content, name: name)
        .environment(\.captionsAreSmall, true)
        .environment(\.isInList, true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      hidesBackground ? Color.clear : style == .plain ? .systemBackground : .systemGroupedBackground
    )
  }
}

/// The rows of a list.
public nonisolated struct _ListRows<Content: View>: _PrimitiveView {
  let content: Content
  let name: String

  private var rows: ModifiedContent<Content, _ListRowModifier> {
    ModifiedContent(content: content, modifier: _ListRowModifier())
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    context.stage.report.add(
      .notDrawnYet, "the rows of a \(view.name) come and go as in a stack",
      "expect the platform's own row animations to differ")
    return StackNode.make(view.rows, context, ListEngine(context.environment), view.name)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    if let content = unsafeDowncast(node, to: StackNode.self).content {
      ModifiedContent<Content, _ListRowModifier>._updateNode(content, view.rows)
    }
  }
}
