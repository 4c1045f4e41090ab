import SegueMotion

/// Animations of one attribute stacked on each other, oldest first.
///
/// Each works on the way from what the older ones show to its own target:
/// result = older + animate(target − older). With R for what remains and Δ for the change of the
/// target, a layer gets the interval Δ + R of the older ones.
///
/// A class because the animator keeps tracks of all vector types in one place.
@MainActor
final class TypedLayers<V: FlatVector>: LayeredTrack {
  fileprivate struct Layer {
    var kind: Kind
    let animation: Animation
    let start: Int64
    var delta: V
    /// Velocity at the start, for springs.
    var velocity = V.zero
    var end = Int64.max
    /// Wait until a custom animation says that it is logically complete.
    var listeners: [AnimationListener] = []

    mutating func releaseListeners() {
      for listener in listeners { listener.release() }
      listeners = []
    }
  }

  fileprivate enum Kind {
    case linear(LinearMotion)
    case custom(AnimationContext<V>)
    /// A custom animation that has said that it is done.
    case done
  }

  private var layers: [Layer] = []
  private let environment: EnvironmentScope

  init(environment: EnvironmentScope) { self.environment = environment }

  /// Takes over an animation that ran on the fast path.
  func adopt(
    _ motion: LinearMotion, _ animation: Animation, start: Int64, end: Int64, interval: V,
    velocity: V
  ) {
    layers.append(
      Layer(
        kind: .linear(motion), animation: animation, start: start, delta: interval,
        velocity: velocity, end: end))
  }

  /// Adds an animation on top, or lets it take the newest one over if it wants to.
  func add(_ animation: Animation, delta: V, now: Int64, listeners: [AnimationListener]) {
    if let motion = LinearMotion(animation) {
      let interval = remains(at: now) + delta
      let duration = motion.end(
        intervalSquared: interval.magnitudeSquared, intervalDotVelocity: 0, velocitySquared: 0)
      layers.append(
        Layer(
          kind: .linear(motion), animation: animation, start: now, delta: delta,
          end: duration == .max ? .max : now + duration))
      return
    }
    let waiting = listeners.filter { !$0.waitsForRemoval }
    for listener in waiting { listener.pending += 1 }
    if let merged = takingOver(animation, delta: delta, now: now) {
      layers[layers.count - 1] = merged
      layers[layers.count - 1].listeners += waiting
      return
    }
    layers.append(
      Layer(
        kind: .custom(makeContext()), animation: animation, start: now, delta: delta,
        listeners: waiting))
  }

  private func makeContext() -> AnimationContext<V> {
    var context = AnimationContext<V>()
    context.environmentBox = EnvironmentBox(values: environment.values)
    return context
  }

  /// The newest layer under a custom animation that goes on with it; nil if it does not want to.
  private func takingOver(_ animation: Animation, delta: V, now: Int64) -> Layer? {
    guard let last = layers.last else { return nil }
    var context: AnimationContext<V>
    switch last.kind {
    case .done: return nil
    case .custom(let known): context = known
    case .linear: context = makeContext()
    }
    let time = Double(now - last.start) / 1e9
    guard
      animation.shouldMerge(
        previous: last.animation, value: last.delta, time: time, context: &context)
    else { return nil }
    context.isLogicallyComplete = false
    return Layer(
      kind: .custom(context), animation: animation, start: last.start, delta: last.delta + delta,
      listeners: last.listeners)
  }

  private func remains(at now: Int64) -> V {
    var result = V.zero
    var ended = 0
    for index in layers.indices {
      let seconds = Double(now - layers[index].start) / 1e9
      let interval = layers[index].delta + result
      switch layers[index].kind {
      case .done: result = .zero
      case .linear(let motion):
        if now >= layers[index].end {
          result = .zero
        } else {
          let c = motion.coefficients(at: seconds)
          // An initial velocity is a fraction of the interval, which an older animation may move.
          let share = motion.initialVelocityPerInterval
          let velocity = share == 0 ? layers[index].velocity : interval.scaled(by: share)
          result = interval.scaled(by: c.p) - velocity.scaled(by: c.q)
        }
      case .custom(var context):
        let shown = layers[index].animation.animate(
          value: interval, time: seconds, context: &context)
        layers[index].kind = .custom(context)
        if context.isLogicallyComplete { layers[index].releaseListeners() }
        if let shown {
          result = interval - shown
        } else {
          result = .zero
          layers[index].kind = .done
          layers[index].releaseListeners()
        }
      }
      if layers[index].isEnded(at: now), index < layers.count - 1 { ended = index + 1 }
    }
    // What lies below an animation that has ended shows no more.
    for index in 0..<ended { layers[index].releaseListeners() }
    layers.removeFirst(ended)
    return result
  }

  func sample(at now: Int64, _ write: (Int, Double) -> Void) {
    for (k, value) in remains(at: now).components.enumerated() { write(k, value) }
  }

  func velocityComponents(at now: Int64) -> [Double]? {
    guard let last = layers.last else { return nil }
    let seconds = Double(now - last.start) / 1e9
    switch last.kind {
    case .done: return nil
    case .linear(let motion):
      guard motion.keepsVelocity else { return nil }
      let c = motion.coefficients(at: seconds)
      return (last.velocity.scaled(by: c.dq) - last.delta.scaled(by: c.dp)).components
    case .custom(let context):
      return last.animation.velocity(value: last.delta, time: seconds, context: context)?
        .components
    }
  }

  func isEnded(at now: Int64) -> Bool { layers.last?.isEnded(at: now) ?? true }

  func close() { for index in layers.indices { layers[index].releaseListeners() } }

  var newestInterval: [Double] { layers.last?.delta.components ?? [] }

  var knownEnd: Int64 { layers.last?.end ?? .max }

  var logicalEnd: Int64 {
    guard let last = layers.last, case .linear(let motion) = last.kind else { return 0 }
    return motion.logicalEnd
  }
}

extension TypedLayers.Layer {
  func isEnded(at now: Int64) -> Bool {
    if case .done = kind { return true }
    return now >= end
  }
}
