public import SegueGeometry

public import Foundation
import SegueFindings

/// Views made from a collection.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Sets what happens when a person deletes rows; nobody swipes here, so nothing calls it.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(_RowActions(name: "onDelete"))
  }

  /// Sets what happens when a person moves rows; nobody drags rows here, so nothing calls it.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(_RowActions(name: "onMove"))
  }
}

extension View {
  /// Says whether a person may delete the row; nobody swipes here.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowActions(name: nil))
  }

  /// Says whether a person may move the row; nobody drags rows here.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_RowActions(name: nil))
  }

  /// Sets what a swipe over the row offers; nobody swipes here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_RowActions(name: "swipeActions"))
  }

  /// Sets what pulling a list down does; nobody pulls here.
  @preconcurrency
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_RowActions(name: "refreshable"))
  }
}

/// Takes what a person could do with a row, and says once that nobody does it here.
public nonisolated struct _RowActions: ViewModifier {
  public typealias Body = Never
  /// The modifier's name, where it is worth a message.
  let name: String?

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    if let name = modifier.name {
      context.stage.report.add(
        .notDrawnYet, "\(name) is accepted, and no gesture on a stage calls it",
        "change the data from a button or a test")
    }
    return V._makeNode(view, context)
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    V._updateNode(node, view)
  }
}
