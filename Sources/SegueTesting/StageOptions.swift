public import SegueGeometry
public import SegueUI

/// What a stage pretends to be: a device, a person's settings, a rate of frames.
///
///     Stage(options: StageOptions(colorScheme: .dark, layoutDirection: .rightToLeft)) { Screen() }
public struct StageOptions {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The direction in which text and rows run.
  public var layoutDirection: LayoutDirection
  /// What `accessibilityReduceMotion` says.
  public var reduceMotion: Bool
  /// Whether transitions that move are replaced by a fade.
  public var prefersCrossFade: Bool
  /// The size of text that a person has chosen; nil is the usual one.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Device pixels a point; layout rounds to whole pixels. More than 0.
  public var scale: Double
  /// Frames a second, at least 1: how often code that runs once a frame runs.
  public var framesPerSecond: Int
  /// What system bars cover, points.
  public var safeArea: EdgeInsets
  /// Whether the stage keeps what it needs for ``Stage/verdicts`` and ``Stage/log``.
  public var recordsEvents: Bool
  /// Changes what the stage hands down to its views, after everything else.
  public var environment: ((inout EnvironmentValues) -> Void)?

  /// Creates the options; each has the default of a plain test.
  public init(
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false, prefersCrossFade: Bool = false,
    dynamicTypeSize: DynamicTypeSize? = nil, scale: Double = 2,
    framesPerSecond: Int = 60, safeArea: EdgeInsets = EdgeInsets(), recordsEvents: Bool = true,
    environment: ((inout EnvironmentValues) -> Void)? = nil
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.prefersCrossFade = prefersCrossFade
    self.dynamicTypeSize = dynamicTypeSize
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.safeArea = safeArea
    self.recordsEvents = recordsEvents
    self.environment = environment
  }

  func configuration(size: CGSize) -> StageConfiguration {
    var configuration = StageConfiguration()
    configuration.size = size
    configuration.scale = scale
    configuration.safeArea = safeArea
    configuration.colorScheme = colorScheme
    configuration.layoutDirection = layoutDirection
    configuration.framesPerSecond = framesPerSecond
    configuration.reduceMotion = reduceMotion
    configuration.prefersCrossFade = prefersCrossFade
    configuration.recordsTrace = recordsEvents
    configuration.environment = { [dynamicTypeSize, environment] values in
      if let dynamicTypeSize { values.dynamicTypeSize = dynamicTypeSize }
      environment?(&values)
    }
    return configuration
  }
}
