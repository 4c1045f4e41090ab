import SegueDisplay
import SegueGeometry
import SegueMotion

/// The style of a leaf: colours interpolate as numbers, gradients of one kind by mixing.
struct AnimatedStyle {
  private(set) var model: ResolvedStyle
  private var color: Animated<ColorVector>
  /// Where a mixing began, and how far it has come.
  private var from: ResolvedStyle?
  private var progress = Animated<Double>(1)

  init(_ style: ResolvedStyle) {
    model = style
    color = Animated(ColorVector(style.soleColor ?? .black))
  }

  var isRunning: Bool { color.track >= 0 || progress.track >= 0 }

  /// Sets a new style under the transaction in force at a scope.
  @MainActor
  mutating func set(
    _ new: ResolvedStyle, owner: _Node, attribute: UInt8, scope: TransactionScope
  ) -> Bool {
    guard new != model else { return false }
    if let old = model.soleColor, let next = new.soleColor {
      _ = old
      model = new
      return color.set(
        ColorVector(next), owner: owner, attribute: attribute, scope: scope, label: "color")
    }
    let shown = presented(owner.stage.animator)
    cancel(owner.stage.animator)
    if shown.canMix(with: new), !owner.stage.isTicking, scope.resolved().animation != nil {
      from = shown
      progress.jump(0)
      _ = progress.set(
        1, owner: owner, attribute: attribute, scope: scope, label: "style")
    } else {
      from = nil
    }
    model = new
    color.jump(ColorVector(new.soleColor ?? .black))
    return true
  }

  /// The style that is shown now.
  @MainActor
  func presented(_ animator: Animator) -> ResolvedStyle {
    if color.track >= 0 { return .color(color.presented(animator).color) }
    if progress.track >= 0, let from {
      return .mixed(from, model, progress.presentedNumber(animator))
    }
    return model
  }

  @MainActor
  func readAttributes(of node: _Node, _ readings: inout [AttributeReading]) {
    if model.soleColor != nil {
      readings.append(color.reading("color", of: node))
    } else {
      readings.append(progress.reading("style", of: node))
    }
  }

  mutating func end() {
    color.end()
    progress.end()
    from = nil
  }

  @MainActor
  mutating func cancel(_ animator: Animator) {
    color.cancel(animator)
    progress.cancel(animator)
    from = nil
  }
}

extension ResolvedStyle {
  var soleColor: ResolvedColor? { if case .color(let color) = self { color } else { nil } }
}
