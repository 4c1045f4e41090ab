extension Path {
  /// Adds a rectangle with equal corners, from the middle of its right side clockwise.
  ///
  /// A corner is at most half as wide and half as high as the rectangle; one that is not positive
  /// gives a plain rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    var size = CGSize(
      width: min(cornerSize.width, box.width / 2), height: min(cornerSize.height, box.height / 2))
    if cornerSize.width == cornerSize.height {
      let radius = min(size.width, size.height)
      size = CGSize(width: radius, height: radius)
    }
    addCorners(box, Array(repeating: size, count: 4), style, transform)
  }

  /// Adds a rectangle with a radius for each corner, leading on the left.
  ///
  /// Radii are reduced together where two of them exceed the side they share.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
      cornerRadii.topTrailing,
    ].map { $0 > 0 ? $0 : 0 }
    let sums = [radii[0] + radii[1], radii[2] + radii[3]]
    let sides = [radii[1] + radii[2], radii[3] + radii[0]]
    let factor =
      (sums.map { box.width / max($0, .leastNormalMagnitude) }
      + sides.map { box.height / max($0, .leastNormalMagnitude) })
      .reduce(1) { min($0, $1) }
    addCorners(
      box, radii.map { CGSize(width: $0 * factor, height: $0 * factor) }, style, transform)
  }

  /// Adds the outline clockwise; corners from the bottom right one.
  private mutating func addCorners(
    _ box: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
  ) {
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      addRect(box, transform: transform)
      return
    }
    let half = CGSize(width: box.width / 2, height: box.height / 2)
    // Each corner: where it is and the unit directions back along its two sides.
    let corners: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: box.minX, y: box.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: box.maxX, y: box.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
    ]
    var path = Path()
    path.append(.move(to: CGPoint(x: box.maxX, y: box.midY)))
    for (index, (corner, along, across)) in corners.enumerated() {
      // The first side of the right corners is vertical, so their sizes turn with them.
      let turned = along.dx == 0
      let size =
        turned ? CGSize(width: sizes[index].height, height: sizes[index].width) : sizes[index]
      guard size.width > 0, size.height > 0 else {
        path.append(.line(to: corner))
        continue
      }
      let room = turned ? CGSize(width: half.height, height: half.width) : half
      let shape =
        style == .circular
        ? RoundedCorner(circular: size) : RoundedCorner(continuous: size, room: room)
      let points = shape.points.map {
        CGPoint(
          x: corner.x + $0.along * along.dx + $0.across * across.dx,
          y: corner.y + $0.along * along.dy + $0.across * across.dy)
      }
      path.append(.line(to: points[0]))
      for cubic in stride(from: 1, to: points.count - 2, by: 3) {
        path.append(
          .curve(
            to: points[cubic + 2], control1: points[cubic], control2: points[cubic + 1]))
      }
    }
    path.append(.closeSubpath)
    addPath(path, transform: transform)
  }
}
