package import SegueDisplay
package import SegueGeometry

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

      package init(index: Int, attributes: [Int], holdsPlace: Bool) {
        self.index = index
        self.attributes = attributes
        self.holdsPlace = holdsPlace
      }
    }

    package var track: Int
    package var range: Range<Int>
    package var groups: [Group]

    package init(track: Int, range: Range<Int>, groups: [Group]) {
      self.track = track
      self.range = range
      self.groups = groups
    }
  }

  package struct Track {
    package struct Phase {
      /// `inserting`, `present` or `removing`.
      package var kind: String
      package var from: Double
      package var to: Double

      package init(kind: String, from: Double, to: Double) {
        self.kind = kind
        self.from = from
        self.to = to
      }
    }

    package struct Attribute {
      package var name: String
      package var unit: String
      package var times: [Double]
      package var values: [Double]

      package init(name: String, unit: String, times: [Double], values: [Double]) {
        self.name = name
        self.unit = unit
        self.times = times
        self.values = values
      }
    }

    package var name: String
    package var words: String
    package var phases: [Phase]
    package var attributes: [Attribute]

    package init(name: String, words: String, phases: [Phase], attributes: [Attribute]) {
      self.name = name
      self.words = words
      self.phases = phases
      self.attributes = attributes
    }
  }

  /// Something that happened at an instant.
  package struct Event {
    /// `tap`, `state` or `completion`.
    package var kind: String
    package var time: Double
    package var text: String

    package init(kind: String, time: Double, text: String) {
      self.kind = kind
      self.time = time
      self.text = text
    }
  }

  /// Why something moved, or did not.
  package struct Verdict {
    package var time: Double
    package var isAnimated: Bool
    package var headline: String
    package var outcome: String
    package var detail: String
    package var remedy: String
    package var reason: String?

    package init(
      time: Double, isAnimated: Bool, headline: String, outcome: String, detail: String,
      remedy: String, reason: String?
    ) {
      self.time = time
      self.isAnimated = isAnimated
      self.headline = headline
      self.outcome = outcome
      self.detail = detail
      self.remedy = remedy
      self.reason = reason
    }
  }

  /// The source as the user named it.
  package var file: String
  /// As in `#Preview "Detail"`.
  package var preview: String
  /// The view's type, or empty.
  package var view: String
  /// Points.
  package var size: CGSize
  package var framesPerSecond: Int
  /// Seconds of stage time.
  package var duration: Double
  package var frames: [Frame]
  package var tracks: [Track] = []
  package var events: [Event] = []
  package var verdicts: [Verdict] = []
  package var notes: [String] = []

  package init(
    file: String, preview: String, view: String, size: CGSize, framesPerSecond: Int,
    duration: Double, frames: [Frame]
  ) {
    self.file = file
    self.preview = preview
    self.view = view
    self.size = size
    self.framesPerSecond = framesPerSecond
    self.duration = duration
    self.frames = frames
  }
}
