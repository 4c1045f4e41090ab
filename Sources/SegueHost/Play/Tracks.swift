/// The life of one item in a play, and what its attributes did.
package struct ItemTrack: Codable, Hashable, Sendable {
  /// A stretch of the item's life.
  package struct Phase: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      /// From `willAppear` until its entrance is over.
      case inserting
      /// `identity`.
      case present
      /// `didDisappear`.
      case removing
    }

    package var kind: Kind
    /// Seconds of stage time.
    package var from: Double
    package var to: Double
  }

  /// A value over time: straight between samples, held before the first one and after the last.
  package struct Attribute: Codable, Hashable, Sendable {
    /// As in `opacity`, `offset x`, `y`.
    package var name: String
    /// `pt`, `°`, or nothing.
    package var unit: String
    /// Seconds of stage time, ascending; as many as there are values.
    package var times: [Double]
    package var values: [Double]

    package var samples: [(time: Double, value: Double)] {
      zip(times, values).map { ($0, $1) }
    }
  }

  /// The view, as explanations name it.
  package var name: String
  /// The words on it; empty where the name says them, or where there are none.
  package var words: String
  package var phases: [Phase]
  package var attributes: [Attribute]
}

/// Where the display list of an instant shows the items of the tracks.
package struct TrackMarks: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// The index of the track.
    package var track: Int
    /// Indices of the display list.
    package var range: Range<Int>
    package var groups: [Group]
  }

  /// A group of the list whose value an attribute is.
  package struct Group: Hashable, Sendable {
    /// The index in the display list.
    package var index: Int
    /// The names of the attributes, as in the track.
    package var attributes: [String]
    /// Whether its transform also holds the place of the item.
    package var holdsPlace: Bool
  }

  /// Seconds of stage time.
  package var time: Double
  package var items: [Item]
}
