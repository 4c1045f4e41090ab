public import SegueGeometry

/// A vector whose components can be laid out in a row of numbers.
///
/// The engine keeps running animations in typed arrays; such vectors need no generic code there. A
/// vector type that is not flat still animates, through `VectorArithmetic` alone.
@usableFromInline package protocol FlatVector: VectorArithmetic {
  /// How many numbers a vector of this type takes; always the same.
  static var componentCount: Int { get }

  /// Writes the components to the first `componentCount` places.
  func write(to destination: UnsafeMutablePointer<Double>)

  /// Creates a vector from the first `componentCount` places.
  init(reading source: UnsafePointer<Double>)
}

extension FlatVector {
  /// The components in order.
  package var components: [Double] {
    [Double](unsafeUninitializedCapacity: Self.componentCount) { buffer, count in
      if let base = buffer.baseAddress { write(to: base) }
      count = Self.componentCount
    }
  }
}

extension Double: FlatVector {
  @inlinable package static var componentCount: Int { 1 }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {
    destination.pointee = self
  }
  @inlinable package init(reading source: UnsafePointer<Double>) { self = source.pointee }
}

extension Float: FlatVector {
  @inlinable package static var componentCount: Int { 1 }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {
    destination.pointee = Double(self)
  }
  @inlinable package init(reading source: UnsafePointer<Double>) { self = Float(source.pointee) }
}

extension CGFloat: FlatVector {
  @inlinable package static var componentCount: Int { 1 }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {
    destination.pointee = Double(self)
  }
  @inlinable package init(reading source: UnsafePointer<Double>) { self = CGFloat(source.pointee) }
}

extension EmptyAnimatableData: FlatVector {
  @inlinable package static var componentCount: Int { 0 }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {}
  @inlinable package init(reading source: UnsafePointer<Double>) { self.init() }
}

extension AnimatablePair: FlatVector where First: FlatVector, Second: FlatVector {
  @inlinable package static var componentCount: Int {
    First.componentCount + Second.componentCount
  }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {
    first.write(to: destination)
    second.write(to: destination + First.componentCount)
  }
  @inlinable package init(reading source: UnsafePointer<Double>) {
    self.init(
      First(reading: source), Second(reading: source + First.componentCount))
  }
}

extension AnimatableValues: FlatVector where repeat each Value: FlatVector {
  @inlinable package static var componentCount: Int {
    var sum = 0
    for part in repeat (each Value).self { sum += part.componentCount }
    return sum
  }
  @inlinable package func write(to destination: UnsafeMutablePointer<Double>) {
    var place = destination
    for part in repeat each value {
      part.write(to: place)
      place += type(of: part).componentCount
    }
  }
  @inlinable package init(reading source: UnsafePointer<Double>) {
    var place = source
    func next<Part: FlatVector>(_ type: Part.Type) -> Part {
      defer { place += Part.componentCount }
      return Part(reading: place)
    }
    self.init(repeat next((each Value).self))
  }
}
