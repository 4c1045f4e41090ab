import SegueFindings
import SegueMotion

/// The node of a keyframe animator: evaluates its content at each frame of a run.
final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>: _Node, FrameTicker
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private var content: _Node?
  private var value: Value
  private var run: (timeline: KeyframeTimeline<Value>, start: Timestamp)?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: _NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context)
    content = Content._makeNode(view.content(value), context.child(of: self))
    if view.trigger == nil {
      stage.enqueueAppear(self) { [weak self] in self?.begin(at: nil) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { content.map(body) }
  override func collectItems(_ items: inout [Item]) { content?.collectItems(&items) }
  override var displayName: String { "KeyframeAnimator" }

  func update(_ new: KeyframeAnimator<Value, Path, Content>) {
    let wasTriggered = new.trigger != nil && new.trigger != view.trigger
    view = new
    show()
    if wasTriggered { stage.afterUpdate.append { [weak self] in self?.begin(at: nil) } }
  }

  override func refresh() {
    isDirty = false
    show()
  }

  private func show() {
    if let content { Content._updateNode(content, view.content(value)) }
  }

  /// Starts a run from the present value.
  private func begin(at time: Timestamp?) {
    guard isMounted else { return }
    let start = time ?? stage.now
    let elapsed = run.map { Double($0.start.distance(to: start).wholeNanoseconds) / 1e9 } ?? 0
    let previous = run?.timeline
    if let previous { value = previous.value(time: elapsed) }
    let timeline = KeyframeTimeline(
      initialValue: value, keyframes: view.keyframes(value),
      continuing: elapsed < previous?.duration ?? 0 ? previous : nil, at: elapsed)
    run = (timeline, start)
    stage.frameTickers[ObjectIdentifier(self)] = self
    move(to: stage.now)
  }

  func frame(at time: Timestamp) { move(to: time) }

  private func move(to time: Timestamp) {
    while let current = run {
      let elapsed = Double(current.start.distance(to: time).wholeNanoseconds) / 1e9
      guard elapsed >= current.timeline.duration else {
        value = current.timeline.value(time: elapsed)
        break
      }
      value = current.timeline.value(time: current.timeline.duration)
      run = nil
      guard view.isRepeating else {
        end()
        break
      }
      guard current.timeline.duration > 0.000_001 else {
        stage.report.add(
          .boundReached, "a keyframe animator repeats keyframes that take no time; it stopped",
          "give at least one keyframe a duration")
        end()
        break
      }
      let start = current.start.advanced(by: .seconds(current.timeline.duration))
      run = (KeyframeTimeline(initialValue: value, keyframes: view.keyframes(value)), start)
    }
    stage.noteAnimatableMoved(self)
  }

  private func end() { stage.frameTickers[ObjectIdentifier(self)] = nil }

  override func runAnimatableFrame() { show() }

  override func unmount() {
    guard isMounted else { return }
    end()
    super.unmount()
  }
}
