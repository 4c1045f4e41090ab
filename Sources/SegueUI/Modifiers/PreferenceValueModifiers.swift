import SegueDisplay
import SegueGeometry

/// Draws a view made of what the content reports, over the content or behind it.
public nonisolated struct _PreferenceValueView<Key: PreferenceKey, Content: View, Secondary: View>:
  _PrimitiveView
{
  let content: Content
  let alignment: Alignment
  let isOverlay: Bool
  let secondary: (Key.Value) -> Secondary

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    PreferenceValueNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: PreferenceValueNode<Key, Content, Secondary>.self).update(view)
  }
}

/// A node whose views depend on what the content reports.
@MainActor
protocol PreferenceShowing: AnyObject {
  /// Evaluates the dependent views again where the value may be another one.
  ///
  /// - Parameter force: Also where it is the same, since an anchor in it has moved.
  /// - Returns: Whether they were evaluated.
  func showPreference(force: Bool) -> Bool
}

/// The node of `overlayPreferenceValue` and `backgroundPreferenceValue`.
final class PreferenceValueNode<Key: PreferenceKey, Content: View, Secondary: View>: WrapperNode,
  PreferenceShowing
{
  private var view: _PreferenceValueView<Key, Content, Secondary>
  private let main: ImplicitContainerNode
  private let secondary: ImplicitContainerNode
  private let engine: OverlayEngine
  private var value: Key.Value?
  private var needsUpdate = false
  private let areEqual = equality(of: Key.Value.self)

  init(_ view: _PreferenceValueView<Key, Content, Secondary>, _ context: _NodeContext) {
    self.view = view
    engine = OverlayEngine(alignment: view.alignment)
    main = ImplicitContainerNode.make(
      view.content, context,
      engine: StackEngine(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    secondary = ImplicitContainerNode(context, engine: engine)
    super.init(context)
    adopt(main, owned: true)
    secondary.layoutParent = self
    stage.preferenceViews.append(WeakNode(node: self))
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    body(main)
    body(secondary)
  }

  func update(_ new: _PreferenceValueView<Key, Content, Secondary>) {
    if new.alignment != view.alignment {
      engine.alignment = new.alignment
      secondary.invalidateLayout()
    }
    view = new
    needsUpdate = true
    if let content = main.content { Content._updateNode(content, new.content) }
  }

  func showPreference(force: Bool) -> Bool {
    let new = main.preference(Key.self) ?? Key.defaultValue
    if let value, !needsUpdate, !force, areEqual?(value, new) ?? !stage.isPreferenceRound {
      return false
    }
    needsUpdate = false
    value = new
    let body = view.secondary(new)
    if let content = secondary.content {
      Secondary._updateNode(content, body)
    } else {
      secondary.content = Secondary._makeNode(
        body,
        _NodeContext(parent: secondary, scope: scope, environment: environment))
      secondary.itemsDidChange()
      secondary.invalidateLayout()
    }
    return true
  }

  override func performPlacement() {
    content.place(at: origin, proposal: proposal)
    let offer = ProposedViewSize(size)
    let place = secondary.aligned(view.alignment, in: size, offer)
    self.place(secondary, at: place.origin, proposal: offer)
  }

  override func emit(_ items: inout [DisplayItem]) {
    if view.isOverlay {
      content.emit(&items)
      secondary.emit(&items)
    } else {
      secondary.emit(&items)
      content.emit(&items)
    }
  }

  override func forEachDrawn(_ body: (ViewNode) -> Void) {
    body(view.isOverlay ? content : secondary)
    body(view.isOverlay ? secondary : content)
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    let over: ViewNode = view.isOverlay ? secondary : content
    let under: ViewNode = view.isOverlay ? content : secondary
    return over.hitTest(point) ?? under.hitTest(point)
  }
}

extension Stage {
  /// Evaluates the views that depend on preferences, after everything else has been updated.
  ///
  /// - Returns: Whether something was evaluated.
  func showPreferences(force: Bool = false) -> Bool {
    guard !preferenceViews.isEmpty else { return false }
    preferenceViews.removeAll { $0.node?.isMounted != true }
    var changed = false
    for reader in preferenceViews {
      guard let node = reader.node as? any PreferenceShowing, reader.node?.isLive == true else {
        continue
      }
      changed = node.showPreference(force: force) || changed
    }
    return changed
  }
}

extension View {
  /// Draws a view made of what this one reports over it.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceValueView<K, Self, V>(
      content: self, alignment: alignment, isOverlay: true, secondary: transform)
  }

  /// Draws a view made of what this one reports behind it.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    _PreferenceValueView<K, Self, V>(
      content: self, alignment: alignment, isOverlay: false, secondary: transform)
  }
}
