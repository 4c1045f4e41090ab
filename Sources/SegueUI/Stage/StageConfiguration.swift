package import SegueGeometry

/// What a stage pretends to be.
package struct StageConfiguration {
  /// Points.
  package var size = CGSize(width: 390, height: 844)
  /// Device pixels a point.
  package var scale = 2.0
  package var safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
  package var colorScheme = ColorScheme.light
  package var layoutDirection = LayoutDirection.leftToRight
  package var framesPerSecond = 60
  package var reduceMotion = false
  package var prefersCrossFade = false
  /// Changes what the root hands down, after everything else.
  package var environment: ((inout EnvironmentValues) -> Void)?
  /// Keeps events for explanations and timelines.
  package var recordsTrace = true

  package init() {}
}
