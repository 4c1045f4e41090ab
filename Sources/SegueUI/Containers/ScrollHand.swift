private import Foundation

import SegueGeometry
import SegueMotion

/// A finger that may scroll.
///
/// A class because the stage and the touch refer to the one that goes on. Content stops at its
/// ends: it is not drawn out beyond them.
@MainActor
final class ScrollHand {
  /// How far a finger has to move before it scrolls, points.
  static let slop: CGFloat = 10
  /// Movement that is older says nothing about the speed now, seconds.
  private static let window = 0.1
  /// How fast a scroll runs out, 1/s: speed falls to 0.998 of itself each millisecond.
  nonisolated static let decay = 2.002

  private unowned(unsafe) let stage: Stage
  /// Scroll views around what was hit, from the inside.
  private let candidates: [ScrollNode]
  private let start: CGPoint
  private(set) var scrolled: ScrollNode?
  private var startOffset = CGPoint.zero
  private var samples: [(time: Double, point: CGPoint)] = []

  init?(around hit: ViewNode, at point: CGPoint, stage: Stage) {
    var found: [ScrollNode] = []
    var node: ViewNode? = hit
    while let here = node {
      if let scroll = here as? ScrollNode, scroll.canScrollByHand { found.append(scroll) }
      node = here.layoutParent
    }
    guard !found.isEmpty else { return nil }
    candidates = found
    start = point
    self.stage = stage
    note(point)
  }

  private func note(_ point: CGPoint) {
    let time = stage.now.seconds
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, point))
    samples.removeAll { time - $0.time > Self.window + 1e-9 }
  }

  /// Follows the finger; true when it has begun to scroll just now.
  func move(to point: CGPoint) -> Bool {
    note(point)
    var began = false
    if scrolled == nil {
      let across = point.x - start.x
      let down = point.y - start.y
      guard max(abs(across), abs(down)) >= Self.slop else { return false }
      let axis = abs(across) > abs(down) ? Axis.horizontal : .vertical
      guard let node = candidates.first(where: { $0.canScrollByHand(along: axis) }) else {
        return false
      }
      scrolled = node
      node.halt()
      startOffset = node.modelOffset
      node.set(.interacting)
      began = true
    }
    guard let scrolled, scrolled.isMounted else { return began }
    var transaction = Transaction()
    transaction.isContinuous = true
    TransactionStack.run(transaction) {
      scrolled.scroll(
        to: .point(
          x: startOffset.x - (point.x - start.x), y: startOffset.y - (point.y - start.y)))
    }
    return began
  }

  /// Lets go: the content runs out, or goes to where the scroll view likes to stop.
  func end(at point: CGPoint) {
    note(point)
    guard let scrolled, scrolled.isMounted else { return }
    var velocity = CGVector.zero
    if let first = samples.first, let last = samples.last, last.time > first.time {
      let seconds = CGFloat(last.time - first.time)
      velocity = CGVector(
        dx: -(last.point.x - first.point.x) / seconds,
        dy: -(last.point.y - first.point.y) / seconds)
    }
    scrolled.release(velocity)
  }
}

/// The way on which a scroll runs out.
struct ScrollDeceleration: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let left = exp(-ScrollHand.decay * time)
    return left < 0.003 ? nil : value.scaled(by: 1 - left)
  }
}

extension ScrollNode {
  /// Whether a finger may scroll it at all.
  var canScrollByHand: Bool { environment.values.isScrollEnabled && isLive }

  /// Whether a finger may scroll it along an axis, and there is anything to scroll to.
  func canScrollByHand(along axis: Axis) -> Bool {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return false }
    return axis == .horizontal ? furthest.width > 0 : furthest.height > 0
  }

  /// Goes where a finger has sent it.
  ///
  /// - Parameter velocity: Of the offset, points a second.
  func release(_ velocity: CGVector) {
    let free = CGPoint(
      x: modelOffset.x + velocity.dx / ScrollHand.decay,
      y: modelOffset.y + velocity.dy / ScrollHand.decay)
    let behavior = environment.values.scrollTargetBehavior
    let goal = clamped(behavior.map { target(of: $0, free, velocity) } ?? free)
    guard abs(goal.x - modelOffset.x) > 0.5 || abs(goal.y - modelOffset.y) > 0.5 else {
      set(.idle, velocity: velocity)
      return
    }
    set(.decelerating, velocity: velocity)
    let animation: Animation =
      behavior == nil ? Animation(ScrollDeceleration()) : .smooth(duration: 0.35)
    TransactionStack.run(Transaction(animation: animation)) {
      scroll(to: .point(x: goal.x, y: goal.y))
    }
  }

  private func target(
    of behavior: any ScrollTargetBehavior, _ free: CGPoint, _ velocity: CGVector
  ) -> CGPoint {
    let geometry = geometry
    var target = ScrollTarget(rect: CGRect(origin: free, size: size), anchor: nil)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(
        rect: CGRect(origin: handOffset, size: size), anchor: nil), velocity: velocity,
      contentSize: geometry.contentSize, containerSize: size, axes: axes,
      rows: targetRows.map(\.frame))
    behavior.updateTarget(&target, context: context)
    return target.rect.origin
  }
}
