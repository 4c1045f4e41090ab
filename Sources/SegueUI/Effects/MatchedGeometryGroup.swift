import SegueFindings
import SegueGeometry

/// The views on a stage that share a frame.
///
/// A node of its own, because the shared frame is an attribute that animates while the views that
/// it was taken from come and go.
final class MatchedGeometryGroup: _Node {
  let key: MatchedGeometryKey
  private var members: [MatchedGeometryNode] = []
  private var frame = Animated(FrameVector.zero)
  private var hasFrame = false
  /// Tells groups apart, in the order in which they were made.
  let number: Int

  init(_ key: MatchedGeometryKey, _ context: _NodeContext) {
    self.key = key
    number = context.stage.nextElementNumber()
    super.init(context)
  }

  /// The shared frame on the stage as it is shown now; nil before there has been a source.
  var shownFrame: CGRect? { hasFrame ? frame.presented(stage.animator).rectangle : nil }

  /// The view that the others follow: the one that was inserted last.
  var source: MatchedGeometryNode? { members.last { $0.isLiveSource } }

  var outermostDepth: Int32 { members.map(\.depth).min() ?? 0 }

  func add(_ member: MatchedGeometryNode) { members.append(member) }

  func remove(_ member: MatchedGeometryNode) {
    members.removeAll { $0 === member }
    if members.isEmpty {
      stage.matchedGroups[key] = nil
      unmount()
    }
  }

  /// Brings the shared frame and all who follow it up to date, after a layout.
  func settle() {
    checkSources()
    if let source {
      let new = FrameVector(source.frameOnStage)
      if !hasFrame || stage.isTicking {
        frame.jump(new)
        hasFrame = true
      } else {
        _ = frame.set(
          new, owner: self, attribute: 0, scope: source.scope, label: "matchedGeometry")
      }
    }
    guard members.count > 1 else { return }
    for member in members {
      if let leaving = member.leavingElement {
        stage.withElement(leaving, listener: leaving.exit) { member.settle() }
      } else {
        member.settle()
      }
    }
  }

  private func checkSources() {
    guard members.count > 1 else { return }
    let live = members.filter(\.isLive)
    let sources = live.count { $0.modifier.isSource }
    if sources > 1 {
      report("\(sources) views are the source of the matched geometry \"\(key.id)\" at once")
    } else if sources == 0, live.count > 1 {
      report("no view is the source of the matched geometry \"\(key.id)\"")
    }
  }

  private func report(_ what: String) {
    stage.report.add(
      .matchedGeometrySources, "\(what), and which frame the others follow is undefined",
      "leave isSource true on exactly one view that is present")
  }

  override var displayName: String { source?.displayName ?? "View" }

  override func attributeDidEnd(_ attribute: UInt8) { frame.end() }

  override func unmount() {
    guard isMounted else { return }
    frame.cancel(stage.animator)
    super.unmount()
  }
}

extension Stage {
  /// The group of a key; made where there is none.
  func matchedGroup(_ key: MatchedGeometryKey) -> MatchedGeometryGroup {
    if let known = matchedGroups[key] { return known }
    let made = MatchedGeometryGroup(
      key,
      _NodeContext(
        stage: self, parent: nil, scope: TransactionScope(parent: nil, stage: self),
        environment: EnvironmentScope(root: EnvironmentValues())))
    matchedGroups[key] = made
    return made
  }

  /// Places what follows a shared frame, after a layout.
  func settleMatchedGeometry() {
    guard !matchedGroups.isEmpty, !isInitialLayout else { return }
    guard matchedGroups.count > 1 else {
      for group in matchedGroups.values { group.settle() }
      return
    }
    // The outer ones first: where they put their content, inner ones are found.
    let order = matchedGroups.values.map { (group: $0, depth: $0.outermostDepth) }
      .sorted { ($0.depth, $0.group.number) < ($1.depth, $1.group.number) }
    for (group, _) in order { group.settle() }
  }
}
