package import SegueGeometry

/// A field of the stage that takes what is typed; it may be gone from the stage.
@MainActor package struct TypingField {
  private weak var node: TextEntryNode?
  private unowned let stage: Stage

  fileprivate init(_ node: TextEntryNode, _ stage: Stage) {
    self.node = node
    self.stage = stage
  }

  /// Puts characters at the end; false where the field has gone.
  package func insert(_ text: String) -> Bool {
    guard let node, node.isMounted else { return false }
    stage.run { node.enter(text) }
    stage.settleFrame()
    return true
  }

  /// Takes the last character away; false where the field has gone.
  package func deleteBackward() -> Bool { change { _ = $0.popLast() } }

  private func change(_ body: (inout String) -> Void) -> Bool {
    guard let node, node.isMounted else { return false }
    stage.run { body(&node.modifier.text.wrappedValue) }
    stage.settleFrame()
    return true
  }
}

extension Stage {
  /// The field at a point, in the stage's points; nil where there is none.
  package func field(at point: CGPoint) -> TypingField? {
    sample()
    var node = root?.hitTest(point)
    while let here = node {
      if let field = here as? TextEntryNode { return TypingField(field, self) }
      node = here.layoutParent
    }
    return nil
  }
}
