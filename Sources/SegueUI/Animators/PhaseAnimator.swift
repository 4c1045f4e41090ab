public import SegueMotion

/// Shows content in a row of phases, each reached with an animation.
///
/// Without a trigger it cycles for as long as it is there; with one, each change of the trigger
/// runs one round, which ends in the first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: _PrimitiveView {
  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates content that cycles through phases.
  ///
  /// - Parameter animation: The animation *to* a phase; nil jumps there.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates content that runs through its phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = PhaseTrigger(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    PhaseAnimatorNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: PhaseAnimatorNode<Phase, Content>.self).update(view)
  }
}

/// A value of any type that can tell whether it has changed.
struct PhaseTrigger: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  nonisolated init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool { a.isEqual(b.value) }
}

extension View {
  /// Changes the view in a row of phases that it cycles through.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return SourcedView(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }

  /// Changes the view in a row of phases that it runs through when a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return SourcedView(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
