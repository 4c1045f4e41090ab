import SegueGeometry
import SegueMotion

/// A sequence of touches and the gestures that may come of it.
///
/// A class because the stage and the waits of the gestures refer to the one that goes on. It ends
/// when no gesture waits for anything any more.
@MainActor
final class TouchSession {
  private struct Entry {
    let node: ViewNode
    let recognizer: AnyRecognizer
    let isSimultaneous: Bool
  }

  private unowned(unsafe) let stage: Stage
  /// In the order in which they have the say.
  private let entries: [Entry]
  private var point: CGPoint
  private var timer: Stage.Timer?

  /// Nodes from the one that was hit outwards; nil where none of them takes part in gestures.
  init?(_ hit: ViewNode, at point: CGPoint, stage: Stage) {
    var inner: [Entry] = []
    var high: [Entry] = []
    var node: ViewNode? = hit
    while let here = node {
      if let taking = here as? any GestureTaking {
        if !taking.gestureMask.contains(.subviews) {
          inner = []
          high = []
        }
        if taking.gestureMask.contains(.gesture) {
          let entry = Entry(
            node: here, recognizer: taking.makeRecognizer(),
            isSimultaneous: taking.gestureRole == .simultaneous)
          if taking.gestureRole == .highPriority {
            high.insert(entry, at: 0)
          } else {
            inner.append(entry)
          }
        }
      }
      node = here.layoutParent
    }
    guard !(inner.isEmpty && high.isEmpty) else { return nil }
    entries = high + inner
    self.point = point
    self.stage = stage
  }

  /// Whether some gesture still waits for something.
  var isOpen: Bool { entries.contains { !$0.recognizer.isFinished } }

  /// Whether something has come of the touches.
  var hasRecognized: Bool { entries.contains { $0.recognizer.isRecognized } }

  func touch(_ phase: TouchEvent.Phase, at point: CGPoint) {
    self.point = point
    each(isContinuous: phase != .ended) { $0.recognizer.touch(event(phase, for: $0.node)) }
  }

  private func event(_ phase: TouchEvent.Phase, for node: ViewNode) -> TouchEvent {
    TouchEvent(phase: phase, time: stage.now, date: stage.date) { [point] space in
      switch space {
      case .global: return point
      case .local:
        let own = point.applying(node.shownTransformToStage.inverted())
        return CGPoint(x: own.x - node.rectangle.minX, y: own.y - node.rectangle.minY)
      case .named(let name):
        guard let space = node.space(named: name) else { return point }
        let own = point.applying(space.shownTransformToStage.inverted())
        return CGPoint(x: own.x - space.rectangle.minX, y: own.y - space.rectangle.minY)
      }
    }
  }

  /// Lets each gesture act in turn; one that is recognized ends those after and before it.
  private func each(isContinuous: Bool = false, _ body: (Entry) -> Void) {
    var transaction = Transaction()
    transaction.isContinuous = isContinuous
    transaction.tracksVelocity = isContinuous
    for entry in entries where !entry.recognizer.isFinished {
      let wasRecognized = entry.recognizer.isRecognized
      TransactionStack.run(transaction) { body(entry) }
      guard entry.recognizer.isRecognized, !wasRecognized, !entry.isSimultaneous else { continue }
      for other in entries where other.recognizer !== entry.recognizer && !other.isSimultaneous {
        if !other.recognizer.isFinished { other.recognizer.cancel() }
      }
    }
    waitForDeadline()
  }

  private func waitForDeadline() {
    timer?.cancel()
    timer = nil
    let due = entries.compactMap { $0.recognizer.isFinished ? nil : $0.recognizer.deadline }.min()
    guard let due else { return }
    timer = stage.schedule(at: due) { [weak self] in
      guard let self else { return }
      self.each { entry in
        if let own = entry.recognizer.deadline, own <= due {
          entry.recognizer.wait(self.event(.moved, for: entry.node))
        }
      }
    }
  }

  func cancel() {
    timer?.cancel()
    for entry in entries where !entry.recognizer.isFinished { entry.recognizer.cancel() }
  }
}

extension ViewNode {
  /// The view around this one whose space has a name.
  fileprivate func space(named name: AnyHashable) -> ViewNode? {
    var node = layoutParent
    while let here = node, !here.isSpace(named: name) { node = here.layoutParent }
    return node
  }
}
