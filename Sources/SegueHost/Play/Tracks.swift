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
    /// Empty where none of them can be frozen.
    package var leaves: [Leaf]
  }

  /// Where a list draws a part of an item.
  package struct Leaf: Hashable, Sendable {
    package var index: Int
    /// The number of entries, one line of text each.
    package var count: Int
    /// The corner of its rectangle, in the points of the space around it.
    package var x: Double
    package var y: Double
  }

  /// Attributes that a leaf can keep while everything else goes on, all of them together.
  package struct Freeze: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case color, stroke, shape, width, height
    }

    package var kind: Kind
    /// The index of the leaf in its item.
    package var leaf: Int
    /// The names of the attributes, as in the track.
    package var attributes: [String]
  }

  /// A group of the list whose value an attribute is.
  package struct Group: Hashable, Sendable {
    /// The index in the display list.
    package var index: Int
    /// The names of the attributes, as in the track.
    package var attributes: [String]
    /// Whether its transform also holds the place of the item.
    package var holdsPlace: Bool
    /// The corner of what it is around, in the points of the space around it.
    package var x: Double
    package var y: Double
  }

  /// Seconds of stage time.
  package var time: Double
  package var items: [Item]
}

/// The tracks of a play, and what a page needs to show one attribute without the others.
package struct FollowedTracks {
  package var tracks: [ItemTrack] = []
  /// For each track, what can be frozen in its leaves.
  package var freezes: [[TrackMarks.Freeze]] = []
  package var marks: [TrackMarks] = []
}
