/// A play as text for the person who asked for it.
package struct Report {
  package let timeline: Timeline
  /// The files that were written, as the user would name them.
  package let files: [String]

  package init(_ timeline: Timeline, files: [String]) {
    self.timeline = timeline
    self.files = files
  }

  private static let indent = "         "

  package var text: String {
    var lines = [title]
    let actions = timeline.actions
    lines += blocks(after: nil, shown: 0)
    for (index, action) in actions.enumerated() {
      let end = index + 1 < actions.count ? actions[index + 1].time : .infinity
      lines.append("\(Self.seconds(action.time))  tap \"\(action.tap)\"")
      let said = blocks(after: index, shown: action.time)
      lines += said.isEmpty ? [Self.indent + whatChanged(from: action.time, to: end)] : said
    }
    lines += timeline.notes.map { Self.indent + $0 }
    if !files.isEmpty { lines.append(files.joined(separator: "  ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String {
    let stage = timeline.stage
    let size =
      "\(Self.short(stage.width))×\(Self.short(stage.height)) pt @\(Self.short(stage.scale))x"
    let settled = timeline.firstSettled.map { "settled at \(Self.seconds($0))" } ?? "never at rest"
    let name = timeline.view.isEmpty ? timeline.file : timeline.view
    let left = "\(name) (\(timeline.preview))"
    let gap = String(repeating: " ", count: max(2, 42 - left.count))
    return "\(left)\(gap)\(size), \(stage.framesPerSecond) fps, \(settled)"
  }

  /// The explanations that follow an action, each in lines of its own; equal ones once.
  private func blocks(after action: Int?, shown: Double) -> [String] {
    var shown = shown
    return timeline.explanations(after: action).flatMap { explanation, count -> [String] in
      let isLater = explanation.time - shown > 0.0005
      let lead = isLater ? Self.seconds(explanation.time) + "  " : Self.indent
      if isLater { shown = explanation.time }
      return Self.lines(
        of: explanation, count: count, lead: lead,
        tap: action.map { timeline.actions[$0].tap } ?? "")
    }
  }

  private static func lines(
    of explanation: Timeline.Explanation, count: Int, lead: String, tap: String
  ) -> [String] {
    var lines = [lead + explanation.headline + (count > 1 ? "   ×\(count)" : "")]
    if let cause = explanation.cause, !cause.hasSuffix(", in tap \"\(tap)\"") {
      lines.append("\(indent)from \(cause)")
    }
    for line in [explanation.outcome, explanation.detail] where !line.isEmpty {
      lines.append(indent + line)
    }
    if !explanation.remedy.isEmpty { lines.append("\(indent)write  \(explanation.remedy)") }
    return lines
  }

  private func whatChanged(from start: Double, to end: Double) -> String {
    let count = timeline.frames.filter { $0.time >= start && $0.time < end }.count
    switch count {
    case 0: return "nothing changed"
    case 1: return "the picture changed at once, without an animation"
    default: return "the picture changed in \(count) frames"
    }
  }

  /// As in `0.250 s`.
  package static func seconds(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }

  private static func short(_ value: Double) -> String {
    value.rounded() == value ? String(Int(value)) : String(value)
  }
}
