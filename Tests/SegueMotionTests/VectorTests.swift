import SegueGeometry
import SegueMotion
import Testing

private struct Shake: Animatable {
  var amount: Double
  var note = "left"
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

private struct Still: Animatable {}

struct VectorTests {
  @Test func `3_6 points, sizes and insets are not scaled, unit points are`() {
    #expect(CGPoint(x: 3, y: 4).animatableData == AnimatablePair(3, 4))
    #expect(CGSize(width: 3, height: 4).animatableData == AnimatablePair(3, 4))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
        == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
        == AnimatablePair(1, AnimatablePair(2, AnimatablePair(3, 4))))
  }

  @Test func `3_6 writing the data back gives the value again`() {
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var rect = CGRect.zero
    rect.animatableData = CGRect(x: 1, y: 2, width: 3, height: 4).animatableData
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    var anchor = UnitPoint.zero
    anchor.animatableData = UnitPoint.trailing.animatableData
    #expect(anchor == .trailing)
    var angle = Angle.zero
    angle.animatableData = Angle.degrees(45).animatableData
    #expect(near(angle.degrees, 45))
  }

  @Test func `numbers are their own data and plain values have none`() {
    #expect((2.5).animatableData == 2.5)
    #expect(Float(2.5).animatableData == 2.5)
    #expect(CGFloat(2.5).animatableData == 2.5)
    #expect(Still().animatableData == EmptyAnimatableData())
  }

  @Test func `data is read and written without an actor`() {
    let shake = Shake(amount: 3)
    #expect(AnimatableAccess.data(of: shake) == 3)
    let moved = AnimatableAccess.replacing(shake, data: 5)
    #expect(moved.amount == 5 && moved.note == "left")
    #expect(AnimatableAccess.data(of: CGPoint(x: 1, y: 2)) == AnimatablePair(1, 2))
  }

  @Test func `vectors add, scale and interpolate part by part`() {
    let a = AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(3), 4.0))
    let b = AnimatableValues(2.0, CGFloat(4), AnimatablePair(Float(6), 8.0))
    #expect(a + a == b && b - a == a && a != b)
    #expect(a.scaled(by: 2) == b && a.magnitudeSquared == 30)
    #expect(a.interpolated(towards: b, amount: 0.5) == a.scaled(by: 1.5))
    #expect(AnimatableValues<Double, CGFloat>.zero.magnitudeSquared == 0)
    #expect(AnimatableValues(4.0).value == 4)
    var pair = AnimatablePair(1.0, 2.0)
    pair += AnimatablePair(1, 1)
    pair -= AnimatablePair(0, 2)
    pair.interpolate(towards: .zero, amount: 0.5)
    #expect(pair == AnimatablePair(1, 0.5))
    #expect((2.0).interpolated(towards: 4, amount: -1) == 0)
  }

  private func roundTrip<V: FlatVector>(_ vector: V, _ components: [Double]) {
    #expect(V.componentCount == components.count)
    #expect(vector.components == components)
    components.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, !components.isEmpty else { return }
      #expect(V(reading: base) == vector)
    }
  }

  @Test func `a built-in vector is a row of numbers`() {
    roundTrip(2.5, [2.5])
    roundTrip(Float(2.5), [2.5])
    roundTrip(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData, [1, 2, 3, 4])
    roundTrip(AnimatablePair(1.0, AnimatablePair(EmptyAnimatableData(), CGFloat(3))), [1, 3])
    roundTrip(AnimatableValues(1.0, AnimatablePair(2.0, 3.0), CGFloat(4)), [1, 2, 3, 4])
    roundTrip(AnimatableValues(1.0), [1])
  }

  @Test func `whether a vector is flat can be asked of its type`() {
    struct Own: VectorArithmetic {
      var x = 0.0
      static var zero: Own { Own() }
      static func + (a: Own, b: Own) -> Own { Own(x: a.x + b.x) }
      static func - (a: Own, b: Own) -> Own { Own(x: a.x - b.x) }
      mutating func scale(by rhs: Double) { x *= rhs }
      var magnitudeSquared: Double { x * x }
    }
    func isFlat<V: VectorArithmetic>(_ type: V.Type) -> Bool { type is any FlatVector.Type }
    #expect(isFlat(AnimatablePair<CGFloat, Double>.self))
    #expect(isFlat(AnimatableValues<CGFloat, AnimatablePair<Double, Double>>.self))
    #expect(!isFlat(AnimatablePair<CGFloat, Own>.self))
    #expect(!isFlat(AnimatableValues<CGFloat, Own>.self))
    #expect(!isFlat(Own.self))
  }
}
