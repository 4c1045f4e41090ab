public import SegueMotion

/// What travels with a change of state: first of all, the animation it is shown with.
public struct Transaction {
  /// The animation of the change; nil shows it at once.
  public var animation: Animation? {
    didSet {
      setsAnimation = true
      source = animation == oldValue ? source : .modified
    }
  }
  /// Whether the animation was set, nil included: laid over another transaction it then counts.
  private(set) var setsAnimation = false
  /// Stops `.animation` modifiers from setting an animation.
  public var disablesAnimations = false
  /// Part of a stream of changes, as from a finger.
  public var isContinuous = false
  /// Records the velocity of unanimated changes for the next spring.
  public var tracksVelocity = false

  /// Where the animation came from, for explanations.
  var source: AnimationSource = .none
  /// What few transactions carry, apart so that the others are cheap to copy.
  private var extras: TransactionExtras?
  /// Tells the calls of `withTransaction` apart: writes of one call are one update.
  var callID = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    setsAnimation = true
    source = animation == nil ? .none : .modified
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { extras?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { changeExtras { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Completions and removals that wait for the animations of this change.
  var listeners: [AnimationListener] {
    get { extras?.listeners ?? [] }
    set {
      guard extras != nil || !newValue.isEmpty else { return }
      changeExtras { $0.listeners = newValue }
    }
  }

  private mutating func changeExtras(_ change: (TransactionExtras) -> Void) {
    let copy = TransactionExtras(extras)
    change(copy)
    extras = copy
  }

  /// Calls a closure when the animations of the change have ended.
  ///
  /// It is called exactly once; where nothing animates, in the next round of the same frame.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let listener = AnimationListener(criteria: criteria, completion)
    listener.isUsers = true
    listeners.append(listener)
  }

  /// Carries anything that a plain write would not.
  var isMeaningful: Bool {
    animation != nil || disablesAnimations || isContinuous || tracksVelocity || callID != 0
      || extras != nil || source != .none
  }

  /// This transaction laid over another, as by a nested `withTransaction`.
  func merged(over outer: Transaction) -> Transaction {
    var result = self
    if !setsAnimation, outer.setsAnimation {
      result.animation = outer.animation
      result.source = outer.source
      result.listeners = outer.listeners + listeners
    }
    result.disablesAnimations = disablesAnimations || outer.disablesAnimations
    result.isContinuous = isContinuous || outer.isContinuous
    result.tracksVelocity = tracksVelocity || outer.tracksVelocity
    if let outer = outer.extras, !outer.values.isEmpty {
      result.changeExtras { $0.values = outer.values.merging($0.values) { _, own in own } }
    }
    return result
  }
}

/// Completions and values of one's own. Copied before it is changed: transactions are values.
private final class TransactionExtras {
  var listeners: [AnimationListener]
  var values: [ObjectIdentifier: Any]

  init(_ other: TransactionExtras?) {
    listeners = other?.listeners ?? []
    values = other?.values ?? [:]
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
