/// SEG100 to SEG115: transitions that nothing animates, that stand in the wrong place or that
/// cannot be seen.
extension Reason {
  /// A transition whose condition changes without an animation.
  public static let noAnimationContext = Reason(
    id: "SEG100", name: "no-animation-context", severity: .warning,
    title: "a transition whose condition changes without an animation",
    remedy: """
      wrap the write in withAnimation, or put `.animation(_:value:)` on a container that stays
      """)

  /// An animation that is inserted and removed together with the view it should animate.
  public static let animationInsideConditional = Reason(
    id: "SEG101", name: "animation-inside-conditional", severity: .error,
    title: "an animation that is inserted and removed together with the view it should animate",
    remedy: """
      put `.animation(_:value:)` on the container around the `if`, or attach the animation to \
      the transition itself
      """)

  /// An animation without a value inside the `if` reaches only the travel of `move`, `slide` and
  /// `push`.
  public static let valuelessAnimationInsideConditional = Reason(
    id: "SEG102", name: "valueless-animation-inside-conditional", severity: .warning,
    title: """
      an animation without a value inside the `if` reaches only the travel of `move`, `slide` \
      and `push`
      """,
    remedy: "put `.animation(_:value:)` on the container around the `if`")

  /// A transition on a view that is not itself inserted or removed.
  public static let transitionNotOnConditionalRoot = Reason(
    id: "SEG103", name: "transition-not-on-conditional-root", severity: .warning,
    title: "a transition on a view that is not itself inserted or removed",
    remedy: "move `.transition` to the root view of the branch")

  /// A transition on a view whose content changes but which is never inserted or removed.
  public static let transitionInert = Reason(
    id: "SEG104", name: "transition-inert", severity: .info,
    title: "a transition on a view whose content changes but which is never inserted or removed",
    remedy: "use `.contentTransition(_:)`, or give the view an `.id(_:)` that changes")

  /// WithAnimation around work that runs later.
  public static let withAnimationAroundAsync = Reason(
    id: "SEG105", name: "withAnimation-around-async", severity: .error,
    title: "withAnimation around work that runs later",
    remedy: "put withAnimation around the assignment inside the asynchronous work")

  /// An animation on a binding made by `Binding(get:set:)` that its setter never uses.
  public static let getSetBindingAnimation = Reason(
    id: "SEG106", name: "get-set-binding-animation", severity: .error,
    title: "an animation on a binding made by `Binding(get:set:)` that its setter never uses",
    remedy: "use the projected binding, or a setter with two parameters that calls withTransaction")

  /// WithAnimation(nil) in a binding's setter cancels the caller's animation.
  public static let animationNilInBindingSetter = Reason(
    id: "SEG107", name: "animation-nil-in-binding-setter", severity: .warning,
    title: "withAnimation(nil) in a binding's setter cancels the caller's animation",
    remedy: "write the value without withAnimation, or use the transaction the setter receives")

  /// WithAnimation around a value instead of the change.
  public static let withAnimationResultOnly = Reason(
    id: "SEG108", name: "withAnimation-result-only", severity: .warning,
    title: "withAnimation around a value instead of the change",
    remedy: "put withAnimation around the statement that changes the state")

  /// An animation on the binding of a sheet or cover, which does not use it.
  public static let presentationBindingTransaction = Reason(
    id: "SEG109", name: "presentation-binding-transaction", severity: .warning,
    title: "an animation on the binding of a sheet or cover, which does not use it",
    remedy: "use withTransaction around the write, and put transitions inside the presented view")

  /// A view in a ZStack that leaves behind its siblings.
  public static let zstackRemovalWithoutZIndex = Reason(
    id: "SEG110", name: "zstack-removal-without-zindex", severity: .warning,
    title: "a view in a ZStack that leaves behind its siblings",
    remedy: "give the leaving view a constant `.zIndex(1)`")

  /// A zIndex that changes in the update that removes the view, or that is given twice.
  public static let unstableZIndex = Reason(
    id: "SEG111", name: "unstable-zindex", severity: .warning,
    title: "a zIndex that changes in the update that removes the view, or that is given twice",
    remedy: "give the view one constant `.zIndex`")

  /// A ternary on the condition of the branch it stands in.
  public static let deadTernaryInBranch = Reason(
    id: "SEG112", name: "dead-ternary-in-branch", severity: .error,
    title: "a ternary on the condition of the branch it stands in",
    remedy: "use a transition in place of the ternary")

  /// A transition's direction that changes in the update that removes the view.
  public static let staleRemovalDirection = Reason(
    id: "SEG113", name: "stale-removal-direction", severity: .warning,
    title: "a transition's direction that changes in the update that removes the view",
    remedy: "set the direction in an update before the one that changes the page")

  /// Content that reads an optional which is nil while the view leaves.
  public static let optionalContentDuringExit = Reason(
    id: "SEG114", name: "optional-content-during-exit", severity: .info,
    title: "content that reads an optional which is nil while the view leaves",
    remedy: "unwrap where the view is inserted and pass the value on")

  /// A transition at the root of a view's body and another where the view is used.
  public static let transitionInBodyAndAtCall = Reason(
    id: "SEG115", name: "transition-in-body-and-at-call", severity: .warning,
    title: "a transition at the root of a view's body and another where the view is used",
    remedy: "keep one of the two")
}
