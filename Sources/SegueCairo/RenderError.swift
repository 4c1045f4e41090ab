/// Why a display list could not be drawn.
package struct RenderError: Error, Hashable, CustomStringConvertible {
  /// What happened, why it matters, what to do instead.
  package var message: String

  package var description: String { message }
}
