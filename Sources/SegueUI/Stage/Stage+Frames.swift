package import SegueGeometry

extension Stage {
  /// Where layout has put every view with an accessibility identifier, in the stage's points.
  ///
  /// Model values: a view that travels is where it goes, and drawn effects count only where they
  /// stand around the name.
  package var layoutFrames: [(name: String, frame: CGRect)] {
    sample()
    var found: [(name: String, frame: CGRect)] = []
    func visit(_ node: ViewNode) {
      if let name = node.accessibilityIdentifierText, node.isLive {
        found.append((name, node.layoutFrame(in: .global)))
      }
      node.forEachDrawn(visit)
    }
    if let root { visit(root) }
    return found
  }
}
