private import Foundation

/// One drawn piece of a path with both its ends, as a polynomial curve over 0...1.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  /// The point at a parameter in 0...1.
  func point(_ t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch self {
    case .line(let a, let b):
      return CGPoint(x: a.x * u + b.x * t, y: a.y * u + b.y * t)
    case .quad(let a, let c, let b):
      let (k0, k1, k2) = (u * u, 2 * u * t, t * t)
      return CGPoint(x: a.x * k0 + c.x * k1 + b.x * k2, y: a.y * k0 + c.y * k1 + b.y * k2)
    case .cubic(let a, let c, let d, let b):
      let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a.x * k0 + c.x * k1 + d.x * k2 + b.x * k3, y: a.y * k0 + c.y * k1 + d.y * k2 + b.y * k3)
    }
  }

  /// The length of the derivative at a parameter.
  func speed(_ t: CGFloat) -> CGFloat {
    let u = 1 - t
    let v: CGVector
    switch self {
    case .line(let a, let b):
      v = CGVector(dx: b.x - a.x, dy: b.y - a.y)
    case .quad(let a, let c, let b):
      v = CGVector(
        dx: 2 * (u * (c.x - a.x) + t * (b.x - c.x)), dy: 2 * (u * (c.y - a.y) + t * (b.y - c.y)))
    case .cubic(let a, let c, let d, let b):
      let (k0, k1, k2) = (3 * u * u, 6 * u * t, 3 * t * t)
      v = CGVector(
        dx: k0 * (c.x - a.x) + k1 * (d.x - c.x) + k2 * (b.x - d.x),
        dy: k0 * (c.y - a.y) + k1 * (d.y - c.y) + k2 * (b.y - d.y))
    }
    return (v.dx * v.dx + v.dy * v.dy).squareRoot()
  }

  /// The length from the start to a parameter: Gauss's rule with five points on eight pieces.
  func length(to t: CGFloat = 1) -> CGFloat {
    if case .line = self { return speed(0) * t }
    let nodes: [(x: CGFloat, weight: CGFloat)] = [
      (0, 0.568_888_888_888_888_9), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
      (0.906_179_845_938_664, 0.236_926_885_056_189_1),
      (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]
    let half = t / 16
    var sum: CGFloat = 0
    for piece in 0..<8 {
      let middle = half * CGFloat(2 * piece + 1)
      for node in nodes { sum += node.weight * speed(middle + half * node.x) }
    }
    return sum * half
  }

  /// The parameter at which a length from the start is reached.
  func parameter(at target: CGFloat, total: CGFloat) -> CGFloat {
    guard total > 0, target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = target / total
    for _ in 0..<40 {
      let error = length(to: t) - target
      if abs(error) <= 1e-10 * total { break }
      if error > 0 { high = t } else { low = t }
      let slope = speed(t)
      let next = slope > 0 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The part between two parameters.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    switch self {
    case .line:
      return .line(point(t0), point(t1))
    case .quad(let a, let c, let b):
      func blossom(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
        mix(mix(a, c, s), mix(c, b, s), t)
      }
      return .quad(blossom(t0, t0), blossom(t0, t1), blossom(t1, t1))
    case .cubic(let a, let c, let d, let b):
      func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        let (x, y, z) = (mix(a, c, r), mix(c, d, r), mix(d, b, r))
        return mix(mix(x, y, s), mix(y, z, s), t)
      }
      return .cubic(
        blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
