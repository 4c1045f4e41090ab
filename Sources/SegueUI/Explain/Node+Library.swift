// What is the library's own doing, and what is that of the user's code inside it.

extension BranchNode {
  /// Whether the library itself makes it come and go: it erases and branches in its own views.
  var isOfLibrary: Bool {
    var here = parent
    while let node = here {
      if node.namesItem {
        // A part that only hands content on stands for whoever wrote that; what a view of the
        // library erases between its parts is its own.
        return node.ownsConditions || itemCause == .type && node.isInternalPart
      }
      here = node.parent
    }
    return false
  }
}

extension ViewNode {
  /// The view of the library that the node is the whole of, where it is not just its text.
  var wholeName: String? {
    guard !(core is TextNode) else { return nil }
    var name: String?
    var here: _Node? = core.parent
    while let node = here, !(node is ViewNode) {
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
  /// Whether a view of the library that arranges its own parts has this node among them.
  var isPartOfLibrary: Bool {
    var here = parent
    while let node = here {
      if node.namesItem { return node.ownsConditions }
      here = node.parent
    }
    return false
  }

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
  var isInsideLibraryBody: Bool {
    var here = parent
    while let node = here {
      if node.namesItem { return node.isLibraryBody }
      here = node.parent
    }
    return false
  }
}
