extension Animation {
  /// Returns the animation, started later.
  ///
  /// - Parameter delay: Seconds; a negative delay starts in the middle.
  public func delay(_ delay: Double) -> Animation {
    Animation(kind: .delay(delay.isNaN ? 0 : delay, kind))
  }

  /// Returns the animation at another speed.
  ///
  /// - Parameter speed: A multiple; 0 or less never leaves the start.
  public func speed(_ speed: Double) -> Animation {
    Animation(kind: .speed(speed > 0 && speed.isFinite ? speed : 0, kind))
  }

  /// Returns the animation, run several times.
  ///
  /// - Parameters:
  ///   - repeatCount: How many runs, at least 1; back and forth are two.
  ///   - autoreverses: Whether every second run goes back. After an even number of runs the value
  ///     then jumps to its end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      kind: .repeating(count: max(1, repeatCount), autoreverses: autoreverses, kind))
  }

  /// Returns the animation, run again and again.
  ///
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(kind: .repeating(count: nil, autoreverses: autoreverses, kind))
  }

  /// Returns the animation, counted as complete after a time at the latest.
  ///
  /// - Parameter duration: Seconds after the start.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(kind: .logical(after: duration > 0 ? duration : 0, kind))
  }
}
