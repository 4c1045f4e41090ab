// What is the library's own doing, and what is that of the user's code inside it.

extension BranchNode {
  /// Whether the library itself makes it come and go: it erases and branches in its own views.
  var isOfLibrary: Bool {
    guard let node = parent?.nearestNamed else { return false }
    // A part that only hands content on stands for whoever wrote that; what a view of the library
    // erases between its parts is its own.
    return node.ownsConditions || itemCause == .type && node.isInternalPart
  }
}

extension ViewNode {
  /// The view of the library that the node is the whole of, where it is not just its text.
  var wholeName: String? {
    guard !(core is TextNode) else { return nil }
    var name: String?
    var here: _Node? = core.parent
    while let node = here, !(node is ViewNode) || node is WrapperNode {
      if node.namesItem {
        guard node.isLibraryBody else { break }
        if !node.isInternalPart, !node.displayName.hasPrefix("_") { name = node.displayName }
      }
      here = node.parent
    }
    return name
  }
}

extension _Node {
  /// The nearest view with a name, from here to the root.
  fileprivate var nearestNamed: _Node? {
    var here: _Node? = self
    while let node = here {
      if node.namesItem { return node }
      here = node.parent
    }
    return nil
  }

  /// Whether a view of the library that arranges its own parts has this node among them.
  var isPartOfLibrary: Bool { parent?.nearestNamed?.ownsConditions ?? false }

  /// Whether a view whose states nobody is told of stands around it.
  var isInsideHiddenStates: Bool {
    var here = parent
    while let node = here {
      if node.hidesStates { return true }
      here = node.parent
    }
    return false
  }

  /// Whether a view of the library itself, and not one of the user's, has this node in its body.
  var isInsideLibraryBody: Bool { firstNaming?.nearestNamed?.isLibraryBody ?? false }
}
