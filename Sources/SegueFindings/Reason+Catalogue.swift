extension Reason {
  /// Every reason, in the order of the ids.
  ///
  ///     Reason.catalogue.first?.name  // "no-animation-context"
  public static let catalogue: [Reason] = transitions + identities + animations + runs

  /// The reason with an id, whatever its case; nil where there is none.
  ///
  ///     Reason.withID("seg101")?.name  // "animation-inside-conditional"
  public static func withID(_ id: String) -> Reason? {
    byID[id.uppercased()]
  }

  private static let byID = Dictionary(uniqueKeysWithValues: catalogue.map { ($0.id, $0) })

  private static let transitions: [Reason] = [
    .noAnimationContext, .animationInsideConditional, .valuelessAnimationInsideConditional,
    .transitionNotOnConditionalRoot, .transitionInert, .withAnimationAroundAsync,
    .getSetBindingAnimation, .animationNilInBindingSetter, .withAnimationResultOnly,
    .presentationBindingTransaction, .zstackRemovalWithoutZIndex, .unstableZIndex,
    .deadTernaryInBranch, .staleRemovalDirection, .optionalContentDuringExit,
    .transitionInBodyAndAtCall,
  ]

  private static let identities: [Reason] = [
    .unstableID, .sameViewInBranches, .forEachOffsetID, .forEachIndices, .computedUUIDID,
    .conditionalModifierHelper, .anyViewBranches, .indexInID, .broadID, .listRowConditional,
    .transitionInLazyRows, .destructiveRoleAsksFirst,
  ]

  private static let animations: [Reason] = [
    .animationValueConstant, .animationValueUnstable, .animationWithoutValue,
    .disablesAnimationsOnContainer, .explicitOverriddenByImplicit, .animatableDataMissing,
    .animatableDataPartial, .animatableModifierDeprecated, .transitionBranchesOnContent,
    .animatableDataDisconnected, .contentTransitionWithoutAnimation,
    .matchedGeometryTwoSources, .repeatStoppedByNil, .repeatInOnAppear, .completionByDelay,
    .phaseAnimatorEqualPhases, .firstLayoutAnimated, .reduceMotion, .sameTransitionBothWays,
  ]

  private static let runs: [Reason] = [
    .firstAppearance, .insideInsertedContainer, .noMotion, .overriddenByNil,
    .animationsDisabled, .repeatsForEver, .hiddenUnderSibling, .frozenDirection,
    .reducedMotion, .boundReached, .valueDidNotChange, .emptyAnimatableData, .duplicateID,
    .identityChanged, .anyViewTypeChange, .unstableIdentity, .alwaysPresent,
    .jumpDuringAnimation, .notDrawnYet, .invalidValue, .stateWriteInBody, .childrenTravelLate,
    .matchedGeometrySources,
  ]
}
