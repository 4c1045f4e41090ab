import SegueGeometry
import SegueMotion
import Testing

struct SpringSample: Sendable {
  let spring: Spring
  let velocity: Double
  let name: String
}

private let springs: [SpringSample] = [
  SpringSample(spring: Spring(), velocity: 0, name: "critical"),
  SpringSample(spring: Spring(), velocity: -800, name: "critical, thrown back"),
  SpringSample(spring: Spring(duration: 0.5, bounce: 0.3), velocity: 0, name: "underdamped"),
  SpringSample(spring: Spring(duration: 0.2, bounce: 0.9), velocity: 500, name: "bouncy"),
  SpringSample(spring: Spring(duration: 0.5, bounce: -0.5), velocity: 0, name: "overdamped"),
  SpringSample(spring: Spring(duration: 0.5, bounce: -0.01), velocity: 900, name: "just over"),
  SpringSample(
    spring: Spring(response: 0.5, dampingRatio: 1 + 1e-9), velocity: 3, name: "nearly critical"),
]

struct SpringTests {
  /// Integrates the spring's equation in small steps, as a check that shares no formula.
  private func integrated(_ spring: Spring, to target: Double, _ velocity: Double, _ time: Double)
    -> (value: Double, velocity: Double)
  {
    let count = 20_000
    let h = time / Double(count)
    let (k, c) = (spring.stiffness / spring.mass, spring.damping / spring.mass)
    var (x, v) = (0.0, velocity)
    func force(_ x: Double, _ v: Double) -> Double { k * (target - x) - c * v }
    for _ in 0..<count {
      let (x1, v1) = (v, force(x, v))
      let (x2, v2) = (v + h / 2 * v1, force(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, force(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, force(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
  }

  @Test(arguments: springs)
  func `4_4 a spring follows its equation in every regime`(_ s: SpringSample) {
    for time in [0.05, 0.25, 0.7] {
      let expected = integrated(s.spring, to: 100, s.velocity, time)
      let value = s.spring.value(target: 100.0, initialVelocity: s.velocity, time: time)
      let speed = s.spring.velocity(target: 100.0, initialVelocity: s.velocity, time: time)
      #expect(near(value, expected.value, 1e-7), "\(s.name) at \(time)")
      #expect(near(speed, expected.velocity, 1e-5), "\(s.name) at \(time)")
    }
  }

  @Test(arguments: [(0.167, 69.39784), (1.0 / 6, 69.27606)])
  func `S1 a spring of response 0_5 and damping 0_825 is at 69_398 after 167 ms`(
    _ time: Double, _ expected: Double
  ) {
    let animation = Animation.spring(response: 0.5, dampingFraction: 0.825)
    #expect(near(animation.sample(100, at: time) ?? 0, expected, 0.00001))
  }

  @Test(arguments: [(0.0, 0.25, 17.8974), (0.5, 0.25, -14.0700)])
  func `4_2 what remains follows the closed form`(_ bounce: Double, _ time: Double, _ left: Double)
  {
    let value = Spring(duration: 0.5, bounce: bounce).value(target: 100.0, time: time)
    #expect(near(100 - value, left, 0.001))
  }

  @Test(arguments: [
    (0.0, 1.0), (0.15, 0.85), (0.3, 0.7), (-0.5, 2.0), (-0.2, 1.25), (1.0, 0.001), (7.0, 0.001),
    (-1.0, 1000.0),
  ])
  func `4_2 bounce maps to damping and stays inside its bounds`(_ bounce: Double, _ ratio: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(near(spring.dampingRatio, ratio, 1e-6))
    #expect(near(spring.stiffness, 157.91367041742973, 1e-9))
    #expect(near(spring.damping, 2 * ratio * spring.stiffness.squareRoot(), 1e-3))
  }

  @Test func `trap 5 an interpolating spring of stiffness 100 and damping 10 settles in 1_47 s`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(spring.settlingDuration, 1.4727003, 1e-7))
  }

  @Test
  func `trap 5 a negative bounce keeps stiffness 157_9 and velocity is the derivative of value`() {
    let spring = Spring(duration: 0.5, bounce: -0.5)
    #expect(near(spring.stiffness, 157.9, 0.02))
    let (t, h) = (0.2, 1e-6)
    let slope =
      (spring.value(target: 1.0, time: t + h) - spring.value(target: 1.0, time: t - h)) / (2 * h)
    #expect(near(spring.velocity(target: 1.0, time: t), slope, 1e-6))
  }

  @Test func `a settling duration leads back to the same spring`() {
    for ratio in [0.3, 0.825, 1.0, 2.0] {
      let spring = Spring(settlingDuration: 0.8, dampingRatio: ratio)
      #expect(near(spring.settlingDuration, 0.8, 1e-9))
      #expect(spring.dampingRatio == ratio)
      let left = 1 - spring.value(target: 1.0, time: 0.8 + 1e-9)
      #expect(abs(left) <= 0.001)
    }
  }

  @Test func `a vector moves along its line and settles like its length`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let target = AnimatablePair(30.0, 40.0)
    let value = spring.value(target: target, time: 0.1)
    #expect(near(value.first / value.second, 0.75))
    #expect(
      near(
        spring.settlingDuration(target: target, epsilon: 0.05),
        spring.settlingDuration(target: 50.0, epsilon: 0.05)))
  }

  @Test func `an animatable value goes from one to another`() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let value = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 110, y: 50), initialVelocity: .zero,
      time: 0.2)
    let part = spring.value(target: 1.0, time: 0.2)
    #expect(near(Double(value.x), 10 + 100 * part) && near(Double(value.y), 50 * part))
    let speed = spring.velocity(
      fromValue: Angle.zero, toValue: .radians(2), initialVelocity: .zero, time: 0.2)
    #expect(near(speed.radians, 2 * spring.velocity(target: 1.0, time: 0.2)))
    let settling = spring.settlingDuration(
      fromValue: 1.0, toValue: 3.0, initialVelocity: 0, epsilon: 0.01)
    #expect(near(settling, spring.settlingDuration(target: 2.0, epsilon: 0.01)))
    let force = spring.force(fromValue: 0.0, toValue: 10, position: 4, velocity: 2)
    #expect(near(force, spring.stiffness * 6 - spring.damping * 2))
  }

  @Test func `updating in steps of any size gives the same motion`() {
    let spring = Spring(duration: 0.5, bounce: 0.4)
    var (value, velocity) = (0.0, 20.0)
    for step in [0.016, 0.1, 0.003, 0.081] {
      spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: step)
    }
    #expect(near(value, spring.value(target: 100.0, initialVelocity: 20, time: 0.2)))
    #expect(near(velocity, spring.velocity(target: 100.0, initialVelocity: 20, time: 0.2)))
    spring.update(value: &value, velocity: &velocity, target: 0, deltaTime: .nan)
    #expect(value.isFinite)
  }

  @Test(arguments: [
    Spring(duration: 0), Spring(duration: -1), Spring(duration: .nan), Spring(duration: .infinity),
    Spring(stiffness: 0, damping: 5), Spring(stiffness: -1, damping: 5),
    Spring(stiffness: .nan, damping: .nan), Spring(settlingDuration: 0, dampingRatio: 1),
  ])
  func `a spring without a usable length arrives at once`(_ spring: Spring) {
    #expect(spring.value(target: 5.0, initialVelocity: 3, time: 0) == 5)
    #expect(spring.velocity(target: 5.0, initialVelocity: 3, time: 1) == 0)
    #expect(spring.settlingDuration == 0)
    #expect(spring.force(target: 1.0, position: 0, velocity: 0) == 0)
  }

  @Test(arguments: [-0.5, .nan])
  func `a damping that makes no sense is critical`(_ ratio: Double) {
    #expect(Spring(response: 0.5, dampingRatio: ratio).dampingRatio == 1)
  }

  @Test func `a spring without damping never settles`() {
    #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
    #expect(Spring(mass: -1, stiffness: 100, damping: 10).mass == 1)
  }

  @Test func `more damping than critical counts only if it is allowed`() {
    #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
  }
}
