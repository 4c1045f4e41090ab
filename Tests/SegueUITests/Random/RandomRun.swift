import SegueDisplay
import SegueGeometry
import SegueMotion
import SegueTesting
import SwiftUI

@testable import SegueUI

/// Plays a script on a stage of its own.
@MainActor
final class RandomPlayer {
  /// How time passes on the way from one event to the next.
  enum Pace: String {
    /// In one go, with every invariant checked.
    case checked
    /// In one go, with nobody listening.
    case quiet
    /// Frame by frame, and each frame drawn.
    case frames
  }

  let script: RandomScript
  let pace: Pace
  let stage: SegueUI.Stage
  let remote = Remote<PlantState>()
  let problems = Log()
  /// Completions that were asked for, and those that have been called.
  private(set) var promised = 0
  private(set) var kept = 0
  private var isTouching = false

  init(_ script: RandomScript, _ pace: Pace, _ state: PlantState = .start) {
    self.script = script
    self.pace = pace
    var configuration = StageConfiguration()
    configuration.size = CGSize(width: 300, height: 200)
    configuration.safeArea = EdgeInsets()
    configuration.recordsTrace = script.isTraced
    configuration.layoutDirection = script.isMirrored ? .rightToLeft : .leftToRight
    configuration.prefersCrossFade = script.prefersCrossFade
    let remote = remote
    let plant = script.plant
    stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) {
      Host(state, remote) { PlantView(plant: plant, state: $0) }
    }
    if pace == .checked { stage.invariantListener = { [problems] in problems($0) } }
    stage.start()
  }

  /// What the views say now.
  var state: PlantState { remote.value ?? .start }

  /// What is drawn now.
  var items: [DisplayItem] { stage.displayList.items }

  func advance(_ seconds: Double) {
    let end = stage.now.advanced(by: .nanoseconds(Int64(seconds * 1e9)))
    if pace == .frames {
      while stage.nextFrame < end.nanoseconds {
        stage.advance(to: Timestamp(nanoseconds: stage.nextFrame))
        _ = stage.displayList
      }
    }
    stage.advance(to: end)
  }

  /// Lets an event happen, and everything that follows at that moment.
  func play(_ step: RandomStep) {
    stage.run { write(step) }
    stage.settleFrame()
    if let touch = step.touch { move(touch) }
  }

  private func write(_ step: RandomStep) {
    func animation(_ index: Int) -> Animation? { RandomChoices.animations[index] }
    switch step.write {
    case .plainly: remote(step.state)
    case .animated(let index): withAnimation(animation(index)) { remote(step.state) }
    case .halves(let first, let second):
      var half = step.state
      half.numbers = state.numbers
      withAnimation(animation(first)) { remote(half) }
      withAnimation(animation(second)) { remote(step.state) }
    case .silenced(let index):
      var transaction = Transaction(animation: animation(index))
      transaction.disablesAnimations = true
      withTransaction(transaction) { remote(step.state) }
    case .completed(let index):
      promised += 1
      withAnimation(
        animation(index),
        completionCriteria: step.state.flags[0] ? .removed : .logicallyComplete
      ) {
        remote(step.state)
      } completion: { [self] in
        kept += 1
        var next = state
        next.numbers[1] = (next.numbers[1] + 1) % 4
        if next.flags[1] { remote(next) } else { withAnimation(.snappy) { remote(next) } }
      }
    case .twice(let first, let second):
      var other = step.state
      other.flags.reverse()
      withAnimation(animation(first)) { remote(other) }
      withAnimation(animation(second)) { remote(step.state) }
    }
  }

  private func move(_ touch: RandomStep.Touch) {
    switch touch {
    case .down where !isTouching:
      isTouching = true
      stage.touchDown(at: CGPoint(x: 150, y: 100))
    case .move where isTouching: stage.touchMove(to: CGPoint(x: 170, y: 110))
    case .up where isTouching: lift()
    default: break
    }
  }

  private func lift() {
    isTouching = false
    stage.touchUp(at: CGPoint(x: 170, y: 110))
  }

  /// Lets everything come to rest.
  func finish() {
    if isTouching { lift() }
    advance(1)
    advance(40)
  }

  /// Items that are on their way out now.
  var leavingCount: Int {
    var count = 0
    func visit(_ node: ViewNode) {
      if let container = node as? ContainerNode { count += container.leaving.count }
      node.forEachDrawn(visit)
    }
    if let root = stage.root { visit(root) }
    return count
  }
}

/// Runs a script and checks it.
@MainActor
struct RandomCheck {
  private let script: RandomScript
  private let player: RandomPlayer
  /// What was drawn before and after each event, and at rest.
  private var pictures: [[DisplayItem]] = []

  init(_ script: RandomScript) {
    self.script = script
    player = RandomPlayer(script, .checked)
  }

  private var stage: SegueUI.Stage { player.stage }
  private static let nodeLimit = 1500

  /// The first thing that does not hold.
  mutating func failure() -> String? {
    // Rows of rows of trees take minutes, and find nothing that smaller trees do not.
    guard stage.statistics.nodes < Self.nodeLimit else { return nil }
    for (index, step) in script.steps.enumerated() {
      player.advance(step.wait)
      pictures.append(player.items)
      let before = stage.presentedAttributes()
      let corners = script.species == .smooth ? stage.presentedCorners() : [:]
      player.play(step)
      pictures.append(player.items)
      RandomTally.shared.note(leaving: player.leavingCount, animates: !stage.animator.isIdle)
      let problem =
        player.problems.lines.first ?? (mixes(step) ? nil : continuity(before))
        ?? jump(corners) ?? layoutDiffers()
      if let problem { return "step \(index): \(problem)" }
    }
    player.finish()
    pictures.append(player.items)
    if let problem = player.problems.lines.first { return "at the end: \(problem)" }
    return remainder() ?? differs(.quiet, 0) ?? differs(.frames, 1)
  }

  /// Whether one event may both animate an attribute and change it without an animation.
  private func mixes(_ step: RandomStep) -> Bool {
    switch step.write {
    case .halves, .twice: true
    default:
      script.plant.contains {
        if case .wide(let kind, _, _, _) = $0 { kind.mayJump } else { false }
      }
    }
  }

  /// What was animated shows what it showed before; what was not has jumped by its difference.
  private func continuity(_ before: [SegueUI.Stage.AttributeKey: SegueUI.Stage.Presented])
    -> String?
  {
    for (key, now) in stage.presentedAttributes() {
      guard let old = before[key] else { continue }
      let jump = zip(now.shown, old.shown).map { $0 - $1 }
      let change = zip(now.model, old.model).map { $0 - $1 }
      let isContinuous = jump.allSatisfy { abs($0) < 1e-7 }
      let hasJumped = zip(jump, change).allSatisfy { abs($0 - $1) < 1e-7 }
      guard isContinuous || hasJumped else {
        return
          "\(now.name) went from \(old.shown) to \(now.shown), its model from \(old.model) to \(now.model)"
      }
    }
    return nil
  }

  /// Where everything changes under an animation, every tile stays where it is at that moment.
  private func jump(_ before: [ObjectIdentifier: SegueUI.Stage.Corners]) -> String? {
    guard script.species == .smooth else { return nil }
    for (key, now) in stage.presentedCorners() {
      guard let old = before[key] else { continue }
      let isNear = zip(now.points, old.points).allSatisfy {
        abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6
      }
      guard isNear else { return "a tile jumped from \(old.points) to \(now.points)" }
    }
    return nil
  }

  /// Live items stand where they would stand if nothing were leaving.
  private func layoutDiffers() -> String? {
    // Where data feeds a layout, or something is to follow, live items are on their way.
    guard !script.plant.contains(where: \.isLate) else { return nil }
    let fresh = RandomPlayer(script, .quiet, player.state)
    let here = stage.liveFrames()
    let there = fresh.stage.liveFrames()
    return here == there ? nil : "live items are laid out at \(here), a fresh stage has \(there)"
  }

  /// What is left of the past when everything has come to rest.
  private func remainder() -> String? {
    if !stage.animator.isIdle { return "an animation is left" }
    if !stage.animator.waiting.isEmpty { return "a completion is left" }
    if player.promised != player.kept {
      return "\(player.promised) completions were asked for, \(player.kept) called"
    }
    let fresh = RandomPlayer(script, .quiet, player.state)
    fresh.finish()
    let here = stage.displayList.dump
    let there = fresh.stage.displayList.dump
    if here != there { return "it shows\n\(here)\nand a fresh stage\n\(there)" }
    let nodes = (stage.statistics.nodes, fresh.stage.statistics.nodes)
    return nodes.0 == nodes.1 ? nil : "\(nodes.0) nodes are left, a fresh stage has \(nodes.1)"
  }

  /// Whether the same script shows something else at another pace; played for some seeds.
  private func differs(_ pace: RandomPlayer.Pace, _ turn: UInt64) -> String? {
    guard script.seed % 3 == turn else { return nil }
    let other = RandomPlayer(script, pace)
    for (index, step) in script.steps.enumerated() {
      other.advance(step.wait)
      if let problem = differs(other, index * 2) { return "\(pace), before step \(problem)" }
      other.play(step)
      if let problem = differs(other, index * 2 + 1) { return "\(pace), after step \(problem)" }
    }
    other.finish()
    return differs(other, pictures.count - 1).map { "\(pace), at the end, \($0)" }
  }

  private func differs(_ other: RandomPlayer, _ index: Int) -> String? {
    let items = other.items
    guard items != pictures[index] else { return nil }
    let lines = (items.dump.split(separator: "\n"), pictures[index].dump.split(separator: "\n"))
    let place = zip(lines.0, lines.1).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      place < lines.count ? String(lines[place]) : "nothing"
    }
    return "\(index / 2): shows \(line(lines.0)) in place of \(line(lines.1))"
  }
}

extension [DisplayItem] {
  fileprivate var dump: String {
    var list = DisplayList(size: .zero)
    list.items = self
    return list.dump
  }
}

extension Plant {
  func contains(where isWanted: (Plant) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }

  /// Whether what is laid out may follow a change later.
  fileprivate var isLate: Bool {
    switch self {
    case .effect(.data, _, _), .wide(.spread, _, _, _), .wide(.completion, _, _, _): true
    default: false
    }
  }
}
