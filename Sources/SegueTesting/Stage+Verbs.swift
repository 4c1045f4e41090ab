public import SegueGeometry
public import SegueMotion
public import SegueUI

extension Stage {
  /// Taps the middle of the view that says something; what is hit there receives the tap.
  ///
  /// - Parameter name: Its text, label or identifier.
  /// - Throws: A ``StageFailure`` if there is no such view, or nothing takes a tap there.
  public func tap(_ name: String) throws { try translated(name) { try engine.tap(name) } }

  /// Taps the view that says something twice, 0.1 s apart.
  public func doubleTap(_ name: String) throws {
    try translated(name) { try engine.doubleTap(name) }
  }

  /// Keeps a finger on the view that says something.
  ///
  /// - Parameter duration: How long; the stage's time passes.
  public func longPress(_ name: String, for duration: Duration = .milliseconds(600)) throws {
    try translated(name) { try engine.press(name, for: duration) }
  }

  /// Drags the view that says something by its middle, a step each frame.
  ///
  /// - Parameters:
  ///   - distance: Points.
  ///   - duration: How long it takes; the stage's time passes.
  public func drag(
    _ name: String, by distance: CGSize, duration: Duration = .milliseconds(250)
  ) throws {
    try translated(name) { try engine.drag(name, by: distance, duration: duration) }
  }

  /// Moves a finger from one point of the stage to another at an even speed.
  ///
  /// - Returns: Whether a gesture took note of it.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(250)
  ) -> Bool {
    engine.drag(from: start, to: end, duration: duration)
  }

  /// Puts text at the end of the field that says something: its text, prompt or identifier. A
  /// line's end in it submits the field.
  ///
  /// - Throws: A ``StageFailure`` if there is no such view, or it takes no text.
  public func type(_ text: String, into name: String) throws {
    try translated(name) {
      guard try engine.type(text, into: name) else {
        throw StageFailure(
          expected: "\"\(name)\" to take text", seen: "it is there and is no text field",
          instead: "name a TextField by its text, its prompt or an accessibilityIdentifier")
      }
    }
  }

  /// Presses a key and lets it go: the view with the focus has it first, then the views around it.
  /// What nobody takes is a keyboard shortcut, or submits the field with the focus.
  ///
  /// - Returns: Whether something took it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    engine.press(key, modifiers: modifiers)
  }

  private func translated(_ name: String, _ act: () throws -> Void) throws {
    do {
      try act()
    } catch let error as StageError {
      switch error {
      case .noSuchTarget: throw StageFailure.notFound("says \"\(name)\"", near: name, on: self)
      case .notTappable(_, let tappable): throw StageFailure.takesNoTap(name, tappable)
      }
    }
  }

  /// Taps the middle of a view.
  public func tap(_ view: FoundView) throws {
    let box = view.frame
    guard view.isOnStage, tap(at: CGPoint(x: box.midX, y: box.midY)) else {
      throw StageFailure.takesNoTap(
        view.label ?? view.name, engine.targets.filter(\.isTappable).map(\.label))
    }
  }

  /// Taps a point of the stage.
  ///
  /// - Returns: Whether something there took the tap.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool { engine.tap(at: point) }

  /// Writes through a binding as an event of its own.
  ///
  /// - Parameter animation: Laid over what the binding carries itself; nil leaves that alone.
  public func set<Value>(
    _ binding: Binding<Value>, to value: Value, animation: Animation? = nil
  ) {
    engine.perform("set a binding") {
      if let animation {
        binding.animation(animation).wrappedValue = value
      } else {
        binding.wrappedValue = value
      }
    }
  }

  /// Does something as an event of its own, and shows what came of it.
  ///
  ///     stage.perform { withAnimation { model.isOpen = true } }
  public func perform(_ action: () -> Void) { engine.perform("an action of the test", action) }

  /// Gives the stage another size, as a window or a turned device does; points.
  public func resize(to size: CGSize) { engine.resize(to: size) }
}
