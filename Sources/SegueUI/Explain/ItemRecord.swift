package import SegueMotion

/// An item that came, went or was called back.
package struct ItemRecord: Sendable {
  package enum Change: String, Sendable, Codable {
    /// There at the first appearance of its container.
    case appeared
    case inserted
    case removed
    case revived
    /// Its exit has ended.
    case erased
  }

  /// What makes an item come and go.
  package enum Cause: String, Sendable, Codable {
    /// `if` and `switch`.
    case condition
    case optional
    /// An element of a `ForEach`.
    case element
    /// An `.id`.
    case identity
    /// The type in an `AnyView`.
    case type
    /// Nothing: it is always there.
    case none
  }

  package let change: Change
  /// Tells items apart over their lives.
  package let item: Int
  /// The view's type, as one writes it.
  package let name: String
  package let container: String
  package let cause: Cause
  /// The place in the views whose content has changed; two items of one update that share it have
  /// replaced each other.
  let place: ObjectIdentifier?
  /// The type of the `.id`, where that is the cause.
  package let identityType: String?
  /// The transition as one writes it, `opacity` where none was written.
  package let transition: String
  package let transitionSite: SourceSite?
  /// What the transition does on the way out.
  package let removal: String
  package let animation: Animation?
  package let source: AnimationSource
  package let contexts: [ContextRecord]
  /// The transition brings an animation of its own.
  package let hasOwnAnimation: Bool
  /// The animation that it brings for all of it.
  let ownAnimation: Animation?
  /// Under an `AnyView` whose type changed.
  package let isSilent: Bool
  package let containerIsInserted: Bool
  /// Stands in an `AnyView`, whose type may change.
  let isErasedInside: Bool
  /// An `.animation` that stands inside the branch.
  package let innerAnimation: SourceSite?
  package let innerAnimationIsValueless: Bool
  /// A transition that stands on a view inside the item.
  package let nestedTransition: SourceSite?
  package let nestedView: String?
  /// The transition moves, and the settings ask for a fade in its place.
  package let reducesToFade: Bool
  /// The transition moves although the settings ask for less motion.
  package let movesUnderReduceMotion: Bool
  /// Modifiers inside the branch that do nothing with the values that they have.
  package let neutralModifiers: [String]
  /// A property of the transition's modifier that is not interpolated.
  package let plainProperty: PlainProperty?
  /// The item around it that is travelling while this one is inserted.
  package let travellingItem: String?
  /// A lazy container in the item, whose rows do not travel with it.
  let lazyInside: String?
  /// The page that it is: who shows it, as in `NavigationStack`, and by what, as in `push`.
  let page: PageRole?
  /// Linked to others by `matchedGeometryEffect`.
  let isMatched: Bool
  /// View nodes around the container.
  let ancestors: Set<ObjectIdentifier>
  /// False where the exit had nothing to animate.
  package var moved = true
  /// The sibling that hides it while it leaves.
  package var cover: String?
  /// The id of a matched geometry that stands on another page too.
  var matchedAcross: String?
  /// Linked by `matchedGeometryEffect`, and of one size whatever is proposed.
  var keepsSize = false
}

extension ItemRecord {
  /// What an animation would have to stand around.
  var scene: String {
    switch cause {
    case .condition, .optional: "condition"
    case .element: "ForEach"
    case .identity, .type, .none: "view"
    }
  }

  /// The container in a sentence; what has no name of its own is called by what it does.
  var aroundIt: String { container == "content" ? "content around it" : container }

  /// The place of the condition, as in `on the VStack around the condition`.
  var outside: String {
    container == "content"
      ? "outside the condition, on the view that it stands in"
      : "on the \(container) around the condition"
  }
}

/// A property of a modifier or view that has no animatable data.
package struct PlainProperty: Hashable, Sendable {
  /// The type that declares it.
  package let owner: String
  package let name: String
  package let from: String
  package let to: String
}
