import SegueGeometry
import SegueMotion

/// How the library runs a transition; opaque outside it.
public struct _TransitionKind {
  let kind: TransitionKind

  init(_ kind: TransitionKind) { self.kind = kind }
}

/// A transition as data: built-in effects, their combinations, and transitions with a body.
indirect enum TransitionKind {
  case identity
  case opacity
  case scale(factor: Double, anchor: UnitPoint)
  case offset(CGSize)
  case move(Edge)
  case slide
  case push(Edge)
  case blurReplace(movesUp: Bool)
  /// The second one is around the first.
  case combined(TransitionKind, TransitionKind)
  case asymmetric(insertion: TransitionKind, removal: TransitionKind)
  case animated(TransitionKind, Animation?)
  case custom(any TransitionContent)

  /// A name as one writes it, for explanations.
  @MainActor var description: String {
    switch self {
    case .identity: "identity"
    case .opacity: "opacity"
    case .scale: "scale"
    case .offset: "offset"
    case .move(let edge): "move(\(edge))"
    case .slide: "slide"
    case .push(let edge): "push(\(edge))"
    case .blurReplace: "blurReplace"
    case .combined(let first, let second): "\(first.description) + \(second.description)"
    case .asymmetric(let insertion, let removal):
      "asymmetric(\(insertion.description), \(removal.description))"
    case .animated(let base, _): base.description
    case .custom(let content): content.name
    }
  }

  /// What of it is seen on the way in.
  var inward: TransitionKind {
    switch self {
    case .asymmetric(let insertion, _): insertion.inward
    case .combined(let a, let b): .combined(a.inward, b.inward)
    case .animated(let base, let animation): .animated(base.inward, animation)
    default: self
    }
  }

  /// What of it is seen on the way out, and on the way back from there.
  var outward: TransitionKind {
    switch self {
    case .asymmetric(_, let removal): removal.outward
    case .combined(let a, let b): .combined(a.outward, b.outward)
    case .animated(let base, let animation): .animated(base.outward, animation)
    default: self
    }
  }

  /// A property of a modifier in it that is not interpolated.
  @MainActor var plainProperty: PlainProperty? {
    switch self {
    case .combined(let a, let b), .asymmetric(let a, let b): a.plainProperty ?? b.plainProperty
    case .animated(let base, _): base.plainProperty
    case .custom(let content): content.plainProperty
    default: nil
    }
  }

  /// Whether it moves, scales or displaces, as `TransitionProperties` says.
  @MainActor var hasMotion: Bool {
    switch self {
    case .identity, .opacity: false
    case .scale, .offset, .move, .slide, .push, .blurReplace: true
    case .combined(let a, let b): a.hasMotion || b.hasMotion
    case .asymmetric(let a, let b): a.hasMotion || b.hasMotion
    case .animated(let base, _): base.hasMotion
    case .custom(let content): content.hasMotion
    }
  }

  /// Whether some part brings an animation, so that no other context is needed.
  var hasOwnAnimation: Bool {
    switch self {
    case .combined(let a, let b): a.hasOwnAnimation || b.hasOwnAnimation
    case .asymmetric(let a, let b): a.hasOwnAnimation || b.hasOwnAnimation
    case .animated(let base, let animation): animation != nil || base.hasOwnAnimation
    default: false
    }
  }

  /// Whether the item's leaves travel: they may animate where the container does not.
  var hasTravel: Bool {
    switch self {
    case .move, .slide, .push: true
    case .combined(let a, let b), .asymmetric(let a, let b): a.hasTravel || b.hasTravel
    case .animated(let base, _): base.hasTravel
    default: false
    }
  }

  /// Whether something may animate without an animation of the container.
  var mayBringAnimation: Bool { hasOwnAnimation || hasTravel || isCustom }

  /// Whether some part has a body of its own.
  var isCustom: Bool {
    switch self {
    case .combined(let a, let b), .asymmetric(let a, let b): a.isCustom || b.isCustom
    case .animated(let base, _): base.isCustom
    case .custom: true
    default: false
    }
  }

  /// Whether two transitions are known to do the same; false for those with a body.
  func isSame(as other: TransitionKind) -> Bool {
    switch (self, other) {
    case (.identity, .identity), (.opacity, .opacity), (.slide, .slide): true
    case (.scale(let a, let p), .scale(let b, let q)): a == b && p == q
    case (.offset(let a), .offset(let b)): a == b
    case (.move(let a), .move(let b)), (.push(let a), .push(let b)): a == b
    case (.blurReplace(let a), .blurReplace(let b)): a == b
    case (.combined(let a, let b), .combined(let c, let d)),
      (.asymmetric(let a, let b), .asymmetric(let c, let d)):
      a.isSame(as: c) && b.isSame(as: d)
    case (.animated(let a, let p), .animated(let b, let q)): p == q && a.isSame(as: b)
    default: false
    }
  }

  /// Whether two transitions are built alike, so that one can go on as the other.
  func hasShape(of other: TransitionKind) -> Bool {
    switch (self, other) {
    case (.identity, .identity), (.opacity, .opacity), (.scale, .scale), (.offset, .offset),
      (.move, .move), (.slide, .slide), (.push, .push), (.blurReplace, .blurReplace):
      true
    case (.combined(let a, let b), .combined(let c, let d)),
      (.asymmetric(let a, let b), .asymmetric(let c, let d)):
      a.hasShape(of: c) && b.hasShape(of: d)
    case (.animated(let a, _), .animated(let b, _)): a.hasShape(of: b)
    case (.custom(let a), .custom(let b)): type(of: a) == type(of: b)
    default: false
    }
  }
}
