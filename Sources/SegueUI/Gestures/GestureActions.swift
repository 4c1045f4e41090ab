/// A gesture with something to do when it changes or ends.
public nonisolated struct _ActionGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base
  let attach: @MainActor (Recognizer<Base.Value>) -> Void

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    let recognizer = base._makeRecognizer()
    attach(recognizer.base)
    return recognizer
  }

  @MainActor public var _recognizesTap: Bool { base._recognizesTap }
}

public typealias _EndedGesture<Base: Gesture> = _ActionGesture<Base>
public typealias _ChangedGesture<Base: Gesture> = _ActionGesture<Base>

/// A gesture that keeps a state while it goes on.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var update: (Base.Value, inout State, inout Transaction) -> Void

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Base.Value> {
    let recognizer = base._makeRecognizer()
    let state = state
    let update = self.update
    recognizer.base.alsoOnChange { value in
      var next = state.wrappedValue
      var transaction = TransactionStack.current
      update(value, &next, &transaction)
      TransactionStack.run(transaction) { state.write(next) }
    }
    recognizer.base.alsoOnReset { state.reset() }
    return recognizer
  }

  @MainActor public var _recognizesTap: Bool { base._recognizesTap }
}

/// A gesture whose values are made of another one's.
public nonisolated struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(MappedRecognizer(base._makeRecognizer().base, transform))
  }

  @MainActor public var _recognizesTap: Bool { base._recognizesTap }
}

extension Gesture {
  /// Does something when the gesture has ended with a result.
  @preconcurrency
  public nonisolated func onEnded(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _EndedGesture<Self> {
    _ActionGesture(base: self) { $0.alsoOnEnd { action($0) } }
  }

  /// Keeps a state while the gesture goes on; afterwards it is what it was at first.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }

  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever the gesture has another value.
  @preconcurrency
  public nonisolated func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ActionGesture(base: self) { recognizer in
      var last: Value?
      recognizer.alsoOnChange { value in
        guard value != last else { return }
        last = value
        action(value)
      }
    }
  }
}
