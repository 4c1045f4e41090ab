/// Names of view types, for people.
package enum ViewName {
  /// A type's name where it is one word; nil for what is built from several types.
  package static func short(_ name: String) -> String? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && !name.isEmpty && name != "Content" ? name : nil
  }
}
