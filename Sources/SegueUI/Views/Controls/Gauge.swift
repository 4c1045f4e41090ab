import SegueGeometry
import SegueMotion

/// How much of something there is.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View>: View {
  /// 0...1.
  let fraction: Double
  let label: Label
  let valueLabel: CurrentValueLabel
  var minimumLabel: AnyView?
  var maximumLabel: AnyView?

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let part =
      Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    fraction = part.isFinite ? min(max(0, part), 1) : 0
    self.label = label()
    valueLabel = currentValueLabel()
  }

  @MainActor public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(valueLabel)),
        minimumValueLabel: minimumLabel.map { .init(content: $0) },
        maximumValueLabel: maximumLabel.map { .init(content: $0) }))
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    minimumLabel = AnyView(minimumValueLabel())
    maximumLabel = AnyView(maximumValueLabel())
  }
}

/// What a style of gauges is made from.
public nonisolated struct GaugeStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// Looks of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A bar between the labels of its ends, under the gauge's own label.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        if let label = configuration.minimumValueLabel { label }
        ProgressBar(fraction: configuration.value, tint: nil)
        if let label = configuration.maximumValueLabel { label }
      }
      if let label = configuration.currentValueLabel { label.font(.caption) }
    }
  }
}

/// A bar, as the surroundings prefer.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A small bar with a marker at the value.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let label = configuration.minimumValueLabel { label.font(.caption) }
      Capsule().fill(TintShapeStyle()).frame(height: 6)
        .overlay { KnobShape(fraction: configuration.value).fill(Color.primary) }
      if let label = configuration.maximumValueLabel { label.font(.caption) }
    }
  }
}

/// A small bar that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      ProgressBar(fraction: configuration.value, tint: nil)
      if let label = configuration.currentValueLabel { label.font(.caption2) }
    }
  }
}

/// An open ring with a marker at the value, 58 points across.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(end: 1).stroke(TintShapeStyle(), style: GaugeArc.line)
      GaugeMarker(fraction: configuration.value).fill(Color.primary)
      if let label = configuration.currentValueLabel { label.font(.title3) }
    }
    .frame(width: GaugeArc.side, height: GaugeArc.side)
    .overlay(alignment: .bottom) {
      HStack(spacing: 4) {
        if let low = configuration.minimumValueLabel, let high = configuration.maximumValueLabel {
          low
          high
        } else {
          configuration.label
        }
      }
      .font(.caption2)
    }
  }
}

/// A ring that fills, 58 points across.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().strokeBorder(Color.controlFill, lineWidth: GaugeArc.line.lineWidth)
      Circle().inset(by: GaugeArc.line.lineWidth / 2)
        .trim(from: 0, to: configuration.value)
        .stroke(TintShapeStyle(), style: GaugeArc.line)
        .rotationEffect(.degrees(-90))
      if let label = configuration.currentValueLabel {
        label.font(.title3)
      } else {
        configuration.label.font(.caption2)
      }
    }
    .frame(width: GaugeArc.side, height: GaugeArc.side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}

extension View {
  /// Sets the look of gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let box = StyleBox<GaugeStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return styled(by: box)
  }
}

/// A gauge with the style of its surroundings.
private struct GaugeBody: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.[StyleOf<GaugeStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
}

/// Three quarters of a ring, open below.
private nonisolated struct GaugeArc: Shape {
  /// 0...1 of the arc.
  var end: Double

  static let side: CGFloat = 58
  static let line = StrokeStyle(lineWidth: 6, lineCap: .round)

  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - Self.line.lineWidth / 2,
      startAngle: .degrees(135), endAngle: .degrees(135 + 270 * min(max(0, end), 1)),
      clockwise: false)
    return path
  }
}

/// A dot on the ring at the value.
private nonisolated struct GaugeMarker: Shape {
  /// 0...1 of the arc.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let arc = GaugeArc(end: fraction).path(in: rect)
    let place = arc.currentPoint ?? CGPoint(x: rect.midX, y: rect.maxY)
    let radius = GaugeArc.line.lineWidth / 2
    return Path(
      ellipseIn: CGRect(
        x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2))
  }
}
