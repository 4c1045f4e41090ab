/// A value that can be interpolated through its data.
///
/// A view, modifier or shape gives the numbers it draws from; without `animatableData` there is
/// nothing to interpolate and it jumps.
///
///     struct Wave: Shape {
///       var phase: Double
///       var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///       }
///     }
@MainActor @preconcurrency
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The numbers to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  @inlinable public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
