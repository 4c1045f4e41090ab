/// What a stage has to say of a run, in order.
///
/// A collection of its own so that a failed expectation prints what was said, and so that
/// `#expect(stage.verdicts.allSatisfy(\.isAnimated))` compiles: the macro cannot pass a key path on
/// to an array's `allSatisfy`, which may throw.
public struct Verdicts: RandomAccessCollection, Sendable, CustomStringConvertible {
  private let verdicts: [Verdict]

  init(_ verdicts: [Verdict]) { self.verdicts = verdicts }

  public var startIndex: Int { verdicts.startIndex }
  public var endIndex: Int { verdicts.endIndex }
  public subscript(index: Int) -> Verdict { verdicts[index] }

  /// Whether a property is true of each of them.
  public func allSatisfy(_ property: KeyPath<Verdict, Bool>) -> Bool {
    verdicts.allSatisfy { $0[keyPath: property] }
  }

  /// Whether a property is true of one of them.
  public func contains(where property: KeyPath<Verdict, Bool>) -> Bool {
    verdicts.contains { $0[keyPath: property] }
  }

  /// All of them, with an empty line between two.
  public var description: String {
    verdicts.isEmpty ? "no verdicts" : verdicts.map(\.description).joined(separator: "\n\n")
  }
}
