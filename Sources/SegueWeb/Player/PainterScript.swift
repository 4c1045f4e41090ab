/// Draws display lists on a canvas of a page.
///
/// `paintDisplayList(context, list, scale)` takes a list as its JSON form has it, and the pixels a
/// point. It follows the painter of pictures; text is set by the browser, in the same fonts.
enum PainterScript {
  static let text = shapes + paints + effects + items
}
