public import SegueMotion

/// The animation of one attribute off the fast path.
@MainActor
protocol LayeredTrack: AnyObject {
  /// Computes what remains at a time; calls back with each component.
  func sample(at now: Int64, _ write: (Int, Double) -> Void)
  func velocityComponents(at now: Int64) -> [Double]?
  func isEnded(at now: Int64) -> Bool
  /// The end where it is known in advance, else `Int64.max`.
  var knownEnd: Int64 { get }
  /// Nanoseconds from the newest start to its logical end; 0 where that is only known by running.
  var logicalEnd: Int64 { get }
}

/// Carries the environment to custom animations, which read it on the main actor only.
struct EnvironmentBox: @unchecked Sendable {
  let values: EnvironmentValues
}

extension AnimationContext {
  /// The environment of the view whose attribute animates.
  public var environment: EnvironmentValues {
    (environmentBox as? EnvironmentBox)?.values ?? EnvironmentValues()
  }
}

/// Animations of one attribute stacked on each other, oldest first.
///
/// Each works on the way from what the older ones show to its own target:
/// result = older + animate(target − older). With R for what remains and Δ for the change of the
/// target, a layer gets the interval Δ + R of the older ones.
@MainActor
final class TypedLayers<V: FlatVector>: LayeredTrack {
  private struct Layer {
    var kind: Kind
    let start: Int64
    let delta: V
    /// Velocity at the start, for linear springs.
    let velocity: V
    var end: Int64
  }

  private enum Kind {
    case linear(LinearMotion)
    case custom(Animation, AnimationContext<V>)
  }

  private var layers: [Layer] = []
  private var customEnded = false
  private let environment: EnvironmentScope
  private var listeners: [AnimationListener] = []

  init(environment: EnvironmentScope) { self.environment = environment }

  /// Takes over an animation that ran on the fast path.
  func adopt(_ motion: LinearMotion, start: Int64, interval: V, velocity: V) {
    layers.append(
      Layer(kind: .linear(motion), start: start, delta: interval, velocity: velocity, end: .max))
  }

  func add(
    _ animation: Animation, delta: V, velocity: V?, now: Int64, listeners: [AnimationListener]
  ) {
    if let motion = LinearMotion(animation) {
      let interval = remains(at: now) + delta
      let duration = motion.end(
        intervalSquared: interval.magnitudeSquared, intervalDotVelocity: 0, velocitySquared: 0)
      let initial =
        motion.initialVelocityPerInterval == 0
        ? velocity ?? .zero : interval.scaled(by: motion.initialVelocityPerInterval)
      layers.append(
        Layer(
          kind: .linear(motion), start: now, delta: delta, velocity: initial,
          end: duration == .max ? .max : now + duration))
      return
    }
    var context = AnimationContext<V>()
    context.environmentBox = EnvironmentBox(values: environment.values)
    if let last = layers.last, case .custom(let previous, var previousContext) = last.kind {
      // A custom animation may go on from the one before with its state.
      let time = Double(now - last.start) / 1e9
      let target = last.delta
      if animation.shouldMerge(
        previous: previous, value: target, time: time, context: &previousContext)
      {
        layers[layers.count - 1] = Layer(
          kind: .custom(animation, previousContext), start: last.start, delta: last.delta + delta,
          velocity: .zero, end: .max)
        customEnded = false
        return
      }
    }
    layers.append(
      Layer(kind: .custom(animation, context), start: now, delta: delta, velocity: .zero, end: .max)
    )
    context.state = AnimationState()
    customEnded = false
    self.listeners = listeners.filter { !$0.waitsForRemoval }
    for listener in self.listeners { listener.pending += 1 }
  }

  private func remains(at now: Int64) -> V {
    var result = V.zero
    for index in layers.indices {
      let seconds = Double(now - layers[index].start) / 1e9
      let interval = layers[index].delta + result
      switch layers[index].kind {
      case .linear(let motion):
        if now >= layers[index].end {
          result = .zero
        } else {
          let c = motion.coefficients(at: seconds)
          result = interval.scaled(by: c.p) - layers[index].velocity.scaled(by: c.q)
        }
      case .custom(let animation, var context):
        let shown = animation.animate(value: interval, time: seconds, context: &context)
        if context.isLogicallyComplete { releaseLogical() }
        layers[index].kind = .custom(animation, context)
        if let shown {
          result = interval - shown
        } else {
          result = .zero
          if index == layers.count - 1 {
            customEnded = true
            releaseLogical()
          }
        }
      }
    }
    return result
  }

  private func releaseLogical() {
    for listener in listeners { listener.pending -= 1 }
    listeners = []
  }

  func sample(at now: Int64, _ write: (Int, Double) -> Void) {
    for (k, value) in remains(at: now).components.enumerated() { write(k, value) }
  }

  func velocityComponents(at now: Int64) -> [Double]? {
    guard let last = layers.last else { return nil }
    let seconds = Double(now - last.start) / 1e9
    switch last.kind {
    case .linear(let motion):
      guard motion.keepsVelocity else { return nil }
      let c = motion.coefficients(at: seconds)
      return (V.zero - (last.delta.scaled(by: c.dp) - last.velocity.scaled(by: c.dq))).components
    case .custom(let animation, let context):
      return animation.velocity(value: last.delta, time: seconds, context: context)?.components
    }
  }

  func isEnded(at now: Int64) -> Bool {
    guard let last = layers.last else { return true }
    if case .custom = last.kind { return customEnded }
    return now >= last.end
  }

  var knownEnd: Int64 { layers.last?.end ?? .max }

  var logicalEnd: Int64 {
    guard let last = layers.last, case .linear(let motion) = last.kind else { return 0 }
    return motion.logicalEnd
  }
}
