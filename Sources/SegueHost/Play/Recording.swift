package import SegueDisplay
package import SegueMotion

/// The frames of a play, one for each instant at which the picture changed.
package struct Recording {
  package struct Frame {
    package var time: Timestamp
    package var list: DisplayList
  }

  package private(set) var frames: [Frame] = []

  package init() {}

  /// Adds what is shown at an instant, unless it is what was shown before.
  package mutating func add(_ list: DisplayList, at time: Timestamp) {
    if let last = frames.last {
      guard last.list != list else { return }
      // What was shown before the first tap stays.
      if last.time == time && frames.count > 1 { frames.removeLast() }
    }
    frames.append(Frame(time: time, list: list))
  }

  /// What is shown at an instant: the frame at it, or the last one before.
  package func frame(at time: Timestamp) -> Frame? {
    frames.last { $0.time <= time } ?? frames.first
  }

  /// What was shown until an instant.
  package func frame(before time: Timestamp) -> Frame? {
    frames.last { $0.time < time } ?? frames.first
  }
}
