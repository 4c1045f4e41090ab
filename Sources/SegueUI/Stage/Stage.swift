import Foundation
import SegueFindings
package import SegueDisplay
import SegueGeometry
package import SegueMotion

/// Where views live: their state, their time and what is to be seen of them.
///
/// A class because everything that happens, happens to one stage. It owns no file, no process and
/// no clock but the one it is given.
@MainActor
package final class Stage {
  package internal(set) var configuration: StageConfiguration
  let measurer: any TextMeasurer
  let clock: (any StageClock)?
  nonisolated let inbox = Inbox()
  /// How state refers to the stage.
  nonisolated(unsafe) private(set) var home: StageHome?
  let animator = Animator()
  package nonisolated let report = StageReport()
  package let trace: Trace
  package internal(set) var statistics = Statistics()

  /// The stage's time.
  package internal(set) var now = Timestamp.zero
  /// Counts updates; a scope's cached transaction is good for one of them.
  var round = 0
  /// The transaction of the running update.
  var transaction = Transaction()
  /// Interpolated data is being shown: nothing starts to animate.
  var isTicking = false
  /// Items are being placed where they come from: only what has no rectangle yet gets one.
  var isInitialLayout = false
  /// The completion of the exit that is being started.
  var elementListener: AnimationListener?
  /// An item is being placed where it comes from: what lazy containers show is not made for that.
  var isPlacingEntrance = false
  /// The animation that a transition brings for its travel, while its item is being placed.
  var travel: (animation: Animation?, site: SourceSite?)?

  /// Bodies that one update may run before it is reported.
  static let bodyLimit = 200_000
  /// Nodes that may stand inside each other.
  static let depthLimit = 6_000
  var bodiesInFrame = 0

  // Work that waits for a pass.
  var dirtyNodes: [_Node] = []
  var changedContainers: [ContainerNode] = []
  var enteringElements: [ContainerElement] = []
  /// Elements whose wrappers may have nothing left to do.
  var settlingElements: [ContainerElement] = []
  /// Nodes that got another place while items were placed where they come from.
  var postponedPlacements: [ViewNode] = []
  /// Nodes that keep wrappers of items that have ended.
  var staleDistributors: [any WrapperOwner] = []
  var removedBranches: [BranchNode] = []
  var containersWithErased: [ContainerNode] = []
  var movedAnimatables: [_Node] = []
  var movedNodes: [ViewNode] = []
  /// Nodes in the display list whose own items follow the content inside them.
  var rectangleReaders: [ViewNode] = []
  /// Counts the display lists that were made anew.
  var listNumber: Int32 = 0
  /// The display list is being made anew.
  var isListing = false
  var appearActions: [(node: _Node, action: @MainActor () -> Void)] = []
  var disappearActions: [(node: _Node, action: @MainActor () -> Void)] = []
  var afterUpdate: [@MainActor () -> Void] = []
  /// Readers of preferences, to be asked after each update.
  var preferenceReaders: [WeakNode] = []
  var preferencesMayHaveChanged = false
  /// Views that depend on preferences, evaluated after everything else.
  var preferenceViews: [WeakNode] = []
  /// Values of preferences that cannot be compared may be new ones.
  var isPreferenceRound = false
  /// Layout has moved a place that anchors refer to.
  var anchorsMoved = false
  /// The touches that go on, with the gestures that may come of them.
  var touches: TouchSession?
  /// The finger that may scroll.
  var scrollHand: ScrollHand?
  /// Where the tap is whose action runs now.
  var tapPoint: CGPoint?
  /// Speeds of values that changed without an animation.
  var velocities = VelocityRecord()
  /// Views that share frames.
  var matchedGroups: [MatchedGeometryKey: MatchedGeometryGroup] = [:]
  /// What is to happen at a time, earliest first.
  var timers: [Timer] = []
  /// The date at the stage's zero.
  private(set) var dateOrigin = Date(timeIntervalSince1970: 0)
  /// Values that are kept by name.
  var storage = StoredValues()
  /// Namespaces that have been made.
  var namespaces = 0
  /// Elements of containers that have been made.
  private var elementNumbers = 0
  /// Those who want to know of each frame while they are there.
  var frameTickers: [ObjectIdentifier: FrameTicker] = [:]
  /// Told what does not hold after each update; nil checks nothing.
  package var invariantListener: (@MainActor (String) -> Void)?
  /// The button under the finger.
  weak var pressedButton: TapNode?
  /// What views prefer for the whole stage; the first one counts.
  var preferredSchemes: [(node: ObjectIdentifier, scheme: ColorScheme)] = []
  var needsLayout = true
  var needsList = true
  /// Counts list passes; a node notes in which one it has last moved.
  var listPass = 0
  /// Something below has set the layout direction to right-to-left.
  var mayBeRightToLeft = false
  /// There has been a transition with a body, which may build its content a second time.
  var hasTransitionBodies = false
  /// Guides that an `alignmentGuide` on the stage sets.
  var explicitGuides: Set<AlignmentKey> = []
  /// A user's layout is on the stage: it may set any guide.
  var hasCustomLayouts = false
  /// Those who look at places, to be asked after each layout.
  var geometryObservers: [any GeometryObserver] = []

  /// Sheets and alerts, from the lowest to the nearest.
  var overlays: [ContainerNode] = []

  private(set) var root: RootNode?
  private let makeRoot: @MainActor () -> any View
  var list: DisplayList

  package init(
    configuration: StageConfiguration = StageConfiguration(), measurer: any TextMeasurer,
    clock: (any StageClock)? = nil, root: @escaping @MainActor () -> any View
  ) {
    self.configuration = configuration
    self.measurer = measurer
    self.clock = clock
    makeRoot = root
    trace = Trace(isRecording: configuration.recordsTrace)
    list = DisplayList(size: configuration.size)
    defer { home = StageHome(self) }
    mayBeRightToLeft = configuration.layoutDirection == .rightToLeft
    trace.stage = self
    inbox.writeDuringBody = { [report] change in
      report.add(
        .stateWriteInBody,
        "\(change.name) of \(change.owner) was written while a body ran; the value is shown in the next update",
        "write it in an action, in onAppear or in onChange")
    }
  }

  deinit { home?.close() }

  /// What a stage without a clock takes for its date: 1 January 2026 in Greenwich.
  private static let fixedDate = Date(timeIntervalSince1970: 1_767_225_600)

  func nextElementNumber() -> Int {
    elementNumbers += 1
    return elementNumbers
  }

  /// The size of a device pixel, points.
  var pixelLength: CGFloat { CGFloat(1 / configuration.scale) }

  /// Makes the views, lays them out and shows the frame at zero.
  package func start() {
    guard root == nil else { return }
    run {
      dateOrigin = clock == nil ? Self.fixedDate : Date().addingTimeInterval(-now.seconds)
      var values = EnvironmentValues()
      values.colorScheme = configuration.colorScheme
      values.layoutDirection = configuration.layoutDirection
      values.accessibilityReduceMotion = configuration.reduceMotion
      values.accessibilityPrefersCrossFadeTransitions = configuration.prefersCrossFade
      values.displayScale = CGFloat(configuration.scale)
      configuration.environment?(&values)
      mayBeRightToLeft = values.layoutDirection == .rightToLeft
      inbox.isUpdating = true
      root = RootNode.make(makeRoot(), stage: self, environment: values)
      inbox.isUpdating = false
      runRound(Inbox.Group(transaction: Transaction()))
    }
    settleFrame()
  }

  /// Runs user code with everything that it needs around it.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = StageRegistry.enter(self)
    clock?.enter()
    defer {
      clock?.leave()
      StageRegistry.leave(outer)
    }
    return try TransactionStack.runOutside(body)
  }

  /// What there is to draw at the stage's time.
  package var displayList: DisplayList {
    refreshList()
    return list
  }

  /// Ends everything: tasks are cancelled, completions do not fire.
  package func close() {
    guard let root else { return }
    run { root.unmount() }
    self.root = nil
    appearActions = []
    disappearActions = []
    frameTickers = [:]
    geometryObservers = []
  }
}

/// Counts of what a stage has done, for invariants and benchmarks.
package struct Statistics {
  /// Nodes that are mounted.
  package var nodes = 0
  /// Bodies that were evaluated.
  package var bodies = 0
}

/// Somebody who wants to know of each frame.
@MainActor
protocol FrameTicker: AnyObject {
  func frame(at time: Timestamp)
}
