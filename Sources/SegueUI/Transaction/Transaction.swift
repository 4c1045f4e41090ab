public import SegueMotion

/// What travels with a change of state: first of all, the animation it is shown with.
public struct Transaction {
  /// The animation of the change; nil shows it at once.
  public var animation: Animation? {
    didSet { source = animation == oldValue ? source : .modified }
  }
  /// Stops `.animation` modifiers from setting an animation.
  public var disablesAnimations = false
  /// Part of a stream of changes, as from a finger.
  public var isContinuous = false
  /// Records the velocity of unanimated changes for the next spring.
  public var tracksVelocity = false

  /// Where the animation came from, for explanations.
  var source: AnimationSource = .none
  /// Completions and removals that wait for the animations of this change.
  var listeners: [AnimationListener] = []
  private var values: [ObjectIdentifier: Any] = [:]
  /// Tells the calls of `withTransaction` apart: writes of one call are one update.
  var callID = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    source = animation == nil ? .none : .modified
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a closure when the animations of the change have ended.
  ///
  /// It is called exactly once; where nothing animates, in the next round of the same frame.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    listeners.append(AnimationListener(criteria: criteria, completion))
  }

  /// Carries anything that a plain write would not.
  var isMeaningful: Bool {
    animation != nil || disablesAnimations || isContinuous || tracksVelocity || callID != 0
      || !listeners.isEmpty || !values.isEmpty || source != .none
  }

  /// This transaction laid over another, as by a nested `withTransaction`.
  func merged(over outer: Transaction) -> Transaction {
    var result = self
    result.disablesAnimations = disablesAnimations || outer.disablesAnimations
    result.isContinuous = isContinuous || outer.isContinuous
    result.tracksVelocity = tracksVelocity || outer.tracksVelocity
    result.values = outer.values.merging(values) { _, own in own }
    return result
  }
}

/// A value of one's own that travels with a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Who put an animation into a transaction.
package enum AnimationSource: Hashable, Sendable {
  case none
  case withAnimation(SourceSite)
  case withTransaction(SourceSite)
  case implicit(SourceSite)
  case transaction(SourceSite)
  case binding(SourceSite)
  case transition(SourceSite?)
  case animator
  case modified
}
