import CPixels
private import Foundation
import SegueDisplay

extension ColorEffect {
  /// Changes native pixels that lie without gaps; an amount that is not a number changes nothing.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
    if self == .luminanceToAlpha {
      px_luminance_to_alpha(pixels, Int32(width), Int32(width), Int32(height))
      return
    }
    guard let (matrix, alpha) = matrix, (matrix + [alpha]).allSatisfy(\.isFinite) else { return }
    px_color_matrix(
      pixels, Int32(width), Int32(width), Int32(height), matrix.map { Float($0) }, Float(alpha))
  }

  /// Three rows of factors for red, green and blue and a constant, and a factor for alpha.
  private var matrix: ([Double], Double)? {
    switch self {
    case .brightness(let amount):
      return ([1, 0, 0, amount, 0, 1, 0, amount, 0, 0, 1, amount], 1)
    case .contrast(let amount):
      let rest = 0.5 - 0.5 * amount
      return ([amount, 0, 0, rest, 0, amount, 0, rest, 0, 0, amount, rest], 1)
    case .saturation(let amount):
      return (Self.mix(grey: 1 - amount, itself: amount, turned: 0), 1)
    case .hueRotation(let angle):
      return (Self.mix(grey: 1 - cos(angle), itself: cos(angle), turned: sin(angle)), 1)
    case .invert:
      return ([-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1], 1)
    case .multiply(let color):
      return (
        [color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0], color.alpha
      )
    case .luminanceToAlpha:
      return nil
    }
  }

  /// A matrix that keeps the luminance: a share of it in every component, of the component itself
  /// and of the component turned by a quarter around grey.
  private static func mix(grey: Double, itself: Double, turned: Double) -> [Double] {
    let weights = [0.2126, 0.7152, 0.0722]
    let quarter = [
      [-0.2126, -0.7152, 0.9278],
      [0.143, 0.140, -0.283],
      [-0.7874, 0.7152, 0.0722],
    ]
    var matrix: [Double] = []
    for row in 0..<3 {
      for column in 0..<3 {
        let own = row == column ? itself : 0
        matrix.append(grey * weights[column] + own + turned * quarter[row][column])
      }
      matrix.append(0)
    }
    return matrix
  }
}
