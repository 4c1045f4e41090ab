extension Path {
  /// Creates a rectangle, from its top left corner clockwise.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rectangle with equal corners; the radius is limited to half the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with equal corners, each half an ellipse wide and high at most.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with a radius for each corner, leading on the left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the ellipse that touches a rectangle's sides, from its right end clockwise.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    var path = Path()
    path.append(.move(to: CGPoint(x: box.minX, y: box.minY)))
    path.append(.line(to: CGPoint(x: box.maxX, y: box.minY)))
    path.append(.line(to: CGPoint(x: box.maxX, y: box.maxY)))
    path.append(.line(to: CGPoint(x: box.minX, y: box.maxY)))
    path.append(.closeSubpath)
    addPath(path, transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = rect.standardized
    let kappa: CGFloat = 0.552_284_749_830_793_4
    let center = CGPoint(x: box.midX, y: box.midY)
    let (w, h) = (box.width / 2, box.height / 2)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + w * x, y: center.y + h * y)
    }
    var path = Path()
    path.append(.move(to: point(1, 0)))
    path.append(.curve(to: point(0, 1), control1: point(1, kappa), control2: point(kappa, 1)))
    path.append(.curve(to: point(-1, 0), control1: point(-kappa, 1), control2: point(-1, kappa)))
    path.append(.curve(to: point(0, -1), control1: point(-1, -kappa), control2: point(-kappa, -1)))
    path.append(.curve(to: point(1, 0), control1: point(kappa, -1), control2: point(1, -kappa)))
    path.append(.closeSubpath)
    addPath(path, transform: transform)
  }
}
