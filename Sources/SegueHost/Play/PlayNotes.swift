/// Remarks about a play as a whole.
enum PlayNotes {
  static func notes(on timeline: Timeline, options: PlayOptions) -> [String] {
    var notes: [String] = []
    if timeline.end == .limit {
      let asked = options.seconds == nil ? "after 5 s without rest" : "at --seconds"
      notes.append(
        """
        something still moves at \(Report.seconds(timeline.duration)): stopped \(asked); \
        a repeating animation or timer never ends by itself
        """)
    }
    if options.taps.isEmpty && timeline.actions.count == StagePlayer.tapLimit {
      notes.append(
        "only the first \(StagePlayer.tapLimit) buttons were tapped: name others by --tap")
    }
    return notes
  }
}
