import SegueGeometry

/// A control that chooses a value from a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// 0 for every value in between.
  var step = 0.0
  var editing: (Bool) -> Void = { _ in }
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimumLabel
      SliderTrack(fraction: fraction, move: move, editing: editing)
      maximumLabel
    }
  }

  /// 0...1; an empty range is at its start.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    let part = (value.wrappedValue - bounds.lowerBound) / length
    return part.isFinite ? min(max(0, part), 1) : 0
  }

  /// Sets the value that a fraction of the track stands for.
  private func move(_ fraction: Double) {
    let length = bounds.upperBound - bounds.lowerBound
    var new = bounds.lowerBound + length * fraction
    if step > 0 {
      new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
    }
    value.wrappedValue = min(max(bounds.lowerBound, new), bounds.upperBound)
  }

  private static func converted<V: BinaryFloatingPoint>(_ value: Binding<V>) -> Binding<Double> {
    Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
  }

  private static func converted<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>
  ) -> ClosedRange<Double> {
    Double(bounds.lowerBound)...Double(bounds.upperBound)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), editing: onEditingChanged,
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), step: Double(step),
      editing: onEditingChanged, minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), editing: onEditingChanged,
      minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), step: Double(step),
      editing: onEditingChanged, minimumLabel: EmptyView(), maximumLabel: EmptyView())
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), editing: onEditingChanged,
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), step: Double(step),
      editing: onEditingChanged, minimumLabel: minimumValueLabel(),
      maximumLabel: maximumValueLabel())
  }
}

/// A track of four points under a knob of 28.
struct SliderTrack: View {
  /// 0...1.
  let fraction: Double
  let move: (Double) -> Void
  let editing: (Bool) -> Void
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  static let knob: CGFloat = 28

  var body: some View {
    Color.clear
      .frame(height: Self.knob)
      .overlay {
        Capsule().fill(Color.controlFill).frame(height: 4)
          .overlay(alignment: .leading) {
            FractionBar(fraction: fraction).fill(TintShapeStyle())
          }
      }
      .overlay {
        KnobShape(fraction: fraction)
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 3, y: 2)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .overlay {
        GeometryReader { proxy in
          Color.clear.gesture(drag(proxy.size.width), isEnabled: isEnabled)
        }
      }
  }

  private func drag(_ width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if !isEditing {
          isEditing = true
          editing(true)
        }
        move(fraction(at: value.location.x, of: width))
      }
      .onEnded { _ in
        isEditing = false
        editing(false)
      }
  }

  /// The fraction that a place stands for: the knob's middle follows the finger.
  private func fraction(at x: CGFloat, of width: CGFloat) -> Double {
    let room = width - Self.knob
    guard room > 0 else { return 0 }
    let part = Double(min(max(0, (x - Self.knob / 2) / room), 1))
    return layoutDirection == .rightToLeft ? 1 - part : part
  }
}

/// The knob of a slider, inside its room.
nonisolated struct KnobShape: Shape {
  /// 0...1.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let x = rect.minX + (rect.width - side) * CGFloat(min(max(0, fraction), 1))
    return Path(ellipseIn: CGRect(x: x, y: rect.midY - side / 2, width: side, height: side))
  }
}
