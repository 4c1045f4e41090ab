/// SEG140 to SEG170: animations that never act, always act or act on the wrong thing, and
/// animatable types that do not interpolate.
extension Reason {
  /// An `.animation(_:value:)` whose value never changes.
  public static let animationValueConstant = Reason(
    id: "SEG140", name: "animation-value-constant", severity: .error,
    title: "an `.animation(_:value:)` whose value never changes",
    remedy: "pass the state that changes")

  /// An `.animation(_:value:)` whose value changes on every update.
  public static let animationValueUnstable = Reason(
    id: "SEG141", name: "animation-value-unstable", severity: .error,
    title: "an `.animation(_:value:)` whose value changes on every update",
    remedy: "pass the state that changes")

  /// An animation without a value, which animates every change below it.
  public static let animationWithoutValue = Reason(
    id: "SEG142", name: "animation-without-value", severity: .warning,
    title: "an animation without a value, which animates every change below it",
    remedy: "add `value:`")

  /// Animations disabled on a container and so on everything inside.
  public static let disablesAnimationsOnContainer = Reason(
    id: "SEG143", name: "disablesAnimations-on-container", severity: .warning,
    title: "animations disabled on a container and so on everything inside",
    remedy: "use `transaction(value:)` or the form with a body")

  /// A withAnimation whose animation an `.animation(_:value:)` replaces.
  public static let explicitOverriddenByImplicit = Reason(
    id: "SEG144", name: "explicit-overridden-by-implicit", severity: .info,
    title: "a withAnimation whose animation an `.animation(_:value:)` replaces",
    remedy: "keep one of the two animations")

  /// An animatable type without animatableData.
  public static let animatableDataMissing = Reason(
    id: "SEG150", name: "animatable-data-missing", severity: .warning,
    title: "an animatable type without animatableData",
    remedy: "add `animatableData`")

  /// A numeric property that animatableData leaves out.
  public static let animatableDataPartial = Reason(
    id: "SEG151", name: "animatable-data-partial", severity: .info,
    title: "a numeric property that animatableData leaves out",
    remedy: "add the property to `animatableData`")

  /// The deprecated protocol AnimatableModifier.
  public static let animatableModifierDeprecated = Reason(
    id: "SEG152", name: "animatable-modifier-deprecated", severity: .warning,
    title: "the deprecated protocol AnimatableModifier",
    remedy: "conform to `ViewModifier` and `Animatable`")

  /// A transition that branches around its content.
  public static let transitionBranchesOnContent = Reason(
    id: "SEG153", name: "transition-branches-on-content", severity: .error,
    title: "a transition that branches around its content",
    remedy: "put the condition into the modifier's argument")

  /// An animatableData that does not reach what is drawn.
  public static let animatableDataDisconnected = Reason(
    id: "SEG154", name: "animatable-data-disconnected", severity: .error,
    title: "an animatableData that does not reach what is drawn",
    remedy: "read and write the property that is drawn")

  /// A content transition whose content changes without an animation.
  public static let contentTransitionWithoutAnimation = Reason(
    id: "SEG155", name: "content-transition-without-animation", severity: .warning,
    title: "a content transition whose content changes without an animation",
    remedy: "wrap the write in withAnimation, or add `.animation(_:value:)`")

  /// Two sources for one matched geometry.
  public static let matchedGeometryTwoSources = Reason(
    id: "SEG156", name: "matched-geometry-two-sources", severity: .warning,
    title: "two sources for one matched geometry",
    remedy: "give all but one `isSource: false`")

  /// A repeating animation that nil should stop.
  public static let repeatStoppedByNil = Reason(
    id: "SEG160", name: "repeat-stopped-by-nil", severity: .error,
    title: "a repeating animation that nil should stop",
    remedy: "use `.linear(duration: 0)` in place of nil, or an `if` around the animated view")

  /// A repeating animation started in onAppear, which can catch the first layout.
  public static let repeatInOnAppear = Reason(
    id: "SEG161", name: "repeat-in-onAppear", severity: .warning,
    title: "a repeating animation started in onAppear, which can catch the first layout",
    remedy: "attach `.animation(_:value:)` to the animated modifier")

  /// A delay that guesses when an animation has ended.
  public static let completionByDelay = Reason(
    id: "SEG162", name: "completion-by-delay", severity: .info,
    title: "a delay that guesses when an animation has ended",
    remedy: "use withAnimation's `completion:`")

  /// A phase animator with equal neighbours or fewer than two phases.
  public static let phaseAnimatorEqualPhases = Reason(
    id: "SEG163", name: "phase-animator-equal-phases", severity: .error,
    title: "a phase animator with equal neighbours or fewer than two phases",
    remedy: "give at least two phases that differ")

  /// A measured value that is animated from zero at first appearance.
  public static let firstLayoutAnimated = Reason(
    id: "SEG164", name: "first-layout-animated", severity: .info,
    title: "a measured value that is animated from zero at first appearance",
    remedy: "store the first measurement without an animation")

  /// Motion that does not ask for Reduce Motion.
  public static let reduceMotion = Reason(
    id: "SEG170", name: "reduce-motion", severity: .policy,
    title: "motion that does not ask for Reduce Motion",
    remedy: "read `accessibilityReduceMotion` and use `.opacity` there")

  /// The same directional transition for entering and leaving.
  public static let sameTransitionBothWays = Reason(
    id: "SEG171", name: "same-transition-both-ways", severity: .policy,
    title: "the same directional transition for entering and leaving",
    remedy: "use `.asymmetric(insertion:removal:)` where the two should differ")
}
