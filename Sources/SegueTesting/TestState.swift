public import Observation
public import SegueUI

/// A value that a test owns and hands to views as a binding.
///
///     let isOn = TestState(false)
///     let stage = Stage { Switch(isOn: isOn.binding) }
///     stage.set(isOn.binding, to: true, animation: .linear(duration: 1))
///
/// A class because the test and the views refer to one place.
@MainActor @Observable
public final class TestState<Value> {
  /// What views and test see.
  public var value: Value

  /// Creates a place with a first value.
  public init(_ value: Value) { self.value = value }

  /// A way to read and write the value; an animation of the binding is handed on.
  @ObservationIgnored
  public var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: { value, transaction in
        guard transaction.animation != nil || transaction.disablesAnimations else {
          self.value = value
          return
        }
        withTransaction(transaction) { self.value = value }
      })
  }
}
