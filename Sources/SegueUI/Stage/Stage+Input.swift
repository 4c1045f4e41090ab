package import SegueGeometry

/// Something on the stage that can be named and touched.
package struct StageTarget {
  /// What a person reads on it.
  package let label: String
  /// What `accessibilityIdentifier` says.
  package let identifier: String?
  /// In the stage's points, as it is shown now.
  package let frame: CGRect
  /// Whether a tap on it does something.
  package var isTappable: Bool { taker != nil }
  /// What takes the tap: the same as long as it is there, whatever is written on it.
  package let taker: ObjectIdentifier?
}

/// Why a name does not lead to a view.
package enum StageError: Error, Hashable {
  /// The name, and what is there, nearest first.
  case noSuchTarget(String, nearest: [String])
  /// The view is there, and nothing happens when it is tapped.
  case notTappable(String, tappable: [String])
}

extension Stage {
  /// Everything that can be named, in drawing order.
  package var targets: [StageTarget] {
    sample()
    return located().map { entry in
      StageTarget(
        label: entry.label, identifier: entry.identifier, frame: entry.frame,
        taker: entry.taker)
    }
  }

  struct Located {
    let node: ViewNode
    let label: String
    let identifier: String?
    let frame: CGRect
    let action: (@MainActor () -> Void)?
    let taker: ObjectIdentifier?
  }

  private func frame(of node: ViewNode, _ toStage: (CGPoint) -> CGPoint) -> CGRect {
    let local = node.presentedRectangle
    let a = toStage(CGPoint(x: local.minX, y: local.minY))
    let b = toStage(CGPoint(x: local.maxX, y: local.maxY))
    return CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y))
  }

  /// Finds labelled nodes with their places on the stage.
  func located() -> [Located] {
    var found: [Located] = []
    func visit(
      _ node: ViewNode, _ toStage: (CGPoint) -> CGPoint, _ action: (@MainActor () -> Void)?,
      _ taker: ObjectIdentifier?
    ) {
      let own = node.tapAction
      let action = own ?? action
      let taker = own == nil ? taker : ObjectIdentifier(node)
      let label = node.accessibilityLabelText ?? node.ownLabel
      if label != nil || node.accessibilityIdentifierText != nil {
        found.append(
          Located(
            node: node, label: label ?? "", identifier: node.accessibilityIdentifierText,
            frame: frame(of: node, toStage), action: action, taker: taker))
      }
      let count = found.count
      node.forEachDrawn { child in
        visit(child, { toStage(node.convertFromContent($0)) }, action, taker)
      }
      // What takes a tap and has no words on it is called by its type.
      if found.count == count, label == nil, node.accessibilityIdentifierText == nil,
        node is TapNode || !node.isInsideLibraryBody, let action = own,
        let name = node.typeName
      {
        let box = frame(of: node, toStage)
        found.append(
          Located(
            node: node, label: name, identifier: nil, frame: box, action: action, taker: taker))
      }
    }
    if let root { visit(root, { $0 }, nil, nil) }
    return found
  }

  /// Taps the view with a label or identifier: what is hit at its middle receives the tap.
  package func tap(_ label: String) throws {
    sample()
    let target = try find(label)
    let middle = CGPoint(x: target.frame.midX, y: target.frame.midY)
    guard let action = action(at: middle) ?? target.action else {
      throw StageError.notTappable(
        label, tappable: located().filter { $0.action != nil }.map(\.label))
    }
    trace.input("tap \"\(label)\"")
    perform(action, at: middle)
  }

  /// The view with a label or identifier; of several, one that can be tapped.
  func find(_ label: String) throws -> Located {
    let all = located()
    let matches = all.filter { $0.label == label || $0.identifier == label }
    guard let target = matches.last(where: { $0.action != nil }) ?? matches.last else {
      throw StageError.noSuchTarget(label, nearest: nearest(to: label, all))
    }
    return target
  }

  private func perform(_ action: @MainActor () -> Void, at point: CGPoint) {
    tapPoint = point
    run { action() }
    tapPoint = nil
    settleFrame()
  }

  /// Taps a point, in the stage's points; false where nothing there takes a tap.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool {
    sample()
    guard let action = action(at: point) else { return false }
    trace.input("tap at \(Int(point.x)), \(Int(point.y))")
    perform(action, at: point)
    return true
  }

  /// Whether a tap on its middle reaches it, and not something in front of it.
  package func isReachable(_ target: StageTarget) -> Bool {
    let hit = taker(at: CGPoint(x: target.frame.midX, y: target.frame.midY))
    // What is around it may take the tap for it.
    var isInside = false
    func look(_ node: ViewNode) {
      if isInside { return }
      isInside = ObjectIdentifier(node) == target.taker
      if !isInside { node.forEachDrawn(look) }
    }
    if let hit { look(hit) }
    return isInside
  }

  /// What a tap at a point does: the action of what is hit, or of what is around it.
  private func action(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard let node = taker(at: point) else { return nil }
    return node.tapAction ?? node.environment.values.takeFocus
  }

  private func taker(at point: CGPoint) -> ViewNode? {
    var node = root?.hitTest(point)
    while let here = node {
      if here.tapAction != nil { return here }
      // A field that may have the focus takes it.
      if here is TextEntryNode, here.environment.values.takeFocus != nil { return here }
      node = here.layoutParent
    }
    return nil
  }

  func nearest(to label: String, _ all: [Located]) -> [String] {
    var names: [String] = []
    for entry in all {
      for name in [entry.label, entry.identifier ?? ""] where !name.isEmpty {
        if !names.contains(name) { names.append(name) }
      }
    }
    return names.sorted {
      ($0.editDistance(to: label), $0) < ($1.editDistance(to: label), $1)
    }
  }
}

extension ViewNode {
  /// The type of what a wrapper stands around; nil where it has no name.
  fileprivate var typeName: String? {
    let name = displayName == "View" ? subjectName : displayName
    return name == "View" || name.hasPrefix("_") ? nil : name
  }
}

extension String {
  /// How many characters have to be changed, added or removed (Levenshtein), case apart.
  func editDistance(to other: String) -> Int {
    let a = Array(lowercased())
    let b = Array(other.lowercased())
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let above = row[j + 1]
        row[j + 1] = Swift.min(above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
