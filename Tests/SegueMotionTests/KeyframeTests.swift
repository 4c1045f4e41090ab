import SegueGeometry
import SegueMotion
import Testing

private struct Pose: Equatable {
  var height = 0.0
  var tilt = Angle.zero
  var scale = CGSize(width: 1, height: 1)
}

private struct Hop: KeyframeTrackContent {
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(10, duration: 1)
    LinearKeyframe(0, duration: 1)
  }
}

private struct Dance: Keyframes {
  var body: some Keyframes<Pose> {
    KeyframeTrack(\.height) { Hop() }
    KeyframeTrack(\.tilt) { LinearKeyframe(.degrees(90), duration: 1) }
  }
}

struct KeyframeTests {
  @Test(arguments: [(-1.0, 0.0), (0, 0), (0.5, 5), (1, 10), (1.25, 7.5), (2, 0), (9, 0)])
  func `4_15 linear keyframes go straight from value to value and rest at the last`(
    _ time: Double, _ value: Double
  ) {
    let timeline = KeyframeTimeline(initialValue: 0.0) { Hop() }
    #expect(timeline.duration == 2)
    #expect(near(timeline.value(time: time), value))
  }

  @Test func `4_15 progress is a fraction of the duration`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(8, duration: 2, timingCurve: .easeIn)
    }
    #expect(near(timeline.value(progress: 0.25), 8 * UnitCurve.easeIn.value(at: 0.25)))
  }

  @Test func `4_15 tracks run side by side, the longest gives the duration, a finished one holds`()
  {
    let timeline = KeyframeTimeline(initialValue: Pose()) { Dance() }
    #expect(timeline.duration == 2)
    let pose = timeline.value(time: 1.5)
    #expect(near(pose.height, 5) && near(pose.tilt.degrees, 90))
    #expect(pose.scale == CGSize(width: 1, height: 1))
  }

  @Test func `4_15 tracks apply in the order written`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.height) { LinearKeyframe(20, duration: 1) }
      KeyframeTrack(\.scale) { MoveKeyframe(CGSize(width: 2, height: 3)) }
    }
    #expect(near(timeline.value(time: 0.5).height, 10))
    #expect(timeline.value(time: 0).scale == CGSize(width: 2, height: 3))
  }

  @Test func `4_15 a move jumps and takes no time`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      MoveKeyframe(100)
      LinearKeyframe(101, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(near(timeline.value(time: 0.999), 0.999) && near(timeline.value(time: 1), 100))
    #expect(near(timeline.value(time: 1.5), 100.5))
  }

  @Test func `4_15 cubic keyframes pass each other with the velocity of their neighbours`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 0.5)
      CubicKeyframe(0, duration: 0.5)
    }
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    #expect(near(timeline.value(time: 1), 10) && near(timeline.value(time: 1.5), 30))
    #expect(near(slope(1), (30 - 0) / 1.5, 1e-3))
    #expect(near(slope(1.5), (0 - 10) / 1, 1e-3))
    #expect(near(slope(1e-6), 0, 1e-2) && near(slope(2 - 1e-6), 0, 1e-2))
  }

  @Test func `4_15 given velocities win over the smooth ones`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1, startVelocity: 5, endVelocity: -3)
      CubicKeyframe(0, duration: 1)
    }
    func slope(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time)) / 1e-6
    }
    #expect(near(slope(0), 5, 1e-3) && near(slope(1), -3, 1e-3))
  }

  @Test func `4_15 a spring keyframe follows its spring and lasts until it settles`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: spring, startVelocity: 20)
    }
    #expect(near(timeline.duration, spring.settlingDuration))
    let expected = spring.value(target: 10.0, initialVelocity: 20, time: 0.15)
    #expect(near(timeline.value(time: 0.15), expected))
    #expect(timeline.value(time: 60) == 10)
  }

  @Test func `4_15 a spring cut short hands on where it is and how fast`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.1, spring: .smooth)
      SpringKeyframe(0, duration: 0.5, spring: .smooth)
    }
    let cut = Spring.smooth.value(target: 10.0, time: 0.1)
    #expect(near(timeline.value(time: 0.1), cut))
    let speed = (timeline.value(time: 0.1 + 1e-6) - cut) / 1e-6
    #expect(near(speed, Spring.smooth.velocity(target: 10.0, time: 0.1), 0.01))
    #expect(timeline.value(time: 0.6) == 0)
  }

  @Test func `4_15 a new run keeps the velocity of the old one for keyframes that give none`() {
    let first = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) { LinearKeyframe(10, duration: 1) }
    }
    func restarted(_ keyframes: some Keyframes<Pose>) -> Double {
      let second = KeyframeTimeline(
        initialValue: first.value(time: 0.5), keyframes: keyframes, continuing: first, at: 0.5)
      return (second.value(time: 1e-6).height - 5) / 1e-6
    }
    #expect(near(restarted(KeyframeTrack(\.height) { CubicKeyframe(0, duration: 1) }), 10, 1e-3))
    #expect(near(restarted(KeyframeTrack(\.height) { SpringKeyframe(5) }), 10, 1e-2))
    #expect(near(restarted(KeyframeTrack(\.height) { LinearKeyframe(6, duration: 1) }), 1, 1e-3))
    #expect(
      near(
        restarted(KeyframeTrack(\.height) { CubicKeyframe(0, duration: 1, startVelocity: 2) }), 2,
        1e-3))
  }

  @Test(arguments: [true, false])
  func `loops and branches build tracks`(_ isHigh: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 0.5) }
      if isHigh {
        LinearKeyframe(100.0, duration: 1)
      } else {
        MoveKeyframe(50.0)
      }
    }
    #expect(timeline.duration == (isHigh ? 2.5 : 1.5))
    #expect(timeline.value(time: 9) == (isHigh ? 100 : 50))
    let inside = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.height) {
        if isHigh { MoveKeyframe(1.0) } else { LinearKeyframe(2.0, duration: 1) }
        for _ in 0..<2 { LinearKeyframe(3.0, duration: 1) }
      }
    }
    #expect(inside.duration == (isHigh ? 2 : 3))
  }

  @Test func `durations that make no sense jump`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: -1)
      CubicKeyframe(2, duration: .nan)
      SpringKeyframe(3, duration: 0)
    }
    #expect(timeline.duration == 0 && timeline.value(time: 0) == 3)
  }
}
