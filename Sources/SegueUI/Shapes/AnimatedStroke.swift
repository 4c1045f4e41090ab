import SegueGeometry
import SegueMotion

/// The line of a stroked shape; its numbers interpolate, its caps and joins jump.
struct AnimatedStroke {
  private var model: StrokeStyle
  /// Width and dash phase.
  private var numbers: Animated<PairVector>

  init(_ style: StrokeStyle) {
    model = style
    numbers = Animated(PairVector(Double(style.lineWidth), Double(style.dashPhase)))
  }

  var isRunning: Bool { numbers.track >= 0 }

  @MainActor
  mutating func set(
    _ new: StrokeStyle, owner: _Node, attribute: UInt8, scope: TransactionScope
  ) {
    model = new
    _ = numbers.set(
      PairVector(Double(new.lineWidth), Double(new.dashPhase)), owner: owner,
      attribute: attribute, scope: scope, label: "stroke")
  }

  @MainActor
  func presented(_ animator: Animator) -> StrokeStyle {
    guard numbers.track >= 0 else { return model }
    var style = model
    let shown = numbers.presented(animator)
    style.lineWidth = CGFloat(max(0, shown.first))
    style.dashPhase = CGFloat(shown.second)
    return style
  }

  @MainActor
  func reading(of node: _Node) -> AttributeReading { numbers.reading("stroke", of: node) }

  mutating func end() { numbers.end() }

  @MainActor
  mutating func cancel(_ animator: Animator) { numbers.cancel(animator) }
}

extension StrokeStyle {
  /// The style with numbers that a painter can work with; a width that is none draws nothing.
  var sanitized: StrokeStyle {
    var style = self
    if !(lineWidth >= 0 && lineWidth.isFinite) { style.lineWidth = 0 }
    if !miterLimit.isFinite { style.miterLimit = 10 }
    if !dashPhase.isFinite { style.dashPhase = 0 }
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || dash.allSatisfy({ $0 == 0 }) {
      style.dash = []
    }
    return style
  }
}
