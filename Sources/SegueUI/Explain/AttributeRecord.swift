package import SegueMotion

/// An attribute that was given a new model value.
package struct AttributeRecord: Sendable {
  package let view: String
  /// The view with a body in which it stands.
  package let owner: String
  package let name: String
  /// The item whose entrance or exit gave the value, if one did.
  package let item: Int?
  package let animation: Animation?
  package let source: AnimationSource
  package let contexts: [ContextRecord]
  package var from: [Double]
  package let to: [Double]
  package let wasRunning: Bool
  let node: ObjectIdentifier
  /// A transition on the view, which never comes or goes.
  package let inertTransition: SourceSite?
  /// Attributes that repeat for ever inside a view that becomes invisible.
  package let hiddenRepeats: [String]

  /// Whether the values differ by more than rounding, as the sine of a whole turn differs from 0.
  var isVisible: Bool {
    from.count != to.count || name == "content" || name == "style"
      || zip(from, to).contains { abs($0 - $1) > 1e-9 * max(1, abs($0)) }
  }
}

/// A value whose stored properties have changed and are not, or not all, interpolated.
package struct FieldsRecord: Sendable {
  package enum Data: String, Sendable {
    /// There is no animatable data.
    case empty
    /// There is, and some of the changed properties are outside it.
    case partial
    /// There is, and what is drawn does not follow it.
    case disconnected
    /// The type does not call itself animatable; only built-in modifiers inside interpolate.
    case plain
  }

  package let view: String
  package let isShape: Bool
  package let properties: [PlainProperty]
  package let data: Data
  package let animation: Animation?
  package let source: AnimationSource
}

/// A part that was replaced because its identity changed.
package struct IdentityRecord: Sendable {
  package let view: String
  /// By the type in an `AnyView`, not by an `.id`.
  package let isType: Bool
}

/// What became of the ids of a `ForEach`.
package struct ElementsRecord: Sendable {
  let node: ObjectIdentifier
  package let survived: Int
  package let before: Int
  package let after: Int
  /// The type of the ids.
  package let idType: String
  /// The ids are 0, 1, 2 … before and after, though the elements are not numbers of a range.
  package let areOffsets: Bool
}

/// Something in the life of a view, or a completion.
package struct LifecycleRecord: Sendable {
  package enum Kind: String, Sendable {
    case appeared
    case disappeared
    case completed
  }

  package let kind: Kind
  /// The view; empty for completions.
  package let view: String
  /// Where the completion was written.
  package let site: SourceSite?
  /// When the change was made that a completion waited for, or when the exit began that a view has
  /// disappeared after; nil where there was none.
  let began: Timestamp?
  /// Whether a completion waited until all was at rest.
  let waitsForRemoval: Bool

  init(
    kind: Kind, view: String, site: SourceSite? = nil, began: Timestamp? = nil,
    waitsForRemoval: Bool = false
  ) {
    self.kind = kind
    self.view = view
    self.site = site
    self.began = began
    self.waitsForRemoval = waitsForRemoval
  }
}
