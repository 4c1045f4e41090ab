import SegueFindings
import SegueGeometry
import SegueMotion

/// Shows one page over another, with a bar that leads back.
///
/// Pages slide in and out as a whole; the platform's own push is not reproduced in detail.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  let root: Root
  /// The path that a caller owns: how to read it and how to write it.
  let path: Binding<[AnyHashable]>?
  @State private var navigator = Navigator()
  @State private var pushed: [NavigationEntry] = []
  @State private var nextID = 1

  init(root: Root, path: Binding<[AnyHashable]>?) {
    self.root = root
    self.path = path
  }

  private var entries: [NavigationEntry] {
    let values = path?.wrappedValue ?? []
    return values.enumerated().map { NavigationEntry(id: -1 - $0.offset, .value($0.element)) }
      + pushed
  }

  @MainActor public var body: some View {
    let entries = entries
    ZStack {
      NavigationPage(content: root, isRoot: true, goBack: nil)
        .environment(\.navigator, connected)
      ForEach(entries) { entry in
        NavigationPage(content: page(entry), isRoot: false) { remove(entry) }
          .environment(\.navigator, connected)
          .environment(\.dismiss, DismissAction { remove(entry) })
          .environment(\.isPresented, true)
          .transition(.move(edge: .trailing))
          .zIndex(Double((entries.firstIndex { $0.id == entry.id } ?? 0) + 1))
      }
    }
    .animation(.smooth(duration: 0.35), value: entries.map(\.id))
    .modifier(
      _SaysOnce(
        what: "a navigation stack slides its pages and draws a plain bar",
        remedy: "expect the platform's own push to differ"))
  }

  @MainActor private var connected: Navigator {
    navigator.push = { entry in
      if case .value(let value) = entry.content, let path {
        path.wrappedValue.append(value)
      } else {
        pushed.append(entry.numbered(nextID))
        nextID += 1
      }
    }
    navigator.pop = { key in
      if let entry = pushed.last(where: { $0.key == key }) { remove(entry) }
    }
    return navigator
  }

  /// Takes a page away, and those over it.
  @MainActor private func remove(_ entry: NavigationEntry) {
    if let index = pushed.firstIndex(where: { $0.id == entry.id }) {
      let gone = pushed[index...]
      pushed.removeSubrange(index...)
      for entry in gone.reversed() { entry.removed?() }
    } else if let path, entry.id < 0 {
      pushed = []
      path.wrappedValue = Array(path.wrappedValue.prefix(-1 - entry.id))
    }
  }

  @ViewBuilder @MainActor
  private func page(_ entry: NavigationEntry) -> some View {
    switch entry.content {
    case .view(let view): view
    case .value(let value):
      if let make = navigator.destinations[ObjectIdentifier(type(of: value.base))] {
        make(value.base)
      }
    }
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: Binding(
        get: { path.wrappedValue.elements },
        set: { new in
          var changed = NavigationPath()
          for element in new { changed.append(element) }
          path.wrappedValue = changed
        }))
  }
}

extension NavigationStack {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root: root(),
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { new in path.wrappedValue = Data(new.compactMap { $0.base as? Data.Element }) }))
  }
}

/// Shows one page over another; an older name of the stack.
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// Says something about what is drawn, once.
public nonisolated struct _SaysOnce: ViewModifier {
  public typealias Body = Never
  let what: String
  let remedy: String

  @MainActor public static func _makeNode<V: View>(
    _ modifier: Self, _ view: V, _ context: _NodeContext
  ) -> _Node {
    context.stage.report.add(.notDrawnYet, modifier.what, modifier.remedy)
    return V._makeNode(view, context)
  }

  @MainActor public static func _updateNode<V: View>(_ node: _Node, _ modifier: Self, _ view: V) {
    V._updateNode(node, view)
  }
}
