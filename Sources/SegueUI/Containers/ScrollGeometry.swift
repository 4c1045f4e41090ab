public import SegueGeometry

/// What a scroll view shows of its content, and where.
public struct ScrollGeometry: Hashable, Sendable {
  /// From the content's start to the container's corner, points; negative where insets show.
  public var contentOffset: CGPoint
  /// The whole content without insets, points.
  public var contentSize: CGSize
  /// Bars and margins around the content, points.
  public var contentInsets: EdgeInsets
  /// The scroll view itself, points.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What the container covers, in the content's space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What insets leave free of it, in the content's space.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.contentOffset == b.contentOffset && a.contentSize == b.contentSize
      && a.contentInsets == b.contentInsets && a.containerSize == b.containerSize
  }

  public func hash(into hasher: inout Hasher) {
    for number in [
      contentOffset.x, contentOffset.y, contentSize.width, contentSize.height,
      containerSize.width, containerSize.height,
    ] {
      hasher.combine(Double(number))
    }
  }
}

/// What moves a scroll view.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing does.
  case idle
  /// A finger is on it and may scroll it.
  case tracking
  /// A finger scrolls it.
  case interacting
  /// It runs out after a finger has let go.
  case decelerating
  /// An animation takes it to a place.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view is while its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second where a finger has let go, else nil.
  public let velocity: CGVector?
}

extension ScrollNode {
  /// What is shown now.
  var geometry: ScrollGeometry {
    let margins = environment.values.scrollSettings.contentMargins
    let isMirrored = isRightToLeft
    let bars = overhang
    let insets = EdgeInsets(
      top: margins.top + bars.top,
      leading: margins.leading + (isMirrored ? bars.right : bars.left),
      bottom: margins.bottom + bars.bottom,
      trailing: margins.trailing + (isMirrored ? bars.left : bars.right))
    let left = isMirrored ? insets.trailing : insets.leading
    let shown = presentedOffset
    return ScrollGeometry(
      contentOffset: CGPoint(x: shown.x - left, y: shown.y - insets.top),
      contentSize: CGSize(
        width: max(0, extent.width - margins.leading - margins.trailing),
        height: max(0, extent.height - margins.top - margins.bottom)),
      contentInsets: insets,
      containerSize: CGSize(
        width: size.width + bars.left + bars.right, height: size.height + bars.top + bars.bottom))
  }
}
