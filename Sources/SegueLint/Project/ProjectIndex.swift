/// What is known of types beyond the code in front of a rule: of the file's own types, or of all
/// files of a project.
package struct ProjectIndex: Sendable {
  /// A call that makes a value of a type.
  struct Construction: Sendable {
    /// The arguments that depend on state or on a condition, by label; `_` for one without.
    let changing: Set<String>
    /// The types around the call.
    let caller: String
  }

  /// Types whose body has a transition at its root.
  var transitionRoots: Set<String> = []
  /// The constructions of each type, by its name.
  var constructions: [String: [Construction]] = [:]
  /// Types that conform to Animatable, GeometryEffect or Shape.
  var animatableTypes: Set<String> = []
  /// Views whose body is one expression without a condition at its root.
  var plainViews: Set<String> = []
  /// Types that conform to Identifiable.
  var identifiableTypes: Set<String> = []
  /// Functions on views that change the view's identity by a flag.
  var conditionalHelpers: Set<String> = []

  mutating func merge(_ other: ProjectIndex) {
    transitionRoots.formUnion(other.transitionRoots)
    constructions.merge(other.constructions) { $0 + $1 }
    animatableTypes.formUnion(other.animatableTypes)
    plainViews.formUnion(other.plainViews)
    identifiableTypes.formUnion(other.identifiableTypes)
    conditionalHelpers.formUnion(other.conditionalHelpers)
  }
}
