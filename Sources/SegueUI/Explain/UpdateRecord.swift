package import SegueMotion

/// What an update was about.
package struct UpdateRecord: Sendable {
  package let changes: [StateChange]
  /// Views whose bodies an observable object has invalidated.
  package let observers: [String]
  package let animation: Animation?
  package let source: AnimationSource
  package let disablesAnimations: Bool
  /// The stretch of code that wrote first.
  package let moment: Moment
  /// Bodies that ran.
  package var bodies = 0
}
