import SegueMotion

/// A place on the way from the root to a node where modifiers may change the transaction.
///
/// Nodes between two such places share one scope. A class because it caches the transaction of the
/// running update, which a thousand attributes then read.
@MainActor
class TransactionScope {
  let parent: TransactionScope?
  final let stage: Stage
  private var cachedRound = -1
  private var cached = Transaction()

  init(parent: TransactionScope?, stage: Stage) {
    self.parent = parent
    self.stage = stage
  }

  /// The transaction in force here in the running update.
  final func resolved() -> Transaction {
    let round = stage.round
    if cachedRound == round { return cached }
    if stage.isTicking { return Transaction() }
    var transaction = parent?.resolved() ?? stage.transaction
    transform(&transaction)
    cached = transaction
    cachedRound = round
    return transaction
  }

  /// Forgets the cached transaction, after something that it depends on has changed in this round.
  final func invalidate() { cachedRound = -1 }

  /// What modifiers here do to the transaction.
  func transform(_ transaction: inout Transaction) {}

  // MARK: Explanations

  private var contextRound = -1
  private var cachedContexts: [ContextRecord] = []

  /// What the modifier here has done in the running update; nil where there is none.
  var context: ContextRecord? { nil }

  /// What the modifiers from here to the root have done in the running update, innermost first.
  final func contexts() -> [ContextRecord] {
    if contextRound == stage.round { return cachedContexts }
    _ = resolved()
    var result = parent?.contexts() ?? []
    if let context, !context.site.isInLibrary { result.insert(context, at: 0) }
    cachedContexts = result
    contextRound = stage.round
    return result
  }
}

/// The scope of `.animation(_:value:)`: acts in updates in which its value has changed.
final class ImplicitAnimationScope: TransactionScope {
  var animation: Animation?
  var site: SourceSite?
  /// Acts in every update, as the form without a value does.
  var isUnconditional = false
  /// The value in a few characters, for explanations.
  var describeValue: () -> String = { "" }
  private var firedRound = -1
  private var isStopped = false

  func fire() {
    firedRound = stage.round
    invalidate()
  }

  override var context: ContextRecord? {
    guard let site else { return nil }
    return ContextRecord(
      site: site, kind: isUnconditional ? .valueless : .animation, animation: animation,
      hasFired: isUnconditional || firedRound == stage.round, isStopped: isStopped,
      disables: false, value: describeValue())
  }

  override func transform(_ transaction: inout Transaction) {
    isStopped = transaction.disablesAnimations
    guard isUnconditional || firedRound == stage.round, !transaction.disablesAnimations else {
      return
    }
    transaction.animation = animation
    if let site { transaction.source = .implicit(site) }
  }
}

/// The scope of `.transaction {}`: always acts, or in updates in which its value has changed.
final class TransformScope: TransactionScope {
  var closure: (inout Transaction) -> Void = { _ in }
  var site: SourceSite?
  var isUnconditional = true
  private var firedRound = -1
  private var effect: (changes: Bool, animation: Animation?, disables: Bool) = (false, nil, false)

  func fire() {
    firedRound = stage.round
    invalidate()
  }

  override var context: ContextRecord? {
    guard let site else { return nil }
    return ContextRecord(
      site: site, kind: .transaction, animation: effect.animation, hasFired: effect.changes,
      isStopped: false, disables: effect.disables, value: "")
  }

  override func transform(_ transaction: inout Transaction) {
    effect = (false, nil, false)
    guard isUnconditional || firedRound == stage.round else { return }
    let before = transaction.animation
    let wasDisabled = transaction.disablesAnimations
    closure(&transaction)
    effect = (
      transaction.animation != before, transaction.animation,
      transaction.disablesAnimations && !wasDisabled
    )
    if transaction.animation != before, let site { transaction.source = .transaction(site) }
  }
}
