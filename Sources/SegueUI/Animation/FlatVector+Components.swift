import SegueMotion

extension FlatVector {
  init(components: [Double]) {
    self = components.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return .zero }
      return Self(reading: pointer)
    }
  }
}
