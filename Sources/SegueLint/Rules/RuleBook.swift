/// All rules, in the order of their ids.
enum RuleBook {
  static let all: [any Rule] = [
    NoAnimationContext(), AnimationInsideConditional(), ValuelessAnimationInsideConditional(),
    TransitionNotOnConditionalRoot(), TransitionInert(), WithAnimationAroundAsync(),
    GetSetBindingAnimation(), AnimationNilInBindingSetter(), WithAnimationResultOnly(),
    PresentationBindingTransaction(), ZStackRemovalWithoutZIndex(), UnstableZIndex(),
    DeadTernaryInBranch(), StaleRemovalDirection(), OptionalContentDuringExit(),
    TransitionInBodyAndAtCall(), UnstableID(), SameViewInBranches(), ForEachOffsetID(),
    ForEachIndices(), ComputedUUIDID(), ConditionalModifierHelper(), AnyViewBranches(),
    IndexInID(), BroadID(), ListRowConditional(), TransitionInLazyRows(),
    DestructiveRoleAsksFirst(), AnimationValueConstant(), AnimationValueUnstable(),
    AnimationWithoutValue(), DisablesAnimationsOnContainer(), ExplicitOverriddenByImplicit(),
    AnimatableDataMissing(), AnimatableDataPartial(), AnimatableModifierDeprecated(),
    TransitionBranchesOnContent(), AnimatableDataDisconnected(),
    ContentTransitionWithoutAnimation(), MatchedGeometryTwoSources(), RepeatStoppedByNil(),
    RepeatInOnAppear(), CompletionByDelay(), PhaseAnimatorEqualPhases(), FirstLayoutAnimated(),
    ReduceMotion(), SameTransitionBothWays(),
  ]
}
