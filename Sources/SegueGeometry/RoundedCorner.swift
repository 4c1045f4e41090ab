/// One rounded corner: offsets from the corner along its two sides, in points.
///
/// A continuous corner is three cubics. They start 1.528665 radii from the corner; where a side
/// has less room, that side's half of the corner shrinks towards a quarter of a circle, which it
/// becomes at one radius.
struct RoundedCorner {
  /// A point as offsets from the corner: `along` the side the curve comes from, `across` it.
  typealias Offset = (along: CGFloat, across: CGFloat)

  /// The first point and then, for each cubic, its two controls and its end.
  let points: [Offset]

  /// The length of a continuous corner along its side, in radii.
  static let reach: CGFloat = 1.528665

  /// Creates a quarter of an ellipse.
  init(circular size: CGSize) {
    let rest: CGFloat = 1 - 0.552_284_749_830_793_4
    points = [
      (size.width, 0), (size.width * rest, 0), (0, size.height * rest), (0, size.height),
    ]
  }

  /// Creates a continuous corner.
  ///
  /// - Parameters:
  ///   - size: The radii along the incoming and the outgoing side.
  ///   - room: The lengths that the two sides have for this corner.
  init(continuous size: CGSize, room: CGSize) {
    let first = Self.half(smoothness: Self.smoothness(room.width, size.width))
    let second = Self.half(smoothness: Self.smoothness(room.height, size.height))
    var points = first.map { Offset(along: $0.0 * size.width, across: $0.1 * size.height) }
    points += second.reversed().map {
      Offset(along: $0.1 * size.width, across: $0.0 * size.height)
    }
    self.points = points
  }

  /// How far a half is from a circle: 0 with a room of one radius, 1 with all it needs.
  private static func smoothness(_ room: CGFloat, _ radius: CGFloat) -> CGFloat {
    guard radius > 0 else { return 1 }
    return min(max((room / radius - 1) / (reach - 1), 0), 1)
  }

  /// The first half of a corner of radius 1: start, two controls, end, control of the middle.
  private static func half(smoothness s: CGFloat) -> [(CGFloat, CGFloat)] {
    func mix(_ circle: CGFloat, _ smooth: CGFloat) -> CGFloat { circle + (smooth - circle) * s }
    return [
      (mix(1, reach), 0),
      (mix(0.873824904924551, 1.08849), 0),
      (mix(0.7487895694046919, 0.868407), mix(0.02387835072803627, 0)),
      (0.631494, mix(0.07037463031390967, 0.0749114)),
      (mix(0.3750709591510174, 0.372824), mix(0.1720214142468859, 0.16906)),
    ]
  }
}
