/// SEG120 to SEG132: views that are replaced where they should change, and rows that animate in
/// another way than their author expects.
extension Reason {
  /// An identity that is new on every update.
  public static let unstableID = Reason(
    id: "SEG120", name: "unstable-id", severity: .error,
    title: "an identity that is new on every update",
    remedy: "remove the `.id`, or use a value that changes only when the view should be replaced")

  /// Two branches that build the same view with other values.
  public static let sameViewInBranches = Reason(
    id: "SEG121", name: "same-view-in-branches", severity: .info,
    title: "two branches that build the same view with other values",
    remedy: "use one view with a conditional value")

  /// Rows identified by their offset.
  public static let forEachOffsetID = Reason(
    id: "SEG122", name: "foreach-offset-id", severity: .warning,
    title: "rows identified by their offset",
    remedy: "identify the rows by their data")

  /// Rows identified by their index.
  public static let forEachIndices = Reason(
    id: "SEG123", name: "foreach-indices", severity: .warning,
    title: "rows identified by their index",
    remedy: "identify the rows by their data")

  /// An `id` that is computed anew on each reading.
  public static let computedUUIDID = Reason(
    id: "SEG124", name: "computed-uuid-id", severity: .error,
    title: "an `id` that is computed anew on each reading",
    remedy: "store the identity: `let id = UUID()`")

  /// A helper that applies a modifier conditionally and changes the view's identity.
  public static let conditionalModifierHelper = Reason(
    id: "SEG125", name: "conditional-modifier-helper", severity: .warning,
    title: "a helper that applies a modifier conditionally and changes the view's identity",
    remedy: "put the condition into the modifier's argument")

  /// Branches erased to AnyView, which are replaced without a transition.
  public static let anyViewBranches = Reason(
    id: "SEG126", name: "anyview-branches", severity: .warning,
    title: "branches erased to AnyView, which are replaced without a transition",
    remedy: "use `@ViewBuilder` and `if`/`else`")

  /// An identity that contains the row's index.
  public static let indexInID = Reason(
    id: "SEG127", name: "index-in-id", severity: .warning,
    title: "an identity that contains the row's index",
    remedy: "build the identity from the row's data alone")

  /// An `.id` around views that hold state.
  public static let broadID = Reason(
    id: "SEG128", name: "broad-id", severity: .info,
    title: "an `.id` around views that hold state",
    remedy: "put the `.id` on the part that should be replaced")

  /// A conditional view inside a list row.
  public static let listRowConditional = Reason(
    id: "SEG130", name: "list-row-conditional", severity: .warning,
    title: "a conditional view inside a list row",
    remedy: "move the conditional part to a row of its own")

  /// A transition on lazily made rows.
  public static let transitionInLazyRows = Reason(
    id: "SEG131", name: "transition-in-lazy-rows", severity: .info,
    title: "a transition on lazily made rows",
    remedy: "keep it only where rows are inserted or removed while visible")

  /// A destructive swipe action that only asks a question.
  public static let destructiveRoleAsksFirst = Reason(
    id: "SEG132", name: "destructive-role-asks-first", severity: .warning,
    title: "a destructive swipe action that only asks a question",
    remedy: "drop the role and tint the button red")
}
