import SegueDisplay
import SegueGeometry

/// Draws phases and curves on the time axis of a row.
struct FilmstripTracks {
  private typealias Style = FilmstripStyle

  let setter: LabelSetter
  let axis: TimeAxis
  let x: CGFloat
  let width: CGFloat

  /// Adds a line of bars for each name.
  func add(_ phases: [Filmstrip.Phase], to items: inout [DisplayItem], at y: inout CGFloat) {
    var names: [String] = []
    for phase in phases where !names.contains(phase.name) { names.append(phase.name) }
    for name in names {
      items.append(
        setter.item(
          setter.shortened(name, Style.small, within: width), Style.small, Style.faint, x: x,
          baseline: y + LabelSetter.ascent(Style.small)))
      y += LabelSetter.pitch(Style.small) + 2
      for phase in phases where phase.name == name { add(phase, to: &items, at: y) }
      y += 24
    }
  }

  private func add(_ phase: Filmstrip.Phase, to items: inout [DisplayItem], at y: CGFloat) {
    guard phase.from.isFinite, phase.to.isFinite, phase.from <= phase.to else { return }
    let (start, end) = (axis.x(phase.from), axis.x(phase.to))
    let bar = CGRect(x: start, y: y, width: max(3, end - start - 1), height: 18)
    let color = Style.color(of: phase.kind)
    items.append(rounded(bar, 4, color))
    let word =
      switch phase.kind {
      case .inserting: "inserting"
      case .present: "present"
      case .removing: "removing"
      }
    let room = bar.width - 12
    guard setter.width(word, Style.small) <= room else { return }
    items.append(
      setter.item(word, Style.small, .white, x: bar.minX + 6, baseline: bar.minY + 13))
  }

  /// Adds a panel with one curve below its name and its values at both ends.
  func add(
    _ curve: Filmstrip.Curve, color: RGBA, to items: inout [DisplayItem], at y: inout CGFloat
  ) {
    let samples = curve.samples.filter { $0.time.isFinite && $0.value.isFinite }
    let range = samples.first.flatMap { first in
      samples.last.map { "  \(Self.number(first.value)) → \(Self.number($0.value))" }
    }
    items.append(
      setter.item(
        setter.shortened(curve.name + (range ?? ""), Style.small, within: width), Style.small,
        color, x: x, baseline: y + LabelSetter.ascent(Style.small)))
    y += LabelSetter.pitch(Style.small) + 3
    let panel = CGRect(x: x, y: y, width: width, height: 52)
    y += panel.height + 1
    items.append(rounded(panel.insetBy(dx: -1, dy: -1), 7, Style.line))
    items.append(rounded(panel, 6, Style.panel))
    for place in axis.places {
      items.append(
        .shape(
          ShapeItem(
            outline: .rectangle(
              CGRect(x: place.rounded(), y: panel.minY, width: 1, height: panel.height)),
            paint: .color(
              RGBA(red: 0, green: 0, blue: 0.05, alpha: 0.06)))))
    }
    guard let first = samples.first, let last = samples.last,
      let low = samples.map(\.value).min(), let high = samples.map(\.value).max()
    else { return }
    let inside = panel.insetBy(dx: 0, dy: 9)
    func place(_ sample: Filmstrip.Curve.Sample) -> CGPoint {
      let part = high > low ? (sample.value - low) / (high - low) : 0.5
      return CGPoint(x: axis.x(sample.time), y: inside.maxY - inside.height * CGFloat(part))
    }
    var path = Path()
    path.addLines(samples.map(place))
    items.append(
      .shape(
        ShapeItem(
          outline: .path(path), paint: .color(color),
          stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))))
    for sample in [first, last] {
      let center = place(sample)
      let dot = CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)
      items.append(.shape(ShapeItem(outline: .ellipse(dot), paint: .color(color))))
    }
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat, _ color: RGBA) -> DisplayItem {
    .shape(
      ShapeItem(
        outline: .roundedRectangle(
          rect, cornerSize: CGSize(width: radius, height: radius), style: .circular),
        paint: .color(color)))
  }

  /// A value to a hundredth.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e12 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
