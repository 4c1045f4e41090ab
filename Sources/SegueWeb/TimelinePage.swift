package import SegueDisplay

/// What a page shows of a play.
package struct TimelinePage {
  /// One picture and when it came.
  package struct Frame {
    /// Seconds of stage time.
    package var time: Double
    package var list: DisplayList
    /// Where the list shows the items of the tracks.
    package var marks: [Mark]

    package init(time: Double, list: DisplayList, marks: [Mark] = []) {
      self.time = time
      self.list = list
      self.marks = marks
    }
  }

  /// An item of a track in a display list.
  package struct Mark: Hashable {
    package struct Group: Hashable {
      /// The index in the list.
      package var index: Int
      /// Indices of the track's attributes.
      package var attributes: [Int]
      /// Whether the group's transform also holds the place of the item.
      package var holdsPlace: Bool
      /// The corner of what it is around, in points.
      package var x: Double
      package var y: Double

      package init(index: Int, attributes: [Int], holdsPlace: Bool, x: Double, y: Double) {
        self.index = index
        self.attributes = attributes
        self.holdsPlace = holdsPlace
        self.x = x
        self.y = y
      }
    }

    /// A part that draws, by the index of its first entry in the list and the number of them.
    package struct Leaf: Hashable {
      package var index: Int
      package var count: Int
      /// The corner of its rectangle, in points.
      package var x: Double
      package var y: Double

      package init(index: Int, count: Int, x: Double, y: Double) {
        self.index = index
        self.count = count
        self.x = x
        self.y = y
      }
    }

    package var track: Int
    package var range: Range<Int>
    package var groups: [Group]
    package var leaves: [Leaf]

    package init(track: Int, range: Range<Int>, groups: [Group], leaves: [Leaf] = []) {
      self.track = track
      self.range = range
      self.groups = groups
      self.leaves = leaves
    }
  }

  /// Attributes of a leaf that can be frozen, together.
  package struct Freeze {
    package var track: Int
    /// `color`, `stroke`, `shape`, `width` or `height`: what of the leaf stays.
    package var kind: String
    /// The index of the leaf in its item.
    package var leaf: Int
    /// Indices of the track's attributes.
    package var attributes: [Int]

    package init(track: Int, kind: String, leaf: Int, attributes: [Int]) {
      self.track = track
      self.kind = kind
      self.leaf = leaf
      self.attributes = attributes
    }
  }

  package var title: String
  /// The play as `timeline.json` tells it; its own frames may be left out.
  package var timeline: String
  package var frames: [Frame]
  package var freezes: [Freeze] = []

  package init(title: String, timeline: String, frames: [Frame]) {
    self.title = title
    self.timeline = timeline
    self.frames = frames
  }
}
