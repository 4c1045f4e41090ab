import SegueGeometry

/// A node that makes its rows only where a lazy container asks for them.
@MainActor
protocol LazySource: _Node {
  var count: Int { get }
  /// The rows that exist.
  var window: Range<Int> { get }
  /// Makes rows and lets others go; neither runs a transition.
  func setWindow(_ window: Range<Int>)
  /// Lets rows that have been made transition from now on.
  func settleWindow()
  func branch(withID id: AnyHashable) -> BranchNode?
  /// The row with an id, or that says this id itself, where it does not exist yet.
  func row(withID id: AnyHashable) -> Int?
  func run(containing row: Int) -> LazyRunNode?
  func row(of branch: BranchNode) -> Int?
  /// Remembers how long a row is, points.
  func note(_ length: CGFloat, ofRow row: Int)
  /// How long a row is, or is thought to be, points.
  func length(ofRow row: Int) -> CGFloat
}

/// Stands for the rows before or after those that exist.
final class LazyRunNode: ViewNode {
  unowned(unsafe) let source: any LazySource
  let isBefore: Bool

  init(_ source: any LazySource, isBefore: Bool, _ context: _NodeContext) {
    self.source = source
    self.isBefore = isBefore
    super.init(context)
  }

  var rows: Range<Int> {
    isBefore ? 0..<source.window.lowerBound : source.window.upperBound..<source.count
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Where a row is thought to be, in the space that this node was placed in.
  func frame(ofRow row: Int) -> CGRect {
    var node = layoutParent
    while let here = node {
      if let lazy = here as? LazyNode { return lazy.frame(ofRow: row, in: self) }
      node = here.layoutParent
    }
    return rectangle
  }
}

extension _Node {
  /// Whether views here are elements of a lazy container.
  final var isInLazyContainer: Bool {
    var node = parent
    while let here = node {
      if here is ViewNode { return here is LazyNode }
      node = here.parent
    }
    return false
  }
}
