/// A projective map of the plane in homogeneous coordinates.
///
/// A point is a row: (x, y, 1) times this matrix, divided by its last component.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the map that moves nothing.
  @inlinable public init() {}

  /// Creates a map without perspective.
  @inlinable public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Creates what a map of space does to the plane z = 0, seen along z.
  @inlinable public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map without its perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  @inlinable public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }

  /// Replaces the map by the one that undoes it.
  ///
  /// - Returns: Whether that was possible; a singular map is left as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let factor = 1 / determinant
    var m = ProjectionTransform()
    (m.m11, m.m21, m.m31) = (c11 * factor, c12 * factor, c13 * factor)
    m.m12 = (m13 * m32 - m12 * m33) * factor
    m.m22 = (m11 * m33 - m13 * m31) * factor
    m.m32 = (m12 * m31 - m11 * m32) * factor
    m.m13 = (m12 * m23 - m13 * m22) * factor
    m.m23 = (m13 * m21 - m11 * m23) * factor
    m.m33 = (m11 * m22 - m12 * m21) * factor
    self = m
    return true
  }

  /// Returns the map that undoes this one; a singular map is returned as it is.
  public func inverted() -> ProjectionTransform {
    var result = self
    result.invert()
    return result
  }
}

extension CGPoint {
  /// Returns the point moved by a projective map.
  @inlinable public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = x * m.m13 + y * m.m23 + m.m33
    let image = CGPoint(
      x: x * m.m11 + y * m.m21 + m.m31, y: x * m.m12 + y * m.m22 + m.m32)
    return w == 1 ? image : CGPoint(x: image.x / w, y: image.y / w)
  }
}
