/// Reads and writes animatable data from code that belongs to no actor.
///
/// The protocol is bound to the main actor for the sake of views. Springs and keyframes also serve
/// plain values, whose data needs no actor, and are called where none is known. A main-actor
/// function and a free one are called alike, so the conversion drops only the compile-time mark;
/// data of a view must still be read on the main actor, as its owner does.
package enum AnimatableAccess {
  package static func data<T: Animatable>(of value: T) -> T.AnimatableData {
    let read: @MainActor (T) -> T.AnimatableData = { $0.animatableData }
    return unsafeBitCast(read, to: ((T) -> T.AnimatableData).self)(value)
  }

  /// Returns the value with other data.
  package static func replacing<T: Animatable>(
    _ value: T, data: T.AnimatableData
  ) -> T {
    let write: @MainActor (T, T.AnimatableData) -> T = {
      var result = $0
      result.animatableData = $1
      return result
    }
    return unsafeBitCast(write, to: ((T, T.AnimatableData) -> T).self)(value, data)
  }
}
