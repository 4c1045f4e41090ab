public import SegueMotion

/// Shows content with a value that keyframes change over time.
///
/// The content is evaluated at every frame, with values that are not animated a second time.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  _PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: PhaseTrigger?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates content that runs its keyframes once it is there, again and again where it repeats.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates content that runs its keyframes when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = PhaseTrigger(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    KeyframeAnimatorNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view)
  }
}

extension View {
  /// Changes the view with a value that keyframes change over time.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    SourcedView(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }

  /// Changes the view with a value that keyframes change when another one changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    SourcedView(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}
