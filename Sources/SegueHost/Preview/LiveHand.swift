import SegueGeometry
import SegueMotion
import SegueUI
import SegueWeb

/// The finger of a person at the stage, and the field that is typed into.
@MainActor struct LiveHand {
  private let stage: Stage
  private var touch: Touch?
  private var field: TypingField?

  private struct Touch {
    var start: CGPoint
    var last: CGPoint
    var began: Timestamp
    /// What was under the finger when it came down.
    var label: String?
    /// A gesture or a button follows it.
    var isFollowed: Bool
  }

  /// Farther than this a touch is a drag, points.
  private static let slop: CGFloat = 10
  /// Longer than this a touch is a press.
  private static let patience = Duration.milliseconds(400)

  init(_ stage: Stage) { self.stage = stage }

  var isDown: Bool { touch != nil }

  /// What the touch that goes on looks like so far; nil where there is none.
  var description: String? { touch.map(describe) }

  /// Does what the person did.
  ///
  /// - Returns: What to call it; nil while it goes on.
  mutating func perform(_ input: LiveInput) -> LiveWords.Deed? {
    switch input {
    case .pointer(.down, let x, let y): return down(CGPoint(x: x, y: y))
    case .pointer(.move, let x, let y): move(CGPoint(x: x, y: y))
    case .pointer(.up, let x, let y): return up(CGPoint(x: x, y: y))
    case .pointer(.cancel, _, _): return up(CGPoint(x: -1e4, y: -1e4))
    case .text(let text): return type(text)
    case .deleteBackward:
      guard field?.deleteBackward() == true else { return Self.nowhereToType }
      return LiveWords.Deed(text: "delete the last character")
    }
    return nil
  }

  private mutating func down(_ point: CGPoint) -> LiveWords.Deed? {
    // A finger that was never lifted was lost on the way.
    let deed = touch.flatMap { up($0.last) }
    let label = stage.targets.last { $0.isTappable && $0.frame.contains(point) }?.label
    touch = Touch(
      start: point, last: point, began: stage.now, label: label,
      isFollowed: stage.touchDown(at: point))
    return deed
  }

  private mutating func move(_ point: CGPoint) {
    guard touch != nil else { return }
    touch?.last = point
    stage.touchMove(to: point)
  }

  private mutating func up(_ point: CGPoint) -> LiveWords.Deed? {
    guard var ended = touch else { return nil }
    let isCancelled = point.x < -9e3
    if !isCancelled { ended.last = point }
    touch = nil
    let text = describe(ended)
    stage.touchUp(at: point)
    if let found = stage.field(at: ended.last), !isDrag(ended) { field = found }
    guard !ended.isFollowed, !isDrag(ended), !stage.tap(at: point) else {
      return LiveWords.Deed(text: text)
    }
    return LiveWords.Deed(
      text: text,
      note: field == nil
        ? "nothing there takes a touch" : "what is typed now goes into this field")
  }

  private mutating func type(_ text: String) -> LiveWords.Deed {
    guard field?.insert(text) == true else { return Self.nowhereToType }
    return LiveWords.Deed(text: "type \"\(text)\"")
  }

  private static let nowhereToType = LiveWords.Deed(
    text: "a key", note: "no field takes it: tap one first")

  private func isDrag(_ touch: Touch) -> Bool {
    let x = touch.last.x - touch.start.x
    let y = touch.last.y - touch.start.y
    return (x * x + y * y).squareRoot() > Self.slop
  }

  private func describe(_ touch: Touch) -> String {
    func words(_ point: CGPoint) -> String { "\(Int(point.x)), \(Int(point.y))" }
    if isDrag(touch) { return "drag from \(words(touch.start)) to \(words(touch.last))" }
    let kind = touch.began.distance(to: stage.now) > Self.patience ? "press" : "tap"
    return touch.label.map { "\(kind) \"\($0)\"" } ?? "\(kind) at \(words(touch.start))"
  }
}
