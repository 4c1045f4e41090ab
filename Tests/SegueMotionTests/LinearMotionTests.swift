import SegueMotion
import Testing

struct MotionSample: Sendable, CustomTestStringConvertible {
  let animation: Animation
  var testDescription: String { animation.description }
}

/// Every built-in kind that is linear, bare and inside modifiers.
private let linear: [Animation] = [
  .default, .linear, .easeIn, .easeOut(duration: 1), .easeInOut(duration: 0.2),
  .timingCurve(0.2, -0.6, 0.3, 1.8, duration: 0.6), .timingCurve(.circularEaseIn, duration: 0.5),
  .spring, .smooth, .snappy, .bouncy, .spring(response: 0.4, dampingFraction: 0.3),
  .interactiveSpring, .interactiveSpring(duration: 0.2, extraBounce: 0.1),
  .interpolatingSpring, .interpolatingSpring(stiffness: 100, damping: 10),
  .interpolatingSpring(mass: 2, stiffness: 80, damping: 6, initialVelocity: 3),
  .spring(duration: 0.5, bounce: -0.4), .bouncy.delay(0.15), .snappy.speed(2).delay(0.1),
  .easeIn.delay(-0.1), .linear(duration: 0.3).repeatForever(),
  .easeIn(duration: 0.25).repeatCount(3, autoreverses: false),
  .easeIn(duration: 0.25).repeatCount(4), .linear(duration: 0.2).delay(0.1).repeatForever(),
  .linear(duration: 0.2).repeatForever(autoreverses: false).delay(0.1).speed(0.5),
  .interpolatingSpring(duration: 0.2, bounce: 0.2, initialVelocity: 2).repeatCount(2).speed(1.5),
  .smooth.logicallyComplete(after: 0.1), .linear.repeatCount(2).repeatCount(3),
]

struct LinearMotionTests {
  @Test(arguments: linear.map(MotionSample.init))
  func `the coefficients agree with the animation itself`(_ sample: MotionSample) throws {
    let motion = try #require(LinearMotion(sample.animation))
    let interval = 80.0
    let velocity = interval * motion.initialVelocityPerInterval
    let end = motion.end(
      intervalSquared: interval * interval, intervalDotVelocity: interval * velocity,
      velocitySquared: velocity * velocity)
    for step in 0...150 {
      let now = Int64(step) * 12_345_678
      let time = Double(now) / 1e9
      let c = motion.coefficients(at: time)
      if let value = sample.animation.sample(interval, at: time) {
        #expect(now <= end)
        #expect(near(interval - value, interval * c.p - velocity * c.q), "at \(time)")
      } else {
        #expect(now >= end, "ended at \(time), not at \(end)")
      }
    }
  }

  @Test(arguments: linear.map(MotionSample.init))
  func `dp and dq are the derivatives of p and q`(_ sample: MotionSample) throws {
    let motion = try #require(LinearMotion(sample.animation))
    let h = 1e-7
    // Away from the ends of delays and rounds, where the slope jumps.
    for time in [0.033, 0.077, 0.171, 0.222] {
      let (before, after) = (motion.coefficients(at: time - h), motion.coefficients(at: time + h))
      let c = motion.coefficients(at: time)
      #expect(near((after.p - before.p) / (2 * h), c.dp, 1e-4), "at \(time)")
      #expect(near((after.q - before.q) / (2 * h), c.dq, 1e-4), "at \(time)")
    }
  }

  /// The rest of a spring found by testing every grid point with the closed form.
  private func scannedEnd(
    _ motion: LinearMotion, _ interval: Double, _ velocity: Double, _ ratio: Double,
    _ response: Double, summed: Double
  ) -> Int64 {
    let frequency = 2 * Double.pi / response
    for index in 0..<300_000 {
      let c = motion.coefficients(at: Double(index) / 300)
      let left = interval * c.p - velocity * c.q
      let speed = interval * c.dp - velocity * c.dq
      let force = -frequency * frequency * left - 2 * ratio * frequency * speed
      if speed * speed <= 0.0036, force * force <= 0.0036,
        summed == 0 || left * left <= 1e-4 * summed * summed
      {
        return (Int64(index) * 10_000_000 + 2) / 3
      }
    }
    return .max
  }

  @Test(arguments: [0.006, 0.05, 0.3, 0.825, 1, 1.5, 8], [0.1, 0.5, 3])
  func `4_4 a persistent spring ends at the first grid point at which it is at rest`(
    _ ratio: Double, _ response: Double
  ) throws {
    let animation = Animation.spring(response: response, dampingFraction: ratio)
    let motion = try #require(LinearMotion(animation))
    for (interval, velocity, summed) in [
      (100.0, 0.0, 100.0), (1, 0, 1), (0.003, 0, 0.003), (50, -900, 0), (-20, 40, 80), (0, 30, 0),
      (0, 0, 0), (128, 5, 400),
    ] {
      let end = motion.end(
        intervalSquared: interval * interval, intervalDotVelocity: interval * velocity,
        velocitySquared: velocity * velocity, summedIntervalSquared: summed * summed)
      let expected = scannedEnd(motion, interval, velocity, ratio, response, summed: summed)
      #expect(end == expected, "\(interval), \(velocity)")
    }
  }

  @Test func `4_4 a spring that is asked to swing for ever still has an end, or never one`() throws
  {
    let almost = try #require(LinearMotion(.spring(duration: 0.1, bounce: 1)))
    let end = almost.end(intervalSquared: 1e4, intervalDotVelocity: 0, velocitySquared: 0)
    #expect(end > 100_000_000_000 && end < .max)
    let forever = try #require(LinearMotion(.spring(response: 0.5, dampingFraction: 0)))
    #expect(forever.end(intervalSquared: 1, intervalDotVelocity: 0, velocitySquared: 0) == .max)
    #expect(
      almost.end(intervalSquared: .nan, intervalDotVelocity: 0, velocitySquared: 0) == 0)
  }

  @Test func `4_4 logical completion is the response, the duration, or never`() throws {
    let expected: [(Animation, Int64)] = [
      (.spring(duration: 0.3), 300_000_000), (.default, 500_000_000),
      (.spring(duration: 0.3).delay(0.2), 500_000_000), (.bouncy.speed(2), 250_000_000),
      (.linear(duration: 0.35).delay(0.1), 450_000_000),
      (.linear(duration: 0.1).repeatCount(3), 300_000_000), (.linear.repeatForever(), .max),
      (.linear.repeatForever().logicallyComplete(after: 0.2), 200_000_000),
      (.smooth.logicallyComplete(after: 2), 500_000_000), (.linear.speed(0), .max),
      (.interpolatingSpring(stiffness: 100, damping: 10), 628_318_531),
      (.linear(duration: 0), 0), (.linear(duration: -1), 0), (.linear(duration: .nan), 0),
    ]
    for (animation, end) in expected {
      #expect(try #require(LinearMotion(animation)).logicalEnd == end, "\(animation)")
    }
  }

  @Test func `4_4 an interpolating spring ends when 0_001 of the interval is left`() throws {
    let motion = try #require(LinearMotion(.interpolatingSpring(stiffness: 100, damping: 10)))
    let end = motion.end(intervalSquared: 1e6, intervalDotVelocity: 0, velocitySquared: 0)
    #expect(near(Double(end) / 1e9, 1.4727003, 1e-7))
    #expect(!motion.keepsVelocity && !motion.mergesWithPersistentSpring)
  }

  @Test func `4_6 delay holds the start, speed stretches time`() throws {
    let delayed = try #require(LinearMotion(.linear(duration: 1).delay(0.5)))
    #expect(delayed.coefficients(at: 0.25).p == 1 && delayed.coefficients(at: 0.25).dp == 0)
    #expect(near(delayed.coefficients(at: 0.75).p, 0.75))
    let fast = try #require(LinearMotion(.linear(duration: 1).speed(4)))
    #expect(near(fast.coefficients(at: 0.125).p, 0.5) && near(fast.coefficients(at: 0.1).dp, -4))
    #expect(try #require(LinearMotion(.linear.speed(-1))).coefficients(at: 9).p == 1)
  }

  @Test(arguments: [
    (0.05, 0.5), (0.1, 1), (0.15, 0.5), (0.2, 0), (0.25, 0.5), (1000.05, 0.5),
  ])
  func `4_6 every second round goes back`(_ time: Double, _ done: Double) throws {
    let motion = try #require(LinearMotion(.linear(duration: 0.1).repeatForever()))
    #expect(near(1 - motion.coefficients(at: time).p, done, 1e-6))
    #expect(motion.repeatsForever)
  }

  @Test func `4_6 a round goes back the way it came, in value and not in time`() {
    let animation = Animation.easeIn(duration: 1).repeatForever()
    let there = animation.sample(10, at: 0.3) ?? -1
    let back = animation.sample(10, at: 1.3) ?? -1
    #expect(near(back, 10 - there))
  }

  @Test func `4_6 after an even number of rounds the value jumps to its end`() {
    let animation = Animation.linear(duration: 0.5).repeatCount(2)
    #expect(near(animation.sample(10, at: 0.999) ?? -1, 0.02))
    #expect(near(animation.sample(10, at: 1) ?? -1, 0))
    #expect(animation.sample(10, at: 1.001) == nil)
    #expect(near(Animation.linear(duration: 0.5).repeatCount(0).sample(10, at: 0.25) ?? -1, 5))
  }

  @Test(arguments: [(0.15, 0.25), (0.5, 1), (0.55, 0), (0.75, 0.25)])
  func `4_6 a delay inside a repeat delays every round`(_ time: Double, _ done: Double) {
    let animation = Animation.linear(duration: 0.4).delay(0.1)
    let repeated = animation.repeatForever(autoreverses: false)
    // The first round: 0.1 s of waiting, 0.4 s of motion; the second from 0.5 s.
    let expected = time <= 0.5 ? (time - 0.1) / 0.4 : max(0, time - 0.6) / 0.4
    #expect(near(repeated.sample(1, at: time) ?? -1, expected))
  }

  @Test func `4_6 a delay outside a repeat delays the first round only`() {
    let animation = Animation.linear(duration: 0.4).repeatForever(autoreverses: false).delay(0.1)
    #expect(animation.sample(1, at: 0.05) == 0)
    #expect(near(animation.sample(1, at: 0.55) ?? -1, 0.125))
  }

  @Test(arguments: [0.0, -1, .nan])
  func `4_3 a curve without a duration ends at once, also repeated`(_ duration: Double) {
    #expect(Animation.linear(duration: duration).sample(1, at: 0) == nil)
    #expect(Animation.linear(duration: duration).repeatForever().sample(1, at: 0) == nil)
    #expect(Animation.easeIn(duration: duration).repeatCount(3).sample(1, at: 0) == nil)
  }

  @Test func `4_3 a curve ends only after its duration`() {
    #expect(Animation.linear.sample(1, at: 0.35) == 1)
    #expect(Animation.linear.sample(1, at: 0.350000001) == nil)
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect((Animation.timingCurve(0.2, -2, 0.8, 3, duration: 1).sample(1, at: 0.15) ?? 0) < 0)
  }

  @Test func `a spring that repeats is not linear but still runs`() {
    let animation = Animation.spring(duration: 0.3).repeatCount(2, autoreverses: true)
    #expect(LinearMotion(animation) == nil)
    var context = AnimationContext<Double>()
    let length =
      Double(
        LinearMotion(.spring(duration: 0.3))?.end(
          intervalSquared: 100, intervalDotVelocity: 0, velocitySquared: 0) ?? 0) / 1e9
    let there = animation.animate(value: 10, time: 0.1, context: &context) ?? -1
    let back = animation.animate(value: 10, time: length + 0.1, context: &context) ?? -1
    #expect(near(there + back, 10))
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 10, time: 2 * length + 0.001, context: &context) == nil)
    #expect(context.isLogicallyComplete)
  }
}
