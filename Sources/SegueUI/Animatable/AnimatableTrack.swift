import SegueMotion

/// The data of an `Animatable` value, interpolated under the transaction in force at its node.
///
/// A class because it is made only for the few types that need one.
@MainActor
final class AnimatableTrack<Value> {
  private let implementation: AnimatableDataTrack<Value>

  /// nil where the value is not `Animatable`, or has nothing to interpolate.
  init?(_ value: Value, owner: _Node, attribute: UInt8 = 0) {
    guard let animatable = value as? any Animatable else { return nil }
    func make<A: Animatable>(_ value: A) -> AnimatableDataTrack<Value>? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      if let flat = A.AnimatableData.self as? any FlatVector.Type {
        func make<F: FlatVector>(_: F.Type) -> AnimatableDataTrack<Value>? {
          FlatDataTrack<Value, A, F>(value, owner: owner, attribute: attribute)
        }
        return make(flat)
      }
      return WholeDataTrack<Value, A>(value, owner: owner, attribute: attribute)
    }
    guard let made = make(animatable) else { return nil }
    implementation = made
  }

  /// Takes over a new model value; its data animates if the transaction does.
  func setModel(_ value: Value) { implementation.setModel(value) }

  /// The value with the data that is shown now.
  func presented(_ value: Value) -> Value { implementation.presented(value) }

  func readAttributes(_ readings: inout [AttributeReading]) {
    implementation.readAttributes(&readings)
  }

  var isRunning: Bool { implementation.isRunning }
  func end() { implementation.end() }
  func cancel() { implementation.cancel() }
}

@MainActor
class AnimatableDataTrack<Value> {
  func setModel(_ value: Value) {}
  func presented(_ value: Value) -> Value { value }
  func readAttributes(_ readings: inout [AttributeReading]) {}
  var isRunning: Bool { false }
  func end() {}
  func cancel() {}
}

/// Data made of numbers, animated component by component.
final class FlatDataTrack<Value, A: Animatable, F: FlatVector>: AnimatableDataTrack<Value> {
  private unowned(unsafe) let owner: _Node
  private let attribute: UInt8
  private var data: Animated<F>

  init?(_ value: A, owner: _Node, attribute: UInt8) {
    guard let vector = value.animatableData as? F else { return nil }
    self.owner = owner
    self.attribute = attribute
    data = Animated(vector)
  }

  override func setModel(_ value: Value) {
    guard let value = value as? A, let vector = value.animatableData as? F else { return }
    _ = data.set(
      vector, owner: owner, attribute: attribute, scope: owner.scope, label: "animatableData")
  }

  override func presented(_ value: Value) -> Value {
    guard data.track >= 0, var animatable = value as? A,
      let shown = data.presented(owner.stage.animator) as? A.AnimatableData
    else { return value }
    animatable.animatableData = shown
    return animatable as? Value ?? value
  }

  override func readAttributes(_ readings: inout [AttributeReading]) {
    readings.append(data.reading("animatableData", of: owner))
  }

  override var isRunning: Bool { data.track >= 0 }
  override func end() { data.end() }
  override func cancel() { data.cancel(owner.stage.animator) }
}
