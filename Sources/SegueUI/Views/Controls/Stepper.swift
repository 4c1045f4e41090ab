import SegueGeometry

/// A control that counts up and down.
public nonisolated struct Stepper<Label: View>: View {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  let label: Label

  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    increment = onIncrement
    decrement = onDecrement
    self.label = label()
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // The actions run on the main actor, wherever the view's value was made.
    nonisolated(unsafe) let (value, step) = (value, step)
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // The actions run on the main actor, wherever the view's value was made.
    nonisolated(unsafe) let (value, step, bounds) = (value, step, bounds)
    func limited(_ next: V) -> V { min(max(bounds.lowerBound, next), bounds.upperBound) }
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = limited(value.wrappedValue.advanced(by: step))
      },
      onDecrement: {
        value.wrappedValue = limited(value.wrappedValue.advanced(by: -step))
      })
  }

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      StepperLabel(label: label)
      StepperButtons(increment: increment, decrement: decrement)
    }
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(key) } }

  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(key) } }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(key) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(title) } }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

/// The label of a row, and the room up to its control.
private struct StepperLabel<Label: View>: View {
  let label: Label
  @Environment(\.labelsAreHidden) private var isHidden

  var body: some View {
    if !isHidden {
      label
      Spacer(minLength: 0)
    }
  }
}

/// The two halves of a stepper, 94 × 32 points.
private struct StepperButtons: View {
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Color.gray3.frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color.lightControlFill, in: RoundedRectangle(cornerRadius: 8))
  }

  private func half(
    _ symbol: String, _ name: String, _ action: (@MainActor () -> Void)?
  ) -> some View {
    Image(systemName: symbol)
      .foregroundStyle(action == nil || !isEnabled ? Color.tertiaryLabel : Color.primary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(_TapModifier(count: 1, isButton: true, action: isEnabled ? action : nil))
      .accessibilityLabel(name)
  }
}
