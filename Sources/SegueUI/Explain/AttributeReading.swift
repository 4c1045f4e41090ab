import SegueMotion

/// One animatable attribute of a view at the stage's time, as numbers.
package struct AttributeReading: Sendable {
  /// As one writes the modifier: `opacity`, `offset`, `frame`, `animatableData`.
  package let name: String
  /// What the views say.
  package let model: [Double]
  /// What is shown.
  package let presented: [Double]
  /// Units a second; zeros while it does not animate.
  package let velocity: [Double]
  package let isAnimating: Bool
  /// The way on which a transition's effect acts; nil where it acts on both, and for all others.
  package var way: Way?

  package enum Way: String, Sendable {
    case insertion
    case removal
  }
}

extension Animated {
  @MainActor
  func reading(_ name: StaticString, of node: _Node) -> AttributeReading {
    let animator = node.stage.animator
    let model = model.components
    return AttributeReading(
      name: "\(name)", model: model, presented: presented(animator).components,
      velocity: track < 0
        ? Array(repeating: 0, count: model.count)
        : animator.velocity(track, at: node.stage.now.nanoseconds),
      isAnimating: track >= 0)
  }
}
