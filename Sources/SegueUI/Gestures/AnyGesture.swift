/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor () -> _GestureRecognizer<Value>
  private let recognizesTap: @MainActor () -> Bool

  public nonisolated init<G: Gesture>(_ gesture: G) where G.Value == Value {
    // Gestures are used on the main actor, wherever the value was made.
    nonisolated(unsafe) let gesture = gesture
    make = { gesture._makeRecognizer() }
    recognizesTap = { gesture._recognizesTap }
  }

  public func _makeRecognizer() -> _GestureRecognizer<Value> { make() }
  public var _recognizesTap: Bool { recognizesTap() }
}
