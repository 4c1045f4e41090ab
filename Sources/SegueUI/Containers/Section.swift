/// What an element is in the section around it.
struct SectionPart: Equatable {
  enum Role {
    case header
    case row
    case footer
  }

  /// The section's own node.
  let section: ObjectIdentifier
  let role: Role
}

/// Views that belong together, with what stands above and below them.
///
/// Modifiers act on each of the parts.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("Section has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let node = SectionNode(context)
    let inner = context.child(of: node)
    node.header = _SectionCaption<Parent>._makeNode(_SectionCaption(content: view.header), inner)
    node.footer = _SectionCaption<Footer>._makeNode(_SectionCaption(content: view.footer), inner)
    node.content = _SectionRows<Content>._makeNode(view.rows, inner)
    return node
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    let node = unsafeDowncast(node, to: SectionNode.self)
    if let header = node.header {
      _SectionCaption<Parent>._updateNode(header, _SectionCaption(content: view.header))
    }
    if let content = node.content { _SectionRows<Content>._updateNode(content, view.rows) }
    if let footer = node.footer {
      _SectionCaption<Footer>._updateNode(footer, _SectionCaption(content: view.footer))
    }
  }

  private var rows: _SectionRows<Content> {
    _SectionRows(content: content, isExpanded: isExpanded)
  }
}

/// The rows of a section, unless it is folded.
public nonisolated struct _SectionRows<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?

  @MainActor public var body: some View {
    if isExpanded?.wrappedValue ?? true { content }
  }
}

/// What stands above or below the rows, in the type of the list around it.
public nonisolated struct _SectionCaption<Content: View>: View {
  let content: Content
  @Environment(\.captionsAreSmall) private var captionsAreSmall

  init(content: Content) { self.content = content }

  @MainActor public var body: some View {
    content
      .transformEnvironment(\.font) { [captionsAreSmall] font in
        if captionsAreSmall { font = font ?? .footnote }
      }
      .modifier(
        _EnvironmentWritingModifier { [captionsAreSmall] values in
          if captionsAreSmall, values.foreground == nil {
            values.setForeground([HierarchicalShapeStyle.secondary])
          }
        }.keyed(captionsAreSmall))
  }
}

private enum SmallCaptionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a list around sections sets their headers and footers in small grey type.
  var captionsAreSmall: Bool {
    get { self[SmallCaptionsKey.self] }
    set { self[SmallCaptionsKey.self] = newValue }
  }
}

/// The node of a section: hands on its parts, marked by what they are.
final class SectionNode: _Node {
  var header: _Node?
  var content: _Node?
  var footer: _Node?

  override func forEachChild(_ body: (_Node) -> Void) {
    header.map(body)
    content.map(body)
    footer.map(body)
  }

  override func collectItems(_ items: inout [Item]) {
    add(header, .header, &items)
    add(content, .row, &items)
    add(footer, .footer, &items)
  }

  private func add(_ node: _Node?, _ role: SectionPart.Role, _ items: inout [Item]) {
    let start = items.count
    node?.collectItems(&items)
    guard items.count > start else { return }
    let own = Traits(sectionPart: SectionPart(section: ObjectIdentifier(self), role: role))
    for index in start..<items.count {
      items[index].traits =
        items[index].traits == nil ? own : own.merged(below: items[index].traits)
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "use Section(content:header:footer:)")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "use Section(content:footer:)")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  @available(*, deprecated, message: "use Section(content:header:)")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// A section that a binding folds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
