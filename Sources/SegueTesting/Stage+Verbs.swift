public import SegueGeometry
public import SegueMotion
public import SegueUI

extension Stage {
  /// Taps the middle of the view that says something; what is hit there receives the tap.
  ///
  /// - Parameter name: Its text, label or identifier.
  /// - Throws: A ``StageFailure`` if there is no such view, or nothing takes a tap there.
  public func tap(_ name: String) throws {
    do {
      try engine.tap(name)
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
