public import Foundation
import SegueGeometry

/// A value that can be handed to other programs; nothing is handed over here.
public protocol Transferable: Sendable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

/// Something dragged, as the interface library of Apple's systems describes it.
///
/// A class because it is one there.
public final class NSItemProvider {
  public init() {}
  public init(object: Any) {}
}

// Nothing is dragged between views or handed to other programs here.

extension View {
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    uncalled("onDrag", "no drag between views")
  }

  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }

  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    uncalled("draggable", "no drag between views")
  }

  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    uncalled("draggable", "no drag between views")
  }

  @preconcurrency
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T], CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    uncalled("dropDestination", "no drag between views")
  }

  /// Sets what a long press on the view offers; nobody opens it here.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    uncalled("contextMenu", "no gesture")
  }

  /// Sets what a long press on the view offers, and a picture of it; nobody opens it here.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// A button that hands something to other programs; a tap on it does nothing but say so.
public nonisolated struct ShareLink<Label: View>: View {
  let label: Label

  @MainActor public var body: some View {
    Button {
      StageRegistry.notDrawn("the sheet of a ShareLink")
    } label: {
      label
    }
  }
}

extension ShareLink {
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == SegueUI.Label<Text, Image> {
  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SegueUI.Label("Share", systemImage: "square.and.arrow.up"))
  }

  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: SegueUI.Label(titleKey, systemImage: "square.and.arrow.up"))
  }
}
