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
    }
  }
}
