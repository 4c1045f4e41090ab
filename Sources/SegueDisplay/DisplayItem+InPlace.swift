package import SegueGeometry

// Frames write the numbers of an item and leave the rest of it. An enum keeps what a case carries at
// its beginning, and what this in turn begins with comes first in memory; the functions below count
// on that, and check it wherever assertions run.

extension [DisplayItem] {
  /// Gives a group another transform.
  ///
  /// - Parameter index: The place of an item that begins a transform group.
  package mutating func setTransform(_ transform: CGAffineTransform, at index: Int) {
    overwrite(index, with: transform)
    assert(self[index] == .begin(.transform(transform)) || transform.isNotANumber)
  }

  /// Gives a group another opacity, 0...1.
  ///
  /// - Parameter index: The place of an item that begins an opacity group.
  package mutating func setOpacity(_ opacity: Double, at index: Int) {
    overwrite(index, with: opacity)
    assert(self[index] == .begin(.opacity(opacity)) || opacity.isNaN)
  }

  /// Moves an outline.
  ///
  /// - Parameter index: The place of a shape whose outline is a rectangle, a rounded one or an
  ///   ellipse.
  package mutating func setOutlineOrigin(_ origin: CGPoint, at index: Int) {
    overwrite(index, with: origin)
    assert(self[index].outlineOrigin == origin || origin.x.isNaN || origin.y.isNaN)
  }

  @inline(__always)
  private mutating func overwrite<Value>(_ index: Int, with value: Value) {
    precondition(index >= 0 && index < count, "there is no display item \(index)")
    withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      UnsafeMutableRawPointer(base + index).assumingMemoryBound(to: Value.self).pointee = value
    }
  }
}

extension DisplayItem {
  /// Where the box of a simple outline begins; nil for anything else.
  fileprivate var outlineOrigin: CGPoint? {
    guard case .shape(let shape) = self else { return nil }
    return switch shape.outline {
    case .rectangle(let box), .roundedRectangle(let box, _, _), .ellipse(let box): box.origin
    case .path: nil
    }
  }
}

extension CGAffineTransform {
  fileprivate var isNotANumber: Bool { (a + b + c + d + tx + ty).isNaN }
}
