/// What to play, on which stage, and where the results go.
package struct PlayOptions: Hashable, Codable, Sendable {
  /// Files and folders, as the user wrote them.
  package var paths: [String] = []
  /// The name of a preview, a provider, an app or a view; nil where the file leaves no choice.
  package var preview: String?
  /// Empty taps each button once.
  package var taps: [Tap] = []
  /// Points; nil is an iPhone of 390×844.
  package var size: StageSize?
  /// Pixels a point.
  package var scale = 2.0
  package var framesPerSecond = 60
  /// Seconds of stage time after which a play ends that does not end by itself.
  package var seconds: Double?
  package var isDark = false
  package var isRightToLeft = false
  package var reducesMotion = false
  /// The folder of the results.
  package var output = "out"
  /// Whether to print the timeline as JSON in place of the report.
  package var printsJSON = false
  /// Whether to write `timeline.html`.
  package var writesPage = false
  /// 5 or 6.
  package var languageMode = 5

  package init() {}

  /// A width and a height in points.
  package struct StageSize: Hashable, Codable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Stage seconds a play may take where nothing is asked for.
  package static let defaultLimit = 5.0
}
