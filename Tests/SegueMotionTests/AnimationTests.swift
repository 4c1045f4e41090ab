import SegueMotion
import Testing

private struct Key: AnimationStateKey {
  static var defaultValue: Int { 7 }
}

/// Linear over one second, counting its calls.
private struct Counting: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Key.self] += 1
    return time < 1 ? value.scaled(by: time) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { value }
}

struct AnimationTests {
  @Test func `4_1 the default is a critically damped spring of 0_5 s and equals only itself`()
    throws
  {
    let motion = try #require(LinearMotion(.default))
    let same = try #require(LinearMotion(.spring(duration: 0.5)))
    #expect(motion.coefficients(at: 0.2) == same.coefficients(at: 0.2))
    #expect(motion.logicalEnd == 500_000_000)
    #expect(Animation.default == .default && Animation.default != .spring(duration: 0.5))
  }

  @Test(arguments: [
    (Animation.spring, 0.5, 1.0), (.smooth, 0.5, 1), (.snappy, 0.5, 0.85), (.bouncy, 0.5, 0.7),
    (.smooth(duration: 0.3, extraBounce: 0.1), 0.3, 0.9),
    (.snappy(duration: 0.3, extraBounce: 0.1), 0.3, 0.75), (.bouncy(extraBounce: 0.2), 0.5, 0.5),
    (.spring(response: 0.7), 0.7, 0.825), (.interactiveSpring, 0.15, 0.86),
    (.interactiveSpring(extraBounce: 0.1), 0.15, 0.76),
  ])
  func `4_1 each preset is the spring it names`(
    _ animation: Animation, _ response: Double, _ ratio: Double
  ) throws {
    let motion = try #require(LinearMotion(animation))
    let spring = Spring(response: response, dampingRatio: ratio)
    #expect(near(1 - motion.coefficients(at: 0.1).p, spring.value(target: 1.0, time: 0.1), 1e-12))
    #expect(motion.keepsVelocity)
  }

  @Test func `equal calls make equal animations`() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation(Counting()) == Animation(Counting()))
    #expect(Set([Animation.smooth, .smooth, .bouncy, Animation(Counting())]).count == 3)
    #expect(Animation(Counting()).base is Counting)
  }

  @Test func `a built-in animation's base makes the same animation again`() {
    let base = Animation.bouncy.delay(1).base
    let animation = Animation(base)
    #expect(animation == .bouncy.delay(1))
  }

  @Test(arguments: [
    (Animation.default, ".default"), (.easeIn, ".easeIn(duration: 0.35)"),
    (.bouncy.delay(0.2), ".spring(duration: 0.5, bounce: 0.3).delay(0.2)"),
    (.timingCurve(0.1, 0.2, 0.3, 0.4), ".timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35)"),
    (
      .linear(duration: 1).speed(2).repeatForever(),
      ".linear(duration: 1.0).speed(2.0).repeatForever(autoreverses: true)"
    ),
  ])
  func `an animation describes itself as one would write it`(_ animation: Animation, _ text: String)
  {
    #expect(animation.description == text)
    #expect(animation.debugDescription == "Animation(\(text))")
  }

  @Test func `4_12 a custom animation keeps its state in the context and ends with nil`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Counting())
    #expect(animation.animate(value: 4, time: 0.25, context: &context) == 1)
    #expect(animation.animate(value: 4, time: 1, context: &context) == nil)
    #expect(context.state[Key.self] == 9)
    #expect(animation.velocity(value: 4, time: 0.1, context: context) == 4)
    #expect(LinearMotion(animation) == nil)
    let other = context.withState(AnimationState<CGFloatPair>())
    #expect(other.state[Key.self] == 7)
  }

  private typealias CGFloatPair = AnimatablePair<Double, Double>

  @Test func `4_12 without its own rule a custom animation has no velocity and never takes over`() {
    struct Bare: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { nil }
    }
    var context = AnimationContext<Double>()
    let animation = Animation(Bare())
    #expect(animation.velocity(value: 1, time: 0, context: context) == nil)
    #expect(!animation.shouldMerge(previous: .linear, value: 1, time: 0, context: &context))
  }

  @Test func `4_6 modifiers reach a custom animation`() {
    let base = Animation(Counting())
    #expect(near(base.delay(0.5).sample(4, at: 0.75) ?? -1, 1))
    #expect(near(base.speed(2).sample(4, at: 0.25) ?? -1, 2))
    let context = AnimationContext<Double>()
    #expect(base.speed(2).velocity(value: 4, time: 0.1, context: context) == 8)
    #expect(base.delay(0.5).velocity(value: 4, time: 0.1, context: context) == nil)
    var other = AnimationContext<Double>()
    _ = base.logicallyComplete(after: 0.2).animate(value: 4, time: 0.3, context: &other)
    #expect(other.isLogicallyComplete)
  }

  @Test func `4_6 a repeated custom animation starts again where it ended`() {
    var context = AnimationContext<Double>()
    let animation = Animation(Counting()).repeatCount(3)
    var values: [Double?] = []
    for step in 0...7 {
      values.append(animation.animate(value: 4, time: Double(step) / 2, context: &context))
    }
    // Rounds end at 1 s, 2 s and 3 s; what follows the last one is not asked for by an engine.
    #expect(values.prefix(7) == [0, 2, 4, 2, 0, 2, nil])
    #expect(context.isLogicallyComplete)
  }

  @Test func `criteria are told apart`() {
    #expect(AnimationCompletionCriteria.removed != .logicallyComplete)
  }

  @Test func `an instant counts whole nanoseconds`() {
    let start = Timestamp.zero
    let half = (0..<10).reduce(start) { time, _ in time.advanced(by: .seconds(0.05)) }
    #expect(half.nanoseconds == 500_000_000 && half.seconds == 0.5)
    #expect(start.distance(to: half) == .milliseconds(500))
    #expect(half.distance(to: start) == .milliseconds(-500))
    #expect(half.advanced(by: .seconds(-3)) == .zero)
    #expect(half.advanced(by: .seconds(Int64.max)).nanoseconds == .max)
  }
}
