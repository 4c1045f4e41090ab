/// Remarks about a play as a whole.
enum PlayNotes {
  /// - Parameter restless: What moves at the end and never comes to rest.
  static func notes(
    on timeline: Timeline, options: PlayOptions, restless: [String]
  ) -> [String] {
    var notes: [String] = []
    if timeline.end == .limit {
      notes.append(end(at: Report.seconds(timeline.duration), options, restless))
    }
    if options.taps.isEmpty && timeline.actions.count == StagePlayer.tapLimit {
      notes.append(
        "only the first \(StagePlayer.tapLimit) buttons were tapped: name others by --tap")
    }
    return notes
  }

  private static func end(
    at time: String, _ options: PlayOptions, _ restless: [String]
  ) -> String {
    let stopped =
      options.seconds == nil
      ? "the play was stopped at \(time), after 5 s without rest"
      : "--seconds stopped the play at \(time)"
    if !restless.isEmpty {
      let verb = restless.count == 1 ? "never comes" : "never come"
      return "\(restless.joined(separator: ", ")) \(verb) to rest: \(stopped)"
    }
    return options.seconds == nil
      ? "something goes on all the time, such as a timer or a task: \(stopped)"
      : "something still moved or waited: \(stopped)"
  }
}
