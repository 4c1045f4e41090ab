import SegueDisplay
import SegueGeometry

extension Stage {
  /// Takes note that what a node shows has moved.
  func noteMoved(_ node: ViewNode) {
    guard node.movedPass != listPass else { return }
    node.movedPass = listPass
    movedNodes.append(node)
  }

  /// Takes note that what a node draws depends on where the content inside it is shown.
  func noteRectangleReader(_ node: ViewNode) {
    if isListing { rectangleReaders.append(node) }
  }

  /// The list pass: writes again only what has moved, and everything only after a change of
  /// structure.
  func refreshList() {
    guard let root else { return }
    listPass += 1
    // What is drawn may have something to say.
    let outer = StageRegistry.enter(self)
    defer { StageRegistry.leave(outer) }
    if !needsList { patchList() }
    guard needsList else { return }
    needsList = false
    movedNodes.removeAll(keepingCapacity: true)
    list.items.removeAll(keepingCapacity: true)
    list.background = background
    rectangleReaders.removeAll(keepingCapacity: true)
    listNumber &+= 1
    isListing = true
    root.emit(&list.items)
    isListing = false
  }

  /// Writes again what has moved; asks for everything where that takes another number of items.
  private func patchList() {
    for node in movedNodes where node.isMounted && node.isListed {
      node.patch(&list.items)
    }
    // What lies inside may have moved while they have not themselves.
    if !movedNodes.isEmpty {
      for node in rectangleReaders where node.isMounted && node.isListed {
        node.patch(&list.items)
      }
    }
    movedNodes.removeAll(keepingCapacity: true)
  }

  private var background: RGBA {
    var values = root?.environment.values ?? EnvironmentValues()
    if let preferred = preferredSchemes.first { values.colorScheme = preferred.scheme }
    return Color.systemBackground.rgba(in: values)
  }
}
