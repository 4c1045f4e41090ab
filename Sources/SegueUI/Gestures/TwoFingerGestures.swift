public import Foundation
import SegueFindings
public import SegueGeometry

/// Two fingers that move apart or together. A stage has one finger: it is accepted and not seen.
public nonisolated struct MagnifyGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    reportTwoFingers("MagnifyGesture")
    return _GestureRecognizer(Recognizer())
  }
}

/// Two fingers that turn. A stage has one finger: it is accepted and not seen.
public nonisolated struct RotateGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    reportTwoFingers("RotateGesture")
    return _GestureRecognizer(Recognizer())
  }
}

/// The old form of `MagnifyGesture`.
public nonisolated struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<CGFloat> {
    reportTwoFingers("MagnificationGesture")
    return _GestureRecognizer(Recognizer())
  }
}

/// The old form of `RotateGesture`.
public nonisolated struct RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Angle> {
    reportTwoFingers("RotationGesture")
    return _GestureRecognizer(Recognizer())
  }
}

@MainActor
private func reportTwoFingers(_ name: String) {
  StageRegistry.report(
    .notDrawnYet, "\(name) needs two fingers, and a stage touches with one; it never begins",
    "drive the same state by a drag or a button to see it move")
}
