/// SEG200 to SEG222: what happened on the stage and cannot be read from the source.
extension Reason {
  /// The view was there when its container first appeared, and then no transition runs.
  public static let firstAppearance = Reason(
    id: "SEG200", name: "first-appearance", severity: .info,
    title: "the view was there when its container first appeared, and then no transition runs",
    remedy: "insert the view after its container has appeared, for example from `onAppear`")

  /// The view came or went together with a container, and only the outermost one runs its
  /// transition.
  public static let insideInsertedContainer = Reason(
    id: "SEG201", name: "inside-inserted-container", severity: .info,
    title: """
      the view came or went together with a container, and only the outermost one runs its \
      transition
      """,
    remedy: "put the transition on the container")

  /// The end values do not differ, so nothing moves.
  public static let noMotion = Reason(
    id: "SEG202", name: "no-motion", severity: .warning,
    title: "the end values do not differ, so nothing moves",
    remedy: """
      animate a value that is different at the end, or add `animatableData` so that the values \
       between are drawn
      """)

  /// An inner modifier replaced the animation by nil.
  public static let overriddenByNil = Reason(
    id: "SEG203", name: "overridden-by-nil", severity: .warning,
    title: "an inner modifier replaced the animation by nil",
    remedy: """
      remove the inner `.animation(nil, value:)` or `.transaction`, or narrow it to the part \
      that must not animate
      """)

  /// DisablesAnimations stopped an `.animation` modifier.
  public static let animationsDisabled = Reason(
    id: "SEG204", name: "animations-disabled", severity: .warning,
    title: "disablesAnimations stopped an `.animation` modifier",
    remedy: "set `disablesAnimations` with `transaction(value:)` or on a smaller part")

  /// A repeating animation never ends, so neither a removal nor a completion that waits for it
  /// does.
  public static let repeatsForEver = Reason(
    id: "SEG205", name: "repeats-for-ever", severity: .info,
    title: """
      a repeating animation never ends, so neither a removal nor a completion that waits for \
      it does
      """,
    remedy: "remove the view that repeats, or end the loop with `.linear(duration: 0)`")

  /// The leaving view was drawn behind a sibling that covers it.
  public static let hiddenUnderSibling = Reason(
    id: "SEG206", name: "hidden-under-sibling", severity: .warning,
    title: "the leaving view was drawn behind a sibling that covers it",
    remedy: "give the leaving view a constant `.zIndex(1)`")

  /// The transition's direction changed in the update that removed the view and came too late.
  public static let frozenDirection = Reason(
    id: "SEG207", name: "frozen-direction", severity: .warning,
    title: """
      the transition's direction changed in the update that removed the view and came too late
      """,
    remedy: "set the direction in an update before the one that removes the view")

  /// Reduced motion changed or removed the movement.
  public static let reducedMotion = Reason(
    id: "SEG208", name: "reduced-motion", severity: .info,
    title: "reduced motion changed or removed the movement",
    remedy: "check the end state; the movement comes back with the setting off")

  /// Updates did not settle: each one wrote state that asked for another.
  public static let boundReached = Reason(
    id: "SEG209", name: "bound-reached", severity: .error,
    title: "updates did not settle: each one wrote state that asked for another",
    remedy: """
      write state only when its value differs, and not from a value that the write itself \
      changes
      """)

  /// The value of an `.animation(_:value:)` did not change in this update, so it did not act.
  public static let valueDidNotChange = Reason(
    id: "SEG210", name: "value-did-not-change", severity: .warning,
    title: """
      the value of an `.animation(_:value:)` did not change in this update, so it did not act
      """,
    remedy: "pass the state that changed as `value:`")

  /// A value changed on a type whose animatableData is empty.
  public static let emptyAnimatableData = Reason(
    id: "SEG211", name: "empty-animatable-data", severity: .warning,
    title: "a value changed on a type whose animatableData is empty",
    remedy: "add `animatableData`, or `@Animatable`")

  /// Two elements share one id; the first one wins.
  public static let duplicateID = Reason(
    id: "SEG212", name: "duplicate-id", severity: .error,
    title: "two elements share one id; the first one wins",
    remedy: "give every element an id of its own")

  /// The view was replaced where a change of its values was meant.
  public static let identityChanged = Reason(
    id: "SEG213", name: "identity-changed", severity: .warning,
    title: "the view was replaced where a change of its values was meant",
    remedy: "use one view with conditional values, and no `.id` that changes")

  /// The type inside an AnyView changed, and the content was replaced without a transition.
  public static let anyViewTypeChange = Reason(
    id: "SEG214", name: "any-view-type-change", severity: .warning,
    title: "the type inside an AnyView changed, and the content was replaced without a transition",
    remedy: "use `@ViewBuilder` and `if`/`else`")

  /// The identity was new on every update.
  public static let unstableIdentity = Reason(
    id: "SEG215", name: "unstable-identity", severity: .error,
    title: "the identity was new on every update",
    remedy: "use an id that is stored with the data")

  /// The view has a transition and is never inserted or removed.
  public static let alwaysPresent = Reason(
    id: "SEG216", name: "always-present", severity: .warning,
    title: "the view has a transition and is never inserted or removed",
    remedy: "put the view into an `if`, or use `.contentTransition(_:)`")

  /// A value changed without an animation while it was animating, and the picture jumped.
  public static let jumpDuringAnimation = Reason(
    id: "SEG217", name: "jump-during-animation", severity: .warning,
    title: "a value changed without an animation while it was animating, and the picture jumped",
    remedy: "wrap this write in withAnimation as well")

  /// This API is accepted but not drawn.
  public static let notDrawnYet = Reason(
    id: "SEG218", name: "not-drawn-yet", severity: .info,
    title: "this API is accepted but not drawn",
    remedy: "expect the rest of the view to be drawn without it")

  /// A number that is not finite or out of range reached the drawing.
  public static let invalidValue = Reason(
    id: "SEG219", name: "invalid-value", severity: .error,
    title: "a number that is not finite or out of range reached the drawing",
    remedy: "check the calculation for a division by zero or an empty range")

  /// State was written while a body was evaluated.
  public static let stateWriteInBody = Reason(
    id: "SEG220", name: "state-write-in-body", severity: .error,
    title: "state was written while a body was evaluated",
    remedy: "write state from an action, `onAppear`, `onChange` or `task`")

  /// A child inserted while its parent was travelling stands at its final place at once.
  public static let childrenTravelLate = Reason(
    id: "SEG221", name: "children-travel-late", severity: .warning,
    title: "a child inserted while its parent was travelling stands at its final place at once",
    remedy: "add `.geometryGroup()` to the content of the travelling view")

  /// A matched geometry group did not have exactly one source.
  public static let matchedGeometrySources = Reason(
    id: "SEG222", name: "matched-geometry-sources", severity: .warning,
    title: "a matched geometry group did not have exactly one source",
    remedy: "give all but one view of the group `isSource: false`")
}
