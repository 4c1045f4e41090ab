import SegueMotion
import Testing

private struct Plain: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { time < 1 ? value.scaled(by: time) : nil }
}

struct MergeSample: Sendable {
  let new: Animation
  let old: Animation
  let merges: Bool

  init(_ new: Animation, _ old: Animation, _ merges: Bool) {
    (self.new, self.old, self.merges) = (new, old, merges)
  }
}

private let cases: [MergeSample] = [
  MergeSample(.spring, .bouncy, true), MergeSample(.default, .linear, true),
  MergeSample(.smooth, .interpolatingSpring, true), MergeSample(.snappy, Animation(Plain()), true),
  MergeSample(.smooth, .smooth.delay(1), true), MergeSample(.linear, .spring, false),
  MergeSample(.interpolatingSpring, .spring, false),
  MergeSample(.spring.repeatForever(), .spring, false),
  MergeSample(.spring.delay(0.2), .bouncy.delay(0.2), true),
  MergeSample(.spring.delay(0.2), .bouncy.delay(0.3), false),
  MergeSample(.spring.delay(0.2), .spring, false),
  MergeSample(.spring.speed(2).delay(0.2), .smooth.speed(2).delay(0.2), true),
  MergeSample(.spring.delay(0.2).speed(2), .smooth.speed(2).delay(0.2), false),
  MergeSample(.spring.delay(0.2), .linear.delay(0.2), false),
  MergeSample(Animation(Plain()), .spring, false),
]

struct MergingTests {
  @Test(arguments: cases)
  func `4_5 who takes over from whom`(_ sample: MergeSample) {
    var context = AnimationContext<Double>()
    let merges = sample.new.shouldMerge(
      previous: sample.old, value: 10, time: 0.1, context: &context)
    #expect(merges == sample.merges)
    guard let new = LinearMotion(sample.new) else { return }
    guard let old = LinearMotion(sample.old) else {
      #expect(new.mergesAfterAny == sample.merges)
      return
    }
    #expect(new.merges(after: old) == sample.merges)
  }

  /// Retargets 0→100 to 0→`target` at 0.2 s and returns the value as the animation itself has it
  /// and as the coefficients have it.
  private func retargeted(
    _ new: Animation, _ old: Animation, target: Double, at time: Double
  ) throws -> (Double?, Double) {
    let change = 0.2
    var context = AnimationContext<Double>()
    #expect(new.shouldMerge(previous: old, value: 100, time: change, context: &context))
    let slow = new.animate(value: target, time: time, context: &context)

    let (running, next) = (try #require(LinearMotion(old)), try #require(LinearMotion(new)))
    let c = running.coefficients(at: change)
    let start = 100 * (1 - c.p)
    let velocity = running.keepsVelocity ? -100 * c.dp : 0
    let merged = next.takingOver(running, elapsed: change)
    let d = merged.coefficients(at: time - change)
    return (slow, target - ((target - start) * d.p - velocity * d.q))
  }

  @Test(arguments: [
    (Animation.spring, Animation.bouncy), (.bouncy, .bouncy), (.smooth, .linear(duration: 1)),
    (.snappy, .interpolatingSpring(duration: 1)), (.interactiveSpring, .spring(duration: 0.6)),
    (.spring(duration: 0.2, blendDuration: 0.1), .smooth(duration: 1)),
    (.spring.speed(2), .bouncy.speed(2)), (.spring.delay(0.3), .bouncy.delay(0.3)),
    (.spring.delay(0.1), .bouncy.delay(0.1)),
  ])
  func `4_5 a retargeted spring goes on from offset and velocity, both ways of asking agree`(
    _ new: Animation, _ old: Animation
  ) throws {
    for time in [0.2, 0.21, 0.3, 0.37, 0.6] {
      for target in [150.0, 0] {
        let (slow, fast) = try retargeted(new, old, target: target, at: time)
        #expect(near(slow ?? target, fast, 1e-9), "to \(target) at \(time)")
      }
    }
    let before = old.sample(100, at: 0.2) ?? 100
    #expect(near(try retargeted(new, old, target: 30, at: 0.2).1, before))
  }

  @Test func `4_5 velocity is kept, so the motion has no kink`() throws {
    let (spring, h) = (Animation.smooth(duration: 0.5), 1e-5)
    let before = (spring.sample(100, at: 0.2) ?? 0) - (spring.sample(100, at: 0.2 - h) ?? 0)
    let after =
      try retargeted(.bouncy, spring, target: 0, at: 0.2 + h).1
      - (spring.sample(100, at: 0.2) ?? 0)
    #expect(near(before / h, after / h, 1))
    #expect(before / h > 100)
  }

  @Test func `4_4 after a reversal the summed interval is zero and the spring still ends`() throws {
    var context = AnimationContext<Double>()
    let spring = Animation.smooth
    #expect(spring.shouldMerge(previous: spring, value: 100, time: 0.2, context: &context))
    context.isLogicallyComplete = false
    #expect(spring.animate(value: 0, time: 0.69, context: &context) != nil)
    #expect(!context.isLogicallyComplete)
    #expect(spring.animate(value: 0, time: 0.7, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    #expect(spring.animate(value: 0, time: 5, context: &context) == nil)
  }

  @Test func `4_5 a delay already waited is not waited again`() throws {
    let delayed = try #require(LinearMotion(.smooth.delay(0.3)))
    let early = delayed.takingOver(delayed, elapsed: 0.1)
    #expect(early.coefficients(at: 0.19).p == 1 && early.coefficients(at: 0.21).p < 1)
    let late = delayed.takingOver(delayed, elapsed: 0.5)
    #expect(late.coefficients(at: 0.01).p < 1)
    #expect(delayed.merges(after: late) && late.merges(after: early))
    #expect(delayed.takingOver(late, elapsed: 0).coefficients(at: 0.01).p < 1)
  }

  @Test func `4_5 the response goes over along a smooth step of the blend duration`() throws {
    let old = try #require(LinearMotion(.spring(duration: 1)))
    let new = try #require(LinearMotion(.spring(duration: 0.2, blendDuration: 0.4)))
    let merged = new.takingOver(old, elapsed: 0.1)
    // Integrate the spring with the response of the formula in small steps.
    var (left, speed, time) = (1.0, 0.0, 0.0)
    let h = 1e-5
    while time < 0.5 {
      let p = min((time + h / 2) / 0.4, 1)
      let response = 0.2 + 0.8 * (1 - p * p * (3 - 2 * p))
      let w = 2 * Double.pi / response
      speed += h * (-w * w * left - 2 * w * speed)
      left += h * speed
      time += h
    }
    #expect(near(merged.coefficients(at: 0.5).p, left, 2e-4))
    #expect(near(merged.coefficients(at: 0).p, 1))
    let (before, after) = (merged.coefficients(at: 0.4 - 1e-9), merged.coefficients(at: 0.4 + 1e-9))
    #expect(near(before.p, after.p, 1e-6))
    let end = merged.end(intervalSquared: 1e4, intervalDotVelocity: 0, velocitySquared: 0)
    #expect(end > 400_000_000 && end < 2_000_000_000)
    #expect(merged != new)
    // Without a blend duration, or from the same response, nothing is blended.
    #expect(old.takingOver(new, elapsed: 0.1) == old)
    #expect(new.takingOver(new, elapsed: 0.1) == new)
  }

  @Test func `4_5 a blend that is taken over starts from the response in force`() throws {
    let slow = try #require(LinearMotion(.spring(duration: 1)))
    let fast = try #require(LinearMotion(.spring(duration: 0.2, blendDuration: 0.4)))
    let blending = fast.takingOver(slow, elapsed: 0)
    let again = fast.takingOver(blending, elapsed: 0.2)
    #expect(again != fast && again != blending)
    #expect(fast.takingOver(blending, elapsed: 0.5) == fast)
  }
}
