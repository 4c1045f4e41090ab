public import SegueGeometry
public import SegueMotion

/// Where a view is on its way through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming in over the upper or leading edge.
  case topLeading
  /// Inside.
  case identity
  /// Coming in over the lower or trailing edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How the effect of a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable {
    case interactive(UnitCurve)
    case animated
    case identity
  }

  /// How much of a view has to be inside before it counts as inside.
  public struct Threshold: Sendable {
    /// 0...1 of the view's length.
    let fraction: Double

    /// As soon as a part of the view is inside.
    public static let visible = Threshold(fraction: 1)
    /// When half of the view is inside.
    public static let centered = Threshold(fraction: 0.5)
    /// When so much of the view is inside.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(fraction: min(max(0, amount), 1))
    }
  }

  var kind: Kind
  var threshold = Threshold.visible

  /// The effect follows the scrolling.
  public static let interactive = Self(kind: .interactive(.linear))
  /// The effect follows the scrolling, along a curve.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
    Self(kind: .interactive(timingCurve))
  }
  /// The effect changes at the threshold.
  public static let animated = Self(kind: .animated)
  /// The effect changes at the threshold; it is not animated on a stage.
  public static func animated(_ animation: Animation = .default) -> Self { Self(kind: .animated) }
  /// No effect.
  public static let identity = Self(kind: .identity)

  /// The same with another threshold.
  public func threshold(_ threshold: Threshold) -> Self {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

extension View {
  /// Changes what is drawn of the view while it comes into a scroll view and goes.
  ///
  /// The phase follows from where the view stands in the nearest scroll view.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes what is drawn of the view while it comes into a scroll view and goes.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { proxy in
        let way = proxy.wayThroughScrollView(axis)
        let configuration = way < 0 ? topLeading : bottomTrailing
        let phase = way < 0 ? ScrollTransitionPhase.topLeading : .bottomTrailing
        let inside = transition(EmptyVisualEffect(), .identity)._steps
        switch configuration.kind {
        case .identity: return inside
        case .animated:
          let limit = 1 - configuration.threshold.fraction
          return abs(way) > limit ? transition(EmptyVisualEffect(), phase)._steps : inside
        case .interactive(let curve):
          let outside = transition(EmptyVisualEffect(), phase)._steps
          return inside.blended(with: outside, by: curve.value(at: abs(way)))
        }
      })
  }
}

extension GeometryProxy {
  /// How far the view is outside the nearest scroll view: −1 over the start, 0 inside, 1 over the
  /// end.
  fileprivate func wayThroughScrollView(_ axis: Axis?) -> Double {
    guard let room = bounds(of: .scrollView) else { return 0 }
    let axis = axis ?? scrollAxis
    let length = size[axis]
    guard length > 0 else { return 0 }
    let start = axis == .vertical ? room.minY : room.minX
    let end = axis == .vertical ? room.maxY : room.maxX
    if start > 0 { return -min(1, Double(start / length)) }
    if end < length { return min(1, Double((length - end) / length)) }
    return 0
  }

  private var scrollAxis: Axis {
    onStage {
      var node = owner?.layoutParent
      while let here = node {
        if let scroll = here as? ScrollNode {
          return scroll.axes == .horizontal ? .horizontal : .vertical
        }
        node = here.layoutParent
      }
      return .vertical
    }
  }
}

extension _VisualEffectSteps {
  /// The steps on the way from these to others of the same kinds.
  fileprivate func blended(with other: _VisualEffectSteps, by amount: Double) -> Self {
    guard list.count == other.list.count else { return amount < 0.5 ? self : other }
    var result = self
    for index in list.indices {
      result.list[index] = list[index].blended(with: other.list[index], by: amount)
    }
    return result
  }
}

extension VisualStep {
  fileprivate func blended(with other: VisualStep, by amount: Double) -> VisualStep {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(amount) }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    switch (self, other) {
    case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
    case (.scale(let a, let anchor), .scale(let b, _)): return .scale(mix(a, b), anchor)
    case (.rotation(let a, let anchor), .rotation(let b, _)):
      return .rotation(.radians(a.radians + (b.radians - a.radians) * amount), anchor)
    case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * amount)
    case (.blur(let a, let isOpaque), .blur(let b, _)):
      return .blur(mix(a, b), isOpaque: isOpaque)
    default: return amount < 0.5 ? self : other
    }
  }
}
