/// The colours of a gradient between its stops.
///
/// Neighbours are blended in Oklab, weighted by their alpha, so that fading to a transparent colour
/// does not pass through that colour. Before the first and after the last stop their colours go on.
///
///     let ramp = GradientRamp([GradientStop(color: .black, location: 0),
///                              GradientStop(color: .white, location: 1)])
///     ramp.color(at: 0.5)  // a grey of 0.39: the middle to the eye
package struct GradientRamp: Sendable {
  /// In order; nothing to paint where there are none.
  package let stops: [GradientStop]
  private let labs: [Oklab]

  /// Takes stops with finite locations; one that lies before its predecessor moves up to it.
  package init(_ stops: [GradientStop]) {
    var last = -Double.infinity
    self.stops = stops.filter { $0.location.isFinite && $0.color.isFinite }.map { stop in
      var stop = stop
      stop.location = max(last, stop.location)
      last = stop.location
      return stop
    }
    labs = self.stops.map { Oklab($0.color) }
  }

  package var isEmpty: Bool { stops.isEmpty }

  /// The colour at a place, 0...1 and beyond; clear where there are no stops.
  package func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return first.color }
    if location >= last.location { return last.color }
    let next = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (low, high) = (stops[next - 1].location, stops[next].location)
    return blend(next - 1, (location - low) / (high - low))
  }

  /// Stops between which plain linear blending of sRGB stays within 1/255 of this ramp.
  package func subdivided() -> [GradientStop] {
    guard stops.count > 1 else { return stops }
    var result: [GradientStop] = []
    for index in 0..<(stops.count - 1) {
      let first = GradientStop(color: blend(index, 0), location: stops[index].location)
      if result.last != first { result.append(first) }
      divide(index, 0, 1, depth: 0, into: &result)
    }
    return result
  }

  /// Adds stops up to the end of a part of the way, halving it where a straight line is too far off.
  private func divide(
    _ index: Int, _ from: Double, _ to: Double, depth: Int, into result: inout [GradientStop]
  ) {
    let (low, high) = (stops[index].location, stops[index + 1].location)
    let (start, end) = (blend(index, from), blend(index, to))
    let isClose = [0.25, 0.5, 0.75].allSatisfy { part in
      let exact = blend(index, from + (to - from) * part)
      return start.shown.mixed(with: end.shown, by: part).distance(to: exact.shown) < 0.4 / 255
    }
    if depth >= 8 || low >= high || isClose {
      let stop = GradientStop(color: end, location: low + (high - low) * to)
      if result.last != stop { result.append(stop) }
    } else {
      let middle = (from + to) / 2
      divide(index, from, middle, depth: depth + 1, into: &result)
      divide(index, middle, to, depth: depth + 1, into: &result)
    }
  }

  /// The colour a part of the way from one stop to the next.
  private func blend(_ index: Int, _ part: Double) -> RGBA {
    let (from, to) = (stops[index].color, stops[index + 1].color)
    let alpha = from.alpha + (to.alpha - from.alpha) * part
    // Where both are transparent, colours count as if they were not.
    let isClear = from.alpha <= 0 && to.alpha <= 0
    var weight = isClear ? part : to.alpha * part / alpha
    if !isClear, alpha <= 0 { weight = from.alpha > 0 ? 0 : 1 }
    if weight == 0 { return RGBA(red: from.red, green: from.green, blue: from.blue, alpha: alpha) }
    if weight == 1 { return RGBA(red: to.red, green: to.green, blue: to.blue, alpha: alpha) }
    let (a, b) = (labs[index], labs[index + 1])
    return Oklab(
      lightness: a.lightness + (b.lightness - a.lightness) * weight,
      a: a.a + (b.a - a.a) * weight, b: a.b + (b.b - a.b) * weight
    ).color(alpha: alpha)
  }
}

extension RGBA {
  package var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }

  /// Clamped to what can be shown, as painters do before they blend.
  fileprivate var shown: RGBA {
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(
      red: clamped(red), green: clamped(green), blue: clamped(blue), alpha: clamped(alpha))
  }

  fileprivate func mixed(with other: RGBA, by part: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }

  /// The largest difference of what the colours add to a picture.
  fileprivate func distance(to other: RGBA) -> Double {
    max(
      abs(red * alpha - other.red * other.alpha), abs(green * alpha - other.green * other.alpha),
      abs(blue * alpha - other.blue * other.alpha), abs(alpha - other.alpha))
  }
}
