import SegueMotion

/// One or two numbers as a vector; the second one is 0 where there is one.
struct PairVector: FlatVector {
  var first: Double
  var second: Double

  init(_ first: Double, _ second: Double = 0) {
    self.first = first
    self.second = second
  }

  static let zero = PairVector(0)
  static var componentCount: Int { 2 }

  init(reading pointer: UnsafePointer<Double>) { self.init(pointer[0], pointer[1]) }

  func write(to pointer: UnsafeMutablePointer<Double>) {
    pointer[0] = first
    pointer[1] = second
  }

  static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

  mutating func scale(by factor: Double) {
    first *= factor
    second *= factor
  }

  var magnitudeSquared: Double { first * first + second * second }
}
