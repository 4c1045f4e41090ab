import SegueMotion

/// One animatable attribute of a node: its model value, and its track while it animates.
struct Animated<V: FlatVector> {
  private(set) var model: V
  /// −1 while it does not animate.
  private(set) var track: Int32 = -1

  init(_ model: V) { self.model = model }

  /// Sets a new model value under the transaction in force at a scope.
  ///
  /// - Returns: Whether the model value has changed.
  @MainActor
  mutating func set(
    _ new: V, owner: _Node, attribute: UInt8, scope: TransactionScope, label: StaticString
  ) -> Bool {
    guard new != model else { return false }
    let stage = owner.stage
    guard new.magnitudeSquared.isFinite else {
      stage.report.notFinite("\(label)", of: owner)
      return false
    }
    let delta = new - model
    let old = model
    model = new
    guard !stage.isTicking, owner.isMounted else { return true }
    let transaction = stage.transaction(at: scope)
    stage.trace.attributeChanged(
      owner, label, transaction, scope, from: old.components, to: new.components,
      wasRunning: track >= 0)
    if let animation = transaction.animation {
      let velocity = stage.velocities.take(owner, attribute, as: V.self, at: stage.now.nanoseconds)
      track = stage.animator.start(
        track, owner: owner, attribute: attribute, delta: delta, transaction: transaction,
        animation: animation, velocity: velocity, now: stage.now.nanoseconds)
    } else if transaction.tracksVelocity {
      stage.velocities.record(new, owner, attribute, at: stage.now.nanoseconds)
    }
    return true
  }

  /// Replaces a first value that is not a number by zero, with a message.
  @MainActor
  mutating func validate(owner: _Node, label: StaticString) {
    guard !model.magnitudeSquared.isFinite else { return }
    owner.stage.report.notFiniteAtFirst("\(label)")
    model = .zero
  }

  /// Whether an animation of it runs.
  var isMoving: Bool { track >= 0 }

  /// Sets a model value that is not to animate.
  mutating func jump(_ new: V) { model = new }

  /// Takes a track that was started elsewhere.
  mutating func restart(_ track: Int32) { self.track = track }

  /// Forgets a track that has ended.
  mutating func end() { track = -1 }

  /// Frees the track of a node that goes.
  @MainActor
  mutating func cancel(_ animator: Animator) {
    if track >= 0 { animator.cancel(track) }
    track = -1
  }

  /// What is shown at the stage's time.
  @MainActor
  func presented(_ animator: Animator) -> V {
    track < 0 ? model : model - animator.remaining(track, as: V.self)
  }
}

extension Animated<Double> {
  @MainActor
  func presentedNumber(_ animator: Animator) -> Double {
    track < 0 ? model : model - animator.remainingNumber(track)
  }
}
