import SegueGeometry

/// Arranges elements as a user's layout says.
final class CustomLayoutEngine<L: Layout>: LayoutEngine {
  /// The layout with the data that is shown now.
  var layout: L { didSet { invalidate() } }
  private var cache: L.Cache?
  private var isStale = true
  private unowned(unsafe) let owner: _Node

  init(_ layout: L, owner: _Node) {
    self.layout = layout
    self.owner = owner
    super.init()
    owner.stage.hasCustomLayouts = true
  }

  override func invalidate() { isStale = true }

  override func elementsDidChange(_ elements: [ContainerElement]) {
    isStale = true
    let axis = L.layoutProperties.stackOrientation
    for element in elements { element.spacer?.axis = axis }
  }

  private func subviews(_ elements: [ContainerElement], _ places: LayoutPlaces? = nil)
    -> LayoutSubviews
  {
    LayoutSubviews(
      elements: elements[...], places: places,
      layoutDirection: owner.environment.values.layoutDirection)
  }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var current: L.Cache
    if var known = cache {
      if isStale { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isStale = false
    defer { cache = current }
    return body(&current)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize, _ elements: [ContainerElement])
    -> CGSize
  {
    let subviews = subviews(elements)
    return withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func places(
    _ elements: [ContainerElement], in size: CGSize, proposal: ProposedViewSize
  ) -> [Place] {
    let sink = LayoutPlaces()
    let subviews = subviews(elements, sink)
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    return elements.map { element in
      if let place = sink.places[ObjectIdentifier(element)] { return place }
      let own = element.node.sizeThatFits(proposal)
      return Place(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
        proposal: proposal)
    }
  }

  override func spacing(_ elements: [ContainerElement]) -> ViewSpacing {
    let subviews = subviews(elements)
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, _ elements: [ContainerElement], size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let subviews = subviews(elements)
    let bounds = CGRect(origin: .zero, size: size)
    let own: CGFloat? = withCache(subviews) { cache in
      if key.isHorizontal {
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      } else {
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    return own ?? super.explicitAlignment(key, elements, size: size, proposal: proposal)
  }
}
