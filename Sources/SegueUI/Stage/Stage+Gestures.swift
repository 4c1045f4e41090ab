package import SegueGeometry
import SegueMotion

extension Stage {
  // MARK: Touches

  /// Puts a finger on the stage, in its points; false where no gesture takes note.
  @discardableResult
  package func touchDown(at point: CGPoint) -> Bool {
    sample()
    if let open = touches, open.isOpen {
      // The next tap of a row belongs to the same sequence.
      act { open.touch(.began, at: point) }
      return true
    }
    touches?.cancel()
    let hit = root?.hitTest(point)
    touches = hit.flatMap { TouchSession($0, at: point, stage: self) }
    pressedButton = hit.flatMap { button(around: $0) }
    scrollHand = hit.flatMap { ScrollHand(around: $0, at: point, stage: self) }
    if let button = pressedButton { act { button.modifier.pressChanged?(true) } }
    guard let session = touches else { return pressedButton != nil || scrollHand != nil }
    act { session.touch(.began, at: point) }
    return true
  }

  /// Moves the finger.
  package func touchMove(to point: CGPoint) {
    if let session = touches { act { session.touch(.moved, at: point) } }
    guard let hand = scrollHand else { return }
    guard hand.scrolled != nil || touches?.hasRecognized != true else { return }
    act {
      if hand.move(to: point) { letGoOfAllButScrolling() }
    }
  }

  /// A finger that scrolls does nothing else.
  private func letGoOfAllButScrolling() {
    touches?.cancel()
    touches = nil
    pressedButton?.modifier.pressChanged?(false)
    pressedButton = nil
  }

  /// Lifts the finger.
  package func touchUp(at point: CGPoint) {
    if let hand = scrollHand {
      scrollHand = nil
      if hand.scrolled != nil { act { hand.end(at: point) } }
    }
    let session = touches
    if let session {
      act { session.touch(.ended, at: point) }
      if !session.isOpen { touches = nil }
    }
    releaseButton(at: point, acts: session?.hasRecognized != true)
  }

  /// The innermost button that a node belongs to.
  private func button(around hit: ViewNode) -> TapNode? {
    var node: ViewNode? = hit
    while let here = node {
      if let button = here as? TapNode, button.isPressable { return button }
      node = here.layoutParent
    }
    return nil
  }

  /// Ends the press of a button; it acts where the finger is still on it.
  private func releaseButton(at point: CGPoint, acts: Bool) {
    guard let button = pressedButton else { return }
    pressedButton = nil
    guard button.isMounted else { return }
    let isInside = root?.hitTest(point).flatMap { self.button(around: $0) } === button
    act {
      button.modifier.pressChanged?(false)
      if acts, isInside { button.tapAction?() }
    }
  }

  private func act(_ body: () -> Void) {
    run(body)
    settleFrame()
  }

  /// A short touch as part of an action that runs already.
  func tapTouch(at point: CGPoint) {
    touches?.cancel()
    guard let session = root?.hitTest(point).flatMap({ TouchSession($0, at: point, stage: self) })
    else { return }
    session.touch(.began, at: point)
    session.touch(.ended, at: point)
    touches = session.isOpen ? session : nil
  }

  // MARK: Whole gestures

  /// Keeps a finger on the view with a label or identifier for a time.
  package func press(_ label: String, for duration: Duration = .milliseconds(600)) throws {
    let point = try middle(of: label)
    trace.input("press \"\(label)\"")
    touchDown(at: point)
    advance(by: duration)
    touchUp(at: point)
  }

  /// Taps the view with a label or identifier twice, a tenth of a second apart.
  package func doubleTap(_ label: String) throws {
    let point = try middle(of: label)
    trace.input("double tap \"\(label)\"")
    for index in 0..<2 {
      if index > 0 { advance(by: .milliseconds(100)) }
      touchDown(at: point)
      touchUp(at: point)
    }
  }

  /// Moves a finger from one point to another at an even speed, a step each frame.
  ///
  /// - Returns: Whether a gesture took note of the touch.
  @discardableResult
  package func drag(
    from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(250)
  ) -> Bool {
    trace.input(
      "drag from \(Int(start.x)), \(Int(start.y)) to \(Int(end.x)), \(Int(end.y))")
    guard touchDown(at: start) else { return false }
    let whole = max(0, duration.wholeNanoseconds)
    let rate = Int64(max(1, configuration.framesPerSecond))
    let steps = max(1, Int(whole * rate / 1_000_000_000))
    let began = now
    for step in 1...steps {
      advance(to: began.advanced(by: .nanoseconds(whole * Int64(step) / Int64(steps))))
      let part = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp(at: end)
    return true
  }

  /// Drags the view with a label or identifier by its middle.
  package func drag(
    _ label: String, by distance: CGSize, duration: Duration = .milliseconds(250)
  ) throws {
    let start = try middle(of: label)
    drag(
      from: start, to: CGPoint(x: start.x + distance.width, y: start.y + distance.height),
      duration: duration)
  }

  private func middle(of label: String) throws -> CGPoint {
    sample()
    let frame = try find(label).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
