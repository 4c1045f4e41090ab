package import SegueMotion

/// One thing that happened on a stage.
package struct TraceEvent: Sendable {
  package let time: Timestamp
  /// The update in which it happened; counts from 1.
  package let update: Int
  package var kind: Kind

  package enum Kind: Sendable {
    /// What a person did.
    case input(String)
    /// An update began.
    case update(UpdateRecord)
    /// An item came, went or was called back.
    case item(ItemRecord)
    /// An attribute was given a new model value.
    case attribute(AttributeRecord)
    /// An `.animation(_:value:)` was evaluated again.
    case implicit(ImplicitRecord)
    /// The type in an `AnyView` or the value of an `.id` changed.
    case identity(IdentityRecord)
    /// The ids of a `ForEach` changed.
    case elements(ElementsRecord)
  }
}

/// What an update was about.
package struct UpdateRecord: Sendable {
  package let changes: [StateChange]
  /// Bodies that an observable object has invalidated.
  package let observers: Int
  package let animation: Animation?
  package let source: AnimationSource
  package let disablesAnimations: Bool
}

/// An item that came, went or was called back.
package struct ItemRecord: Sendable {
  package enum Change: String, Sendable {
    /// There at the first appearance of its container.
    case appeared
    case inserted
    case removed
    case revived
    /// Its exit has ended.
    case erased
  }

  package let change: Change
  /// Tells items apart over their lives.
  package let item: Int
  /// The view's type, as one writes it.
  package let name: String
  package let container: String
  /// The transition as one writes it, `opacity` where none was written.
  package let transition: String
  package let transitionSite: SourceSite?
  package let animation: Animation?
  package let source: AnimationSource
  /// The transition brings an animation of its own.
  package let hasOwnAnimation: Bool
  /// Under an `AnyView` whose type changed.
  package let isSilent: Bool
  /// The container itself was being inserted, or the stage began.
  package let isFirstEvaluation: Bool
  package let containerIsInserted: Bool
  /// An `.animation` that stands inside the branch.
  package let innerAnimation: SourceSite?
  /// A transition that stands on a view inside the item.
  package let nestedTransition: SourceSite?
  package let disablesAnimations: Bool
  package let reducesToFade: Bool
  /// False where the exit had nothing to animate.
  package var moved = true
}

/// An attribute that was given a new model value.
package struct AttributeRecord: Sendable {
  package let view: String
  package let name: String
  /// The item whose entrance or exit gave the value, if one did.
  package let item: Int?
  package let animation: Animation?
  package let source: AnimationSource
  package let from: [Double]
  package let to: [Double]
  package let wasRunning: Bool
}

/// An `.animation(_:value:)` that was evaluated again.
package struct ImplicitRecord: Sendable {
  package let site: SourceSite
  package let fired: Bool
  package let animation: Animation?
  package let value: String
}

/// A part that was replaced because its identity changed.
package struct IdentityRecord: Sendable {
  package let view: String
  /// By the type in an `AnyView`, not by an `.id`.
  package let isType: Bool
}

/// What became of the ids of a `ForEach`.
package struct ElementsRecord: Sendable {
  package let survived: Int
  package let before: Int
  package let after: Int
}
