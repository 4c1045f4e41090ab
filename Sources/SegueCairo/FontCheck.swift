/// Whether the font that stands for the system's is there.
package enum FontCheck {
  /// The font of all text that names none.
  package static let family = "Inter"

  /// Throws where a font family is not installed.
  package static func verify(
    _ shaper: TextShaper, family: String = FontCheck.family
  ) throws(RenderError) {
    guard !shaper.families.contains(family) else { return }
    throw RenderError(
      message: "the font \(family) is not installed; "
        + "text would be drawn in another font, with other widths and line breaks; "
        + "install it with apt-get install fonts-inter")
  }
}
