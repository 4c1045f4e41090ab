import SegueDisplay
import SegueGeometry

extension Stage {
  /// Takes note that what a node shows has moved.
  func noteMoved(_ node: ViewNode) {
    guard node.movedPass != listPass else { return }
    node.movedPass = listPass
    movedNodes.append(node)
  }

  /// The list pass: writes again only what has moved, and everything only after a change of
  /// structure.
  func refreshList() {
    guard let root else { return }
    listPass += 1
    // What is drawn may have something to say.
    let outer = StageRegistry.enter(self)
    defer { StageRegistry.leave(outer) }
    if needsList {
      needsList = false
      movedNodes.removeAll(keepingCapacity: true)
      list.items.removeAll(keepingCapacity: true)
      list.background = background
      root.emit(&list.items)
      return
    }
    movedNodes.withUnsafeBufferPointer { moved in
      for index in moved.indices {
        Unmanaged.passUnretained(moved[index])._withUnsafeGuaranteedRef { node in
          if node.isMounted, node.displayIndex >= 0 { node.patch(&list.items) }
        }
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
