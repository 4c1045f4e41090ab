/// What a style makes of a control: evaluated like a view's body, with the style's own properties.
nonisolated struct StyleBody<Style, Configuration, Content: View>: _PrimitiveView {
  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    StyleBodyNode(view, context)
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: StyleBodyNode<Style, Configuration, Content>.self).update(view)
  }
}

/// The node of a style's body.
final class StyleBodyNode<Style, Configuration, Content: View>: _Node {
  private var view: StyleBody<Style, Configuration, Content>
  private var child: _Node?
  private var evaluation: BodyEvaluation?
  private let list: PropertyList

  init(_ view: StyleBody<Style, Configuration, Content>, _ context: _NodeContext) {
    self.view = view
    list = PropertyList.of(Style.self)
    super.init(context)
    evaluation = BodyEvaluation(self, list)
    guard let body else { return }
    child = Content._makeNode(body, context.child(of: self))
  }

  private var body: Content? {
    var style = view.style
    return evaluation?.evaluate(&style) { view.make($0, view.configuration) }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
  override func collectItems(_ items: inout [Item]) { child?.collectItems(&items) }

  func update(_ new: StyleBody<Style, Configuration, Content>) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    guard let body, let child else { return }
    Content._updateNode(child, body)
  }

  override func environmentDidChange() {
    if list.readsEnvironment { setNeedsRefresh() }
    super.environmentDidChange()
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    evaluation?.unmount()
  }
}

/// A style of controls whose type is hidden.
struct StyleBox<Configuration>: @unchecked Sendable {
  let make: @MainActor (Configuration) -> AnyView

  init<Style, Content: View>(
    _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    // Styles are used on the main actor, wherever the value was made.
    nonisolated(unsafe) let style = style
    self.make = { configuration in
      AnyView(StyleBody(style: style, configuration: configuration, make: make))
    }
  }
}

extension StyleBox {
  /// What the style makes of a control; controls inside of it have their own style again.
  @MainActor func makeOutermost(_ configuration: Configuration) -> some View {
    make(configuration).modifier(_EnvironmentWritingModifier { $0[StyleOf<Configuration>()] = nil })
  }
}

/// Names the style of what is made from a configuration, in key paths.
struct StyleOf<Configuration>: Hashable {}

private enum StyleBoxKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style that the surroundings set; nil leaves controls their own.
  subscript<Configuration>(style: StyleOf<Configuration>) -> StyleBox<Configuration>? {
    get { self[StyleBoxKey<Configuration>.self] }
    set { self[StyleBoxKey<Configuration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of what is made from a configuration.
  nonisolated func styled<Configuration>(by box: StyleBox<Configuration>) -> some View {
    modifier(_EnvironmentWritingModifier { $0[StyleOf<Configuration>()] = box })
  }
}
