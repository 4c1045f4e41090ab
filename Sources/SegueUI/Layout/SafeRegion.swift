import SegueGeometry

/// What lies around a view at the edges of the screen, in one space.
struct SafeRegion {
  /// Everything that may be drawn on, under system bars too.
  var outer: CGRect
  /// What no bar covers.
  var safe: CGRect

  func offset(by shift: CGPoint) -> SafeRegion {
    SafeRegion(outer: outer.moved(by: shift), safe: safe.moved(by: shift))
  }

  /// What a rectangle gains at each side where it touches the safe boundary, or lies beyond it.
  func overhang(of box: CGRect) -> SideInsets {
    let tolerance: CGFloat = 0.01
    var result = SideInsets()
    if box.minX <= safe.minX + tolerance { result.left = max(0, box.minX - outer.minX) }
    if box.minY <= safe.minY + tolerance { result.top = max(0, box.minY - outer.minY) }
    if box.maxX >= safe.maxX - tolerance { result.right = max(0, outer.maxX - box.maxX) }
    if box.maxY >= safe.maxY - tolerance { result.bottom = max(0, outer.maxY - box.maxY) }
    return result
  }

  /// How much of the surroundings of a rectangle bars cover, at the sides that reach them.
  func insets(of box: CGRect) -> SideInsets {
    let tolerance: CGFloat = 0.01
    var result = SideInsets()
    if box.minX <= safe.minX + tolerance { result.left = max(0, safe.minX - outer.minX) }
    if box.minY <= safe.minY + tolerance { result.top = max(0, safe.minY - outer.minY) }
    if box.maxX >= safe.maxX - tolerance { result.right = max(0, outer.maxX - safe.maxX) }
    if box.maxY >= safe.maxY - tolerance { result.bottom = max(0, outer.maxY - safe.maxY) }
    return result
  }

  /// A rectangle stretched to the outer edges where it touches the safe boundary.
  func extending(_ box: CGRect, _ edges: Edge.Set, isRightToLeft: Bool) -> CGRect {
    overhang(of: box).only(edges, isRightToLeft: isRightToLeft).outset(box)
  }
}

/// Distances at the four sides of a rectangle, whatever the layout direction, points.
struct SideInsets {
  var left: CGFloat = 0
  var top: CGFloat = 0
  var right: CGFloat = 0
  var bottom: CGFloat = 0

  init() {}

  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    left = isRightToLeft ? insets.trailing : insets.leading
    top = insets.top
    right = isRightToLeft ? insets.leading : insets.trailing
    bottom = insets.bottom
  }

  func only(_ edges: Edge.Set, isRightToLeft: Bool) -> SideInsets {
    var result = self
    if !edges.contains(.top) { result.top = 0 }
    if !edges.contains(.bottom) { result.bottom = 0 }
    if !edges.contains(isRightToLeft ? .trailing : .leading) { result.left = 0 }
    if !edges.contains(isRightToLeft ? .leading : .trailing) { result.right = 0 }
    return result
  }

  func outset(_ box: CGRect) -> CGRect {
    CGRect(
      x: box.minX - left, y: box.minY - top, width: box.width + left + right,
      height: box.height + top + bottom)
  }

  func inset(_ box: CGRect) -> CGRect {
    CGRect(
      x: box.minX + left, y: box.minY + top, width: max(0, box.width - left - right),
      height: max(0, box.height - top - bottom))
  }

  func directional(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom,
      trailing: isRightToLeft ? left : right)
  }
}

extension CGRect {
  func moved(by shift: CGPoint) -> CGRect {
    CGRect(x: minX + shift.x, y: minY + shift.y, width: width, height: height)
  }
}

extension ViewNode {
  /// The region around this node, in the space that it was placed in.
  final var safeRegion: SafeRegion {
    var shift = CGPoint.zero
    var node = self
    while let parent = node.layoutParent {
      if let region = parent.safeRegion(around: node) {
        return region.offset(by: CGPoint(x: -shift.x, y: -shift.y))
      }
      if parent.hasOwnSpace {
        shift = CGPoint(x: shift.x + parent.origin.x, y: shift.y + parent.origin.y)
      }
      node = parent
    }
    let everything = CGRect(origin: .zero, size: stage.configuration.size)
    return SafeRegion(outer: everything, safe: stage.safeArea)
      .offset(by: CGPoint(x: -shift.x, y: -shift.y))
  }
}
