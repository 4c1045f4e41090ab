public import SegueGeometry
import SegueMotion

/// What a stack's layout keeps: the engine that arranges it.
public nonisolated struct _StackLayoutCache: @unchecked Sendable {
  // Engines live on the main actor, and layouts run there.
  let engine: LayoutEngine
}

/// Forwards a layout's calls to an engine.
protocol EngineLayout: Layout, BuiltInLayout where Cache == _StackLayoutCache {}

extension EngineLayout {
  public nonisolated func makeCache(subviews: Subviews) -> _StackLayoutCache {
    // A layout's methods run on the main actor, and the layout goes nowhere else.
    nonisolated(unsafe) let layout = self
    return onStage { _StackLayoutCache(engine: layout.makeEngine()) }
  }

  public nonisolated func spacing(
    subviews: Subviews, cache: inout _StackLayoutCache
  ) -> ViewSpacing {
    let engine = cache.engine
    return onStage { engine.spacing(Array(subviews.elements)) }
  }

  public nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    let engine = cache.engine
    return onStage {
      engine.invalidate()
      return engine.sizeThatFits(proposal, Array(subviews.elements))
    }
  }

  public nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    let engine = cache.engine
    let places = onStage {
      engine.invalidate()
      return engine.places(Array(subviews.elements), in: bounds.size, proposal: proposal)
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

/// The layout of an `HStack`.
public nonisolated struct HStackLayout: EngineLayout {
  public typealias Cache = _StackLayoutCache
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  @MainActor func makeEngine() -> LayoutEngine {
    StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  @MainActor func apply(to engine: LayoutEngine) -> Bool {
    (engine as? StackEngine)?.set(alignment: alignment.key, spacing: spacing) ?? false
  }
}

/// The layout of a `VStack`.
public nonisolated struct VStackLayout: EngineLayout {
  public typealias Cache = _StackLayoutCache
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  @MainActor func makeEngine() -> LayoutEngine {
    StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  @MainActor func apply(to engine: LayoutEngine) -> Bool {
    (engine as? StackEngine)?.set(alignment: alignment.key, spacing: spacing) ?? false
  }
}

/// The layout of a `ZStack`.
public nonisolated struct ZStackLayout: EngineLayout {
  public typealias Cache = _StackLayoutCache
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor func makeEngine() -> LayoutEngine { OverlayEngine(alignment: alignment) }

  @MainActor func apply(to engine: LayoutEngine) -> Bool {
    guard let engine = engine as? OverlayEngine, engine.alignment != alignment else {
      return false
    }
    engine.alignment = alignment
    return true
  }
}
