/// All rules, in the order of their ids.
enum RuleBook {
  static let all: [any Rule] = [
    NoAnimationContext(), AnimationInsideConditional(), ValuelessAnimationInsideConditional(),
    TransitionNotOnConditionalRoot(), TransitionInert(), WithAnimationAroundAsync(),
    GetSetBindingAnimation(), AnimationNilInBindingSetter(), WithAnimationResultOnly(),
    PresentationBindingTransaction(), ZStackRemovalWithoutZIndex(), UnstableZIndex(),
    DeadTernaryInBranch(), UnstableID(), ForEachOffsetID(), ForEachIndices(), ComputedUUIDID(),
    AnimationValueConstant(), AnimationValueUnstable(), AnimationWithoutValue(),
    AnimatableDataMissing(), TransitionBranchesOnContent(), RepeatStoppedByNil(),
  ]
}
