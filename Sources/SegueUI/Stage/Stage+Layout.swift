import SegueGeometry

extension Stage {
  /// The layout pass: model values become rectangles; leaves that have one begin to travel.
  func layout() {
    var passes = 0
    while needsLayout, passes < 10 {
      needsLayout = false
      passes += 1
      guard let root else { return }
      root.place(at: .zero, proposal: ProposedViewSize(configuration.size))
      settleMatchedGeometry()
      tellGeometryObservers()
    }
  }

  private func tellGeometryObservers() {
    guard !geometryObservers.isEmpty, !isInitialLayout else { return }
    geometryObservers.removeAll { !$0.isMounted }
    for observer in geometryObservers { observer.layoutDidRun() }
  }

  /// Brings nodes that a layout makes or changes up to date, while that layout runs.
  ///
  /// A view built from its size belongs to the update that gave it the size: it appears, and
  /// travels, together with everything else in it.
  func updateDuringLayout(_ body: () -> Void) {
    inbox.isUpdating = true
    body()
    update()
    inbox.isUpdating = false
  }
}

/// A node that looks at the places of nodes.
@MainActor
protocol GeometryObserver: AnyObject {
  var isMounted: Bool { get }
  /// Called after each layout.
  func layoutDidRun()
}
