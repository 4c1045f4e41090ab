public import SegueMotion

/// The animation of one attribute off the fast path.
@MainActor
protocol LayeredTrack: AnyObject {
  /// Computes what remains at a time; calls back with each component.
  func sample(at now: Int64, _ write: (Int, Double) -> Void)
  func velocityComponents(at now: Int64) -> [Double]?
  func isEnded(at now: Int64) -> Bool
  /// The end where it is known in advance, else `Int64.max`.
  var knownEnd: Int64 { get }
  /// Nanoseconds from the newest start to its logical end; 0 where that is only known by running.
  var logicalEnd: Int64 { get }
  /// The change of the target that the newest animation works on.
  var newestInterval: [Double] { get }
  /// Lets go of completions that wait for custom animations: these will not run any more.
  func close()
}

/// Carries the environment to custom animations, which read it on the main actor only.
struct EnvironmentBox: @unchecked Sendable {
  let values: EnvironmentValues
}

extension AnimationContext {
  /// The environment of the view whose attribute animates.
  public var environment: EnvironmentValues {
    (environmentBox as? EnvironmentBox)?.values ?? EnvironmentValues()
  }
}
