package import SegueGeometry

/// One item of a container at one instant: whether it comes, stays or goes, where, with what values.
package struct ShownItem {
  package enum Phase: Sendable {
    /// On its way in.
    case inserting
    case present
    /// On its way out.
    case removing
  }

  /// An attribute of the item itself, not of what surrounds it.
  package struct Attribute {
    /// As one writes the modifier: `opacity`, `offset`.
    package let name: String
    /// What is shown.
    package let values: [Double]
    /// Whether it belongs to the item's transition.
    package let isTransition: Bool
    /// The way on which such an attribute acts; nil where it acts on both.
    package var way: AttributeReading.Way?
    /// The place of its group in the display list; nil where it has none.
    package let group: Int?
    /// Whether the group's transform also holds the place of the item.
    package let holdsPlace: Bool
    /// The corner of what the group is around, in the points of the space around it.
    package let corner: CGPoint
    /// Which of the item's leaves it belongs to; nil where it is not one's own.
    package let leaf: Int?
  }

  /// A part that draws, with a rectangle of its own.
  package struct Leaf {
    /// Where the display list begins to draw it; negative where nothing is drawn.
    package let index: Int
    /// The rectangle that is shown, in the points of the space around it.
    package let frame: CGRect
  }

  /// Tells items apart over the life of a stage.
  package let number: Int
  /// The item around it.
  package let parent: Int?
  /// The condition that decides whether it is there; nil where there is none.
  package let place: ObjectIdentifier?
  package let name: String
  /// The words on it, up to three texts.
  package let words: String
  package var phase = Phase.present
  /// The box that layout has given, as shown now, in the stage's points and without the item's own
  /// effects; nil where nothing is drawn.
  package var frame: CGRect?
  package var attributes: [Attribute] = []
  /// What draws it, in order, those of items inside left out.
  package var leaves: [Leaf] = []
  /// The item that its motion is said of: itself, or one around it that moves as a whole.
  package var gatherer: Int?
  /// The rectangles of what is drawn for it, those of items inside left out, for comparing instants.
  package var rectangles: [CGRect] = []
  /// What of the display list draws it; the end may include ends of groups around it.
  package var range = 0..<0
}
