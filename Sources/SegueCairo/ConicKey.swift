import SegueDisplay

/// What the colours of an angular gradient's full turn depend on.
struct ConicKey: Hashable {
  var stops: [GradientStop]
  /// Radians, clockwise from trailing.
  var start: Double
  var end: Double

  /// Into how many colours a turn is cut.
  static let colorCount = 4096

  /// Running sums of the turn's premultiplied colours, 0...255, four numbers each.
  ///
  /// Of more than a turn the last one shows. Of less, the rest is split between the first and the
  /// last colour.
  func sums(_ ramp: GradientRamp) -> [Double] {
    let turn = 2 * Double.pi
    let isBackwards = end < start
    let (low, high) = isBackwards ? (end, start) : (start, end)
    let span = high - low
    let first = span > turn ? high - turn : low
    var sums: [Double] = [0, 0, 0, 0]
    sums.reserveCapacity((Self.colorCount + 1) * 4)
    for index in 0..<Self.colorCount {
      let angle = (Double(index) + 0.5) / Double(Self.colorCount) * turn
      var past = (angle - first).truncatingRemainder(dividingBy: turn)
      if past < 0 { past += turn }
      var part: Double
      if span > turn {
        part = (first + past - low) / span
      } else if past <= span, span > 0 {
        part = past / span
      } else {
        part = past - span < (turn - span) / 2 ? 1 : 0
      }
      if isBackwards { part = 1 - part }
      let color = ramp.color(at: part)
      let alpha = min(max(color.alpha, 0), 1) * 255
      for component in [color.red, color.green, color.blue] {
        sums.append(sums[sums.count - 4] + min(max(component, 0), 1) * alpha)
      }
      sums.append(sums[sums.count - 4] + alpha)
    }
    return sums
  }
}

extension DrawingResources {
  func ramp(_ stops: [GradientStop]) -> GradientRamp {
    ramps.value(for: stops) { GradientRamp(stops) }
  }

  /// Stops for linear blending.
  func stops(_ stops: [GradientStop]) -> [GradientStop] {
    blends.value(for: stops) { GradientRamp(stops).subdivided() }
  }

  func turn(_ key: ConicKey) -> [Double] {
    let ramp = ramp(key.stops)
    return turns.value(for: key) { key.sums(ramp) }
  }
}
