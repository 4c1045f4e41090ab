import SegueGeometry
import SegueMotion

/// The numbers of a geometry effect, and the animation that they run.
///
/// One type for all three kinds, because the node that keeps it is asked at every frame, and nodes
/// of generic types are slow to ask.
enum SpaceValue {
  /// Points.
  case offset(Animated<PairVector>)
  /// Factors, and 128 times the anchor's coordinates, as SwiftUI weighs them.
  case scale(Animated<AnimatablePair<PairVector, PairVector>>)
  /// 128 times the angle in radians, and 128 times the anchor's coordinates.
  case rotation(Animated<AnimatablePair<Double, PairVector>>)

  var label: StaticString {
    switch self {
    case .offset: "offset"
    case .scale: "scaleEffect"
    case .rotation: "rotationEffect"
    }
  }

  /// Maps content whose rectangle starts at zero to the place of the effect.
  ///
  /// - Parameter animator: Gives the numbers that are shown now; nil asks for the model's.
  @MainActor
  func transform(_ animator: Animator?, size: CGSize, isMirrored: Bool) -> CGAffineTransform {
    switch self {
    case .offset(let value):
      let data = animator.map(value.presented) ?? value.model
      return CGAffineTransform(
        translationX: CGFloat(isMirrored ? -data.first : data.first), y: CGFloat(data.second))
    case .scale(let value):
      let data = animator.map(value.presented) ?? value.model
      let anchor = UnitPoint(
        x: CGFloat(data.second.first / 128), y: CGFloat(data.second.second / 128))
      return .scaling(
        CGFloat(data.first.first), CGFloat(data.first.second), about: anchor,
        of: CGRect(origin: .zero, size: size))
    case .rotation(let value):
      let data = animator.map(value.presented) ?? value.model
      let x = size.width * CGFloat(data.second.first / 128)
      let y = size.height * CGFloat(data.second.second / 128)
      return CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(data.first / 128)))
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
  }

  /// Takes over the model's numbers of another value of the same kind.
  @MainActor
  mutating func set(
    _ new: SpaceValue, owner: _Node, attribute: UInt8, scope: TransactionScope
  ) -> Bool {
    let label = label
    switch (self, new) {
    case (.offset(var value), .offset(let new)):
      guard new.model != value.model else { return false }
      let changed = value.set(
        new.model, owner: owner, attribute: attribute, scope: scope, label: label)
      self = .offset(value)
      return changed
    case (.scale(var value), .scale(let new)):
      guard new.model != value.model else { return false }
      let changed = value.set(
        new.model, owner: owner, attribute: attribute, scope: scope, label: label)
      self = .scale(value)
      return changed
    case (.rotation(var value), .rotation(let new)):
      guard new.model != value.model else { return false }
      let changed = value.set(
        new.model, owner: owner, attribute: attribute, scope: scope, label: label)
      self = .rotation(value)
      return changed
    default: return false
    }
  }

  @MainActor
  mutating func validate(owner: _Node) {
    let label = label
    switch self {
    case .offset(var value):
      value.validate(owner: owner, label: label)
      self = .offset(value)
    case .scale(var value):
      value.validate(owner: owner, label: label)
      self = .scale(value)
    case .rotation(var value):
      value.validate(owner: owner, label: label)
      self = .rotation(value)
    }
  }

  @MainActor
  func reading(of node: _Node) -> AttributeReading {
    switch self {
    case .offset(let value): value.reading(label, of: node)
    case .scale(let value): value.reading(label, of: node)
    case .rotation(let value): value.reading(label, of: node)
    }
  }

  mutating func end() {
    switch self {
    case .offset(var value):
      value.end()
      self = .offset(value)
    case .scale(var value):
      value.end()
      self = .scale(value)
    case .rotation(var value):
      value.end()
      self = .rotation(value)
    }
  }

  @MainActor
  mutating func cancel(_ animator: Animator) {
    switch self {
    case .offset(var value):
      value.cancel(animator)
      self = .offset(value)
    case .scale(var value):
      value.cancel(animator)
      self = .scale(value)
    case .rotation(var value):
      value.cancel(animator)
      self = .rotation(value)
    }
  }
}
