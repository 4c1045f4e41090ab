import SegueDisplay
import SegueGeometry

/// Measures and colours of a filmstrip, in points.
enum FilmstripStyle {
  static let margin: CGFloat = 28
  static let gap: CGFloat = 12
  static let rowGap: CGFloat = 30
  static let mostFramesInLine = 8
  /// A page is never narrower, so that explanations do not break every few words.
  static let leastWidth: CGFloat = 640
  static let largestFrame = CGSize(width: 220, height: 364)
  static let frameCorner: CGFloat = 8

  static let page = RGBA(red: 0.965, green: 0.965, blue: 0.975)
  static let ink = RGBA(red: 0.11, green: 0.11, blue: 0.13)
  static let faint = RGBA(red: 0.42, green: 0.42, blue: 0.46)
  static let line = RGBA(red: 0, green: 0, blue: 0.05, alpha: 0.13)
  static let panel = RGBA(red: 1, green: 1, blue: 1)

  static let pageTitle = FontDescription(size: 22, weight: 700, hasMonospacedDigits: true)
  static let title = FontDescription(size: 16, weight: 600, hasMonospacedDigits: true)
  static let body = FontDescription(size: 13, hasMonospacedDigits: true)
  static let small = FontDescription(size: 11, weight: 500, hasMonospacedDigits: true)

  static let curves = [
    RGBA(red: 0.04, green: 0.42, blue: 0.93), RGBA(red: 0.86, green: 0.30, blue: 0.10),
    RGBA(red: 0.46, green: 0.28, blue: 0.85), RGBA(red: 0.05, green: 0.55, blue: 0.42),
  ]

  static func color(of kind: Filmstrip.Phase.Kind) -> RGBA {
    switch kind {
    case .inserting: RGBA(red: 0.20, green: 0.68, blue: 0.38)
    case .present: RGBA(red: 0.62, green: 0.65, blue: 0.72)
    case .removing: RGBA(red: 0.92, green: 0.36, blue: 0.30)
    }
  }
}
