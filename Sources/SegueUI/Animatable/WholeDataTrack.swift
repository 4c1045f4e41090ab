import SegueMotion

/// Data of a vector type that does not come apart into numbers.
///
/// A linear animation is interval · p − velocity · q. The track runs |interval| · p and
/// |velocity| · q as two numbers; the vectors they belong to stay here.
final class WholeDataTrack<Value, A: Animatable>: AnimatableDataTrack<Value> {
  private unowned(unsafe) let owner: _Node
  private let attribute: UInt8
  private var model: A.AnimatableData
  private var interval = A.AnimatableData.zero
  private var velocity = A.AnimatableData.zero
  private var numbers = Animated(PairVector.zero)

  init(_ value: A, owner: _Node, attribute: UInt8) {
    self.owner = owner
    self.attribute = attribute
    model = value.animatableData
  }

  private func remaining() -> A.AnimatableData {
    guard numbers.track >= 0 else { return .zero }
    let shown = owner.stage.animator.remaining(numbers.track, as: PairVector.self)
    return combine(shown.first, shown.second)
  }

  /// The vector that two numbers of the track stand for.
  private func combine(_ p: Double, _ q: Double) -> A.AnimatableData {
    let size = interval.magnitudeSquared.squareRoot()
    let speed = velocity.magnitudeSquared.squareRoot()
    let first = size > 0 ? interval.scaled(by: p / size) : .zero
    return first + (speed > 0 ? velocity.scaled(by: q / speed) : .zero)
  }

  override func setModel(_ value: Value) {
    guard let value = value as? A else { return }
    let new = value.animatableData
    guard new != model else { return }
    let stage = owner.stage
    guard new.magnitudeSquared.isFinite else {
      stage.report.notFinite("animatableData", of: owner)
      return
    }
    let delta = new - model
    model = new
    guard !stage.isTicking else { return }
    let transaction = stage.transaction(at: owner.scope)
    stage.trace.attributeChanged(
      owner, "animatableData", transaction, owner.scope, from: [], to: [],
      wasRunning: numbers.track >= 0)
    guard let animation = transaction.animation else { return }
    let now = stage.now.nanoseconds
    let rest = remaining()
    var speed = A.AnimatableData.zero
    if numbers.track >= 0, let motion = LinearMotion(animation), motion.mergesWithPersistentSpring {
      let moving = stage.animator.velocity(numbers.track, at: now)
      if moving.count == 2 { speed = combine(-moving[0], -moving[1]).scaled(by: -1) }
    }
    let previous = numbers.track
    interval = delta + rest
    velocity = speed
    let size = interval.magnitudeSquared.squareRoot()
    numbers.restart(
      stage.animator.start(
        -1, owner: owner, attribute: attribute, delta: PairVector(size, 0),
        transaction: transaction,
        animation: animation,
        velocity: PairVector(0, -velocity.magnitudeSquared.squareRoot()), now: now))
    // The new track waits for those who wait for the old one.
    if previous >= 0 { stage.animator.replace(previous, by: numbers.track) }
  }

  override func presented(_ value: Value) -> Value {
    guard numbers.track >= 0, var animatable = value as? A else { return value }
    animatable.animatableData = model - remaining()
    return animatable as? Value ?? value
  }

  override var isRunning: Bool { numbers.track >= 0 }
  override func end() { numbers.end() }
  override func cancel() { numbers.cancel(owner.stage.animator) }
}
