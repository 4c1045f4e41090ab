import SegueGeometry

private enum TakeFocusKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
private enum SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

/// What the return key does in the fields of a view.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: @MainActor () -> Void
}

extension EnvironmentValues {
  /// Gives the focus to the field inside.
  var takeFocus: (@MainActor () -> Void)? {
    get { self[TakeFocusKey.self] }
    set { self[TakeFocusKey.self] = newValue }
  }

  /// What the return key does, the innermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension Stage {
  /// Presses a key and lets it go. The view with the focus has it first, then the views around it;
  /// without a focus the innermost view that takes keys. What nobody takes is a shortcut, or ends
  /// the text of a field.
  ///
  /// - Returns: Whether something took it.
  @discardableResult
  package func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    sample()
    trace.input("key \(key.name)")
    var isTaken = false
    run {
      isTaken = send(key, modifiers, .down) || shortcut(key, modifiers) || submit(key)
      _ = send(key, modifiers, .up)
    }
    settleFrame()
    return isTaken
  }

  private func send(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyPress.Phases
  ) -> Bool {
    let press = KeyPress(
      phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
    var node = keyNode
    while let here = node {
      if let taker = here as? any KeyTaking, taker.take(press) { return true }
      node = here.layoutParent
    }
    return false
  }

  /// Where keys go first.
  private var keyNode: ViewNode? {
    var focused: ViewNode?
    var taker: ViewNode?
    eachDrawn { node in
      if node.environment.values.isFocused { focused = node }
      if node is any KeyTaking { taker = node }
    }
    return focused ?? taker
  }

  private func shortcut(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    var action: (@MainActor () -> Void)?
    eachDrawn { node in
      guard action == nil, let node = node as? ShortcutNode else { return }
      let own = node.modifier.shortcut
      if own.key == key, own.modifiers == modifiers { action = node.firstTappable?.tapAction }
    }
    action?()
    return action != nil
  }

  private func submit(_ key: KeyEquivalent) -> Bool {
    guard key == .return else { return false }
    var field: TextEntryNode?
    eachDrawn { node in
      if let node = node as? TextEntryNode, node.environment.values.isFocused { field = node }
    }
    return field?.submit() ?? false
  }

  private func eachDrawn(_ body: (ViewNode) -> Void) {
    func visit(_ node: ViewNode) {
      body(node)
      node.forEachDrawn(visit)
    }
    if let root { visit(root) }
  }
}

extension TextEntryNode {
  /// Does what the return key does in the field; false where it does nothing.
  func submit() -> Bool {
    let actions = environment.values.submitActions.filter { $0.triggers.contains(.text) }
    for entry in actions { entry.action() }
    return !actions.isEmpty
  }

  /// Puts characters at the end; a line's end submits.
  func enter(_ text: String) {
    environment.values.takeFocus?()
    for part in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0, !submit() { modifier.text.wrappedValue += "\n" }
      if !part.element.isEmpty { modifier.text.wrappedValue += part.element }
    }
  }
}

extension KeyEquivalent {
  fileprivate var name: String {
    switch self {
    case .space: "space"
    case .return: "return"
    case .tab: "tab"
    case .escape: "escape"
    case .delete: "delete"
    case .upArrow: "up arrow"
    case .downArrow: "down arrow"
    case .leftArrow: "left arrow"
    case .rightArrow: "right arrow"
    default: "\"\(character)\""
    }
  }
}
