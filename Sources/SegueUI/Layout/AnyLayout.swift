public import SegueGeometry
import SegueMotion

/// A layout whose type is hidden; switching it keeps the identity of what it arranges.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("a"); Text("b") }  // the texts travel when isWide changes
public nonisolated struct AnyLayout: Layout {
  let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    if let erased = layout as? AnyLayout { self = erased } else { self.layout = layout }
  }

  /// What the hidden layout keeps.
  public struct Cache {
    var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  private func open<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: OpenedCall<Result>
  ) -> Result {
    func call<L: Layout>(_ layout: L) -> Result {
      var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = value }
      return body.run(layout, subviews, &value)
    }
    return call(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    open(&cache, subviews, SpacingCall())
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    open(&cache, subviews, SizeCall(proposal))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    open(&cache, subviews, PlaceCall(bounds, proposal))
  }
}

/// A call of a layout's method with a cache of its type.
private nonisolated class OpenedCall<Result> {
  func run<L: Layout>(_ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache) -> Result {
    preconditionFailure("an opened call names the method that it calls")
  }
}

private nonisolated final class SpacingCall: OpenedCall<ViewSpacing> {
  override func run<L: Layout>(
    _ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache
  ) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

private nonisolated final class SizeCall: OpenedCall<CGSize> {
  let proposal: ProposedViewSize
  init(_ proposal: ProposedViewSize) { self.proposal = proposal }

  override func run<L: Layout>(
    _ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
}

private nonisolated final class PlaceCall: OpenedCall<Void> {
  let bounds: CGRect
  let proposal: ProposedViewSize

  init(_ bounds: CGRect, _ proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }

  override func run<L: Layout>(
    _ layout: L, _ subviews: LayoutSubviews, _ cache: inout L.Cache
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
