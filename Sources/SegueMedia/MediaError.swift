/// Why a picture or a film could not be written.
package struct MediaError: Error, Hashable, CustomStringConvertible {
  /// What happened, why it matters, what to do instead.
  package var message: String

  package init(message: String) {
    self.message = message
  }

  package var description: String { message }
}
