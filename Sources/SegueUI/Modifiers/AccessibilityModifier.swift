/// Says of an item what assistive technology, tests and taps by name go by.
public nonisolated struct _AccessibilityModifier: ItemModifier {
  public typealias Body = Never
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    AccessibilityNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: AccessibilityNode.self).modifier = self
  }
}

/// The node of what a view is called: it changes neither layout nor drawing.
final class AccessibilityNode: WrapperNode {
  var modifier: _AccessibilityModifier

  init(_ modifier: _AccessibilityModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var accessibilityIdentifierText: String? { modifier.identifier }
  override var accessibilityLabelText: String? { modifier.label }
}

extension View {
  /// Names the view for tests; not read to anybody.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(_AccessibilityModifier(identifier: identifier))
  }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(_AccessibilityModifier(label: label.string))
  }

  /// Says what the view is.
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Says what the view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(_AccessibilityModifier(value: value.string))
  }

  /// Says what the view's value is.
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Says what the view's value is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(verbatim: String(value)))
  }

  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(_AccessibilityModifier(hint: hint.string))
  }

  /// Says what happens when the view is used.
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Says what happens when the view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(verbatim: String(hint)))
  }

  /// Hides the view from assistive technology; it is drawn and tapped as before.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(_AccessibilityModifier(isHidden: hidden))
  }
}
