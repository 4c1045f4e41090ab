import SegueGeometry

/// A control that chooses a value from a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimumLabel
      SliderTrack(fraction: fraction)
      maximumLabel
    }
  }

  /// 0...1; an empty range is at its start.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    let part = (value.wrappedValue - bounds.lowerBound) / length
    return part.isFinite ? min(max(0, part), 1) : 0
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
      value: Self.converted(value), bounds: Self.converted(bounds), minimumLabel: EmptyView(),
      maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: Self.converted(value), bounds: Self.converted(bounds), minimumLabel: EmptyView(),
      maximumLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
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
      value: Self.converted(value), bounds: Self.converted(bounds),
      minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel())
  }
}

/// A track of four points under a knob of 28.
struct SliderTrack: View {
  /// 0...1.
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

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
