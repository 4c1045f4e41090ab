/// One touch on something that is shown.
package struct Tap: Hashable, Codable, Sendable {
  /// A view's text, accessibility label or identifier.
  package var label: String
  /// Seconds of stage time; nil waits until nothing moves.
  package var time: Double?

  package init(label: String, time: Double? = nil) {
    self.label = label
    self.time = time
  }

  /// Reads `LABEL` or `LABEL@0.3`; an `@` that no number follows belongs to the label.
  package init(_ text: String) {
    label = text
    guard let mark = text.lastIndex(of: "@"), mark != text.startIndex,
      let seconds = Double(text[text.index(after: mark)...]), seconds >= 0, seconds.isFinite
    else { return }
    label = String(text[..<mark])
    time = seconds
  }
}
