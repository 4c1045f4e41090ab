import SegueDisplay
import SegueGeometry

/// Builds its content from the size and place that it is given; takes all the room there is.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    GeometryReaderNode(view.content, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: GeometryReaderNode<Content>.self).update(view.content)
  }
}

/// The node of a geometry reader: its content is built during the layout that gives it its size.
final class GeometryReaderNode<Content: View>: ContainerNode, PlaceReading, GeometryObserver {
  private var build: (GeometryProxy) -> Content
  private var evaluation: BodyEvaluation?
  /// What the content was last built for.
  private var known: Known?
  private var isStale = true
  var readsPlace = false {
    didSet { if readsPlace, !oldValue { stage.geometryObservers.append(self) } }
  }

  private struct Known: Equatable {
    var size: CGSize
    var insets: EdgeInsets
    /// In the stage's space; zero while nobody has asked for it.
    var place: CGRect
  }

  init(_ build: @escaping (GeometryProxy) -> Content, _ context: _NodeContext) {
    self.build = build
    super.init(context, engine: TopLeadingEngine())
    evaluation = BodyEvaluation(self, PropertyList.of(EmptyView.self))
  }

  override var displayName: String { "GeometryReader" }
  override var isReady: Bool { content != nil }

  func update(_ build: @escaping (GeometryProxy) -> Content) {
    self.build = build
    refresh()
  }

  override func refresh() {
    isDirty = false
    isStale = true
    markNeedsPlacement()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func performPlacement() {
    rebuildIfNeeded()
    super.performPlacement()
  }

  private func rebuildIfNeeded() {
    let proxy = GeometryProxy(self)
    let now = Known(
      size: proxy.size, insets: proxy.safeAreaInsets,
      place: readsPlace ? layoutFrame(in: .global) : .zero)
    guard isStale || now != known else { return }
    known = now
    isStale = false
    stage.updateDuringLayout {
      guard let evaluation else { return }
      var nothing = EmptyView()
      let view = evaluation.evaluate(&nothing) { [build] _ in build(proxy) }
      if let content {
        Content._updateNode(content, view)
      } else {
        content = Content._makeNode(
          view,
          _NodeContext(parent: self, scope: scope, environment: environment))
        stage.noteItemsChanged(self)
      }
    }
    // The content may have asked for its place for the first time just now.
    if readsPlace { known?.place = layoutFrame(in: .global) }
  }

  func layoutDidRun() {
    guard isLive, let known, layoutFrame(in: .global) != known.place else { return }
    markNeedsPlacement()
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    evaluation?.unmount()
  }
}

/// Offers all the room to each element, and puts it at the top leading corner.
final class TopLeadingEngine: LayoutEngine {
  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let offer = ProposedViewSize(size)
    return elements.map { _ in Place(origin: .zero, proposal: offer) }
  }
}
