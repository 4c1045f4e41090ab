import SegueGeometry
import SegueMotion
import Testing

struct KnownValue: Sendable {
  enum Measure: Sendable {
    case value
    case velocity
    case inverseValue
  }

  let curve: UnitCurve
  let measure: Measure
  let progress: Double
  let expected: Double
  var tolerance = 1.5e-8

  init(
    _ curve: UnitCurve, _ measure: Measure, _ progress: Double, _ expected: Double,
    _ tolerance: Double = 1.5e-8
  ) {
    (self.curve, self.measure, self.progress) = (curve, measure, progress)
    (self.expected, self.tolerance) = (expected, tolerance)
  }

  var actual: Double {
    switch measure {
    case .value: curve.value(at: progress)
    case .velocity: curve.velocity(at: progress)
    case .inverseValue: curve.inverse.value(at: progress)
    }
  }
}

private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
  .bezier(
    startControlPoint: UnitPoint(x: CGFloat(x1), y: CGFloat(y1)),
    endControlPoint: UnitPoint(x: CGFloat(x2), y: CGFloat(y2)))
}

private let knownValues: [KnownValue] = [
  KnownValue(.linear, .value, 0, 0),
  KnownValue(.linear, .value, 0.5, 0.5),
  KnownValue(.linear, .value, 0.75, 0.75),
  KnownValue(.linear, .velocity, -0.5, 1),
  KnownValue(.linear, .velocity, 0, 1),
  KnownValue(.linear, .velocity, 0.5, 1),
  KnownValue(.linear, .velocity, 0.75, 1),
  KnownValue(.linear, .velocity, 1.5, 1),
  KnownValue(.linear, .inverseValue, 0, 0),
  KnownValue(.linear, .inverseValue, 1, 1),
  KnownValue(.easeInOut, .value, 0, 0),
  KnownValue(.easeInOut, .value, 0.25, 0.13, 0.01),
  KnownValue(.easeInOut, .value, 0.75, 0.87, 0.01),
  KnownValue(.easeInOut, .value, 1, 1),
  KnownValue(.easeInOut, .value, 1.5, 1),
  KnownValue(.easeInOut, .velocity, -1000, 0),
  KnownValue(.easeInOut, .velocity, 0, 0),
  KnownValue(.easeInOut, .velocity, 1, 0),
  KnownValue(.easeIn, .value, 0, 0),
  KnownValue(.easeIn, .value, 0.25, 0.09, 0.01),
  KnownValue(.easeIn, .value, 1, 1),
  KnownValue(.easeIn, .velocity, 0.25, 0.67, 0.01),
  KnownValue(.easeIn, .velocity, 0.75, 1.37, 0.01),
  KnownValue(.easeOut, .value, 0.5, 0.68, 0.01),
  KnownValue(.easeOut, .value, 1, 1),
  KnownValue(.easeOut, .velocity, 0, 1, 0.01),
  KnownValue(.easeOut, .velocity, 0.25, 1.37, 0.01),
  KnownValue(.easeOut, .velocity, 0.5, 1.07, 0.01),
  KnownValue(.easeOut, .velocity, 1, 0),
  KnownValue(.circularEaseIn, .value, 0, 0),
  KnownValue(.circularEaseIn, .value, 0.25, 0.032, 0.001),
  KnownValue(.circularEaseIn, .value, 0.5, 0.134, 0.001),
  KnownValue(.circularEaseIn, .value, 1, 1),
  KnownValue(.circularEaseIn, .velocity, 0.25, 0.258, 0.001),
  KnownValue(.circularEaseIn, .velocity, 0.5, 0.577, 0.001),
  KnownValue(.circularEaseIn, .inverseValue, 0.3, 0.714142842854285),
  KnownValue(.circularEaseIn, .inverseValue, 0.7, 0.9539392014169457),
  KnownValue(.circularEaseOut, .value, 0, 0),
  KnownValue(.circularEaseOut, .value, 0.25, 0.661, 0.001),
  KnownValue(.circularEaseOut, .value, 0.75, 0.968, 0.001),
  KnownValue(.circularEaseOut, .value, 1, 1),
  KnownValue(.circularEaseOut, .velocity, 0, .infinity),
  KnownValue(.circularEaseInOut, .value, 0, 0),
  KnownValue(.circularEaseInOut, .value, 0.25, 0.067, 0.001),
  KnownValue(.circularEaseInOut, .value, 0.5, 0.5),
  KnownValue(bezier(0.5, 0.5, 0.5, 0.5), .value, 0.5, 0.5),
  KnownValue(bezier(0.5, 0.5, 0.5, 0.5), .value, 1, 1),
  KnownValue(bezier(0.25, 0.1, 0.75, 0.9), .value, 0, 0),
  KnownValue(bezier(-0.5, 2, 1.5, -1), .value, 0, 0),
  KnownValue(bezier(-0.5, 2, 1.5, -1), .velocity, 0.5, -1),
]

struct KnownValuesTests {
  @Test(arguments: knownValues)
  func `a curve has the value and the slope that are known of it`(_ known: KnownValue) {
    #expect(near(known.actual, known.expected, known.tolerance), "got \(known.actual)")
  }

  @Test(arguments: [0.3, 0.7])
  func `the inverse of a Bézier curve swaps x and y of its controls`(_ progress: Double) {
    let curve = bezier(0.25, 0.1, 0.75, 0.9)
    let swapped = bezier(0.1, 0.25, 0.9, 0.75)
    #expect(near(curve.inverse.value(at: progress), swapped.value(at: progress)))
    #expect(near(curve.inverse.value(at: curve.value(at: progress)), progress))
  }

  @Test func `the inverse of easeIn is not easeOut`() {
    let inverse = UnitCurve.easeIn.inverse.velocity(at: 0.3)
    #expect(abs(inverse - UnitCurve.easeOut.velocity(at: 0.3)) > 0.1)
  }

  @Test func `circularEaseInOut rises through its middle`() {
    let curve = UnitCurve.circularEaseInOut
    #expect(curve.value(at: 0.49) < curve.value(at: 0.5))
    #expect(curve.value(at: 0.5) < curve.value(at: 0.51))
    #expect(curve.velocity(at: 0.5) > 0)
  }

  @Test(arguments: [
    (180.0, 402.1238596594935), (360.0, 804.247719318987), (90.0, 201.06192982974676),
  ])
  func `3_6 an angle's data is its radians times 128`(_ degrees: Double, _ data: Double) {
    #expect(Angle.degrees(degrees).animatableData == data)
  }

  @Test func `a Bézier curve is solved to 1e-9 everywhere`() {
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, bezier(0, 1, 1, 0), bezier(1, 0, 0, 1)] {
      for step in 1..<200 {
        let progress = Double(step) / 200
        // Where the curve is not steep, its inverse must lead back.
        guard case let value = curve.value(at: progress), (0.01...0.99).contains(value) else {
          continue
        }
        #expect(near(curve.inverse.value(at: value), progress, 1e-8) || !isMonotonic(curve))
      }
    }
  }

  private func isMonotonic(_ curve: UnitCurve) -> Bool {
    (0..<200).allSatisfy {
      curve.value(at: Double($0) / 200) <= curve.value(at: Double($0 + 1) / 200)
    }
  }

  @Test func `progress that is not a number is the start`() {
    #expect(UnitCurve.easeInOut.value(at: .nan) == 0)
    #expect(bezier(.nan, .infinity, 2, 1).value(at: 1) == 1)
  }
}
