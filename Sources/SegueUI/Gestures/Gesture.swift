/// A pattern of touches, and the values that it makes of them.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes what follows one sequence of touches; not for use outside the library.
  func _makeRecognizer() -> _GestureRecognizer<Value>
  /// Whether a single tap is enough; not for use outside the library.
  var _recognizesTap: Bool { get }
}

/// What follows one sequence of touches; opaque outside the library.
public struct _GestureRecognizer<Value> {
  let base: Recognizer<Value>

  init(_ base: Recognizer<Value>) { self.base = base }
}

extension Never: Gesture {
  public typealias Value = Never

  public func _makeRecognizer() -> _GestureRecognizer<Never> { _GestureRecognizer(Recognizer()) }
  public var _recognizesTap: Bool { false }
}

/// A gesture that may not be there.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _makeRecognizer() -> _GestureRecognizer<Wrapped.Value> {
    if let gesture = self { return gesture._makeRecognizer() }
    let recognizer = Recognizer<Wrapped.Value>()
    recognizer.fail()
    return _GestureRecognizer(recognizer)
  }

  public var _recognizesTap: Bool { self?._recognizesTap ?? false }
}

extension Gesture where Body.Value == Value {
  public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Gesture {
  public var _recognizesTap: Bool { Body.self == Never.self ? false : body._recognizesTap }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }

  public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(Recognizer<Value>())
  }
}

/// Which gestures take part where one is added.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor those inside.
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
