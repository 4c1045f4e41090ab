import SegueFindings
import SegueMotion

/// What there is to say of changed attributes: by view and cause, siblings that move together.
struct AttributeVerdicts {
  let story: UpdateStory

  private struct Group {
    var records: [AttributeRecord]
    var explanation: Explanation
  }

  var verdicts: [Verdict] {
    var groups: [Group] = []
    for record in story.ownAttributes where isWorthSaying(record) {
      let explanation = AttributeExplanation(record: record, story: story).explanation
      if let index = groups.firstIndex(where: {
        $0.explanation.isLike(explanation) && belongs(record, to: $0.records)
      }) {
        groups[index].records.append(record)
      } else {
        groups.append(Group(records: [record], explanation: explanation))
      }
    }
    return groups.compactMap(verdict)
  }

  /// Changes that nobody could have seen animate, or that another verdict tells of, are left out.
  private func isWorthSaying(_ record: AttributeRecord) -> Bool {
    // The way in which a switch or a segmented picker moves is nobody's code but the library's.
    if record.source.site?.isInLibrary == true || record.source == .transition(nil) {
      return false
    }
    // What is drawn does not follow it, as another verdict says.
    if record.name == "animatableData",
      story.fields.contains(where: { $0.view == record.view && $0.data == .disconnected })
    {
      return false
    }
    if record.animation != nil { return true }
    if !record.hiddenRepeats.isEmpty || record.wasRunning { return true }
    switch story.update?.moment.occasion {
    // What follows the clock from frame to frame is drawn as it is: nobody waits for an animation.
    case nil, .start?, .appear?, .frame?: return false
    default: break
    }
    // Siblings make room for what comes without an animation, and for text that changes.
    guard record.name == "frame" else { return true }
    return !story.hasStructure && !story.fields.contains { $0.view == record.view }
      && !isPushedByText(record)
  }

  private func isPushedByText(_ record: AttributeRecord) -> Bool {
    record.view.base == "Text"
      || story.ownAttributes.allSatisfy { $0.from.count == 4 }
        && record.from.count == 4 && record.from.suffix(2) == record.to.suffix(2)
        && !story.ownAttributes.contains {
          $0.from.suffix(2) != $0.to.suffix(2) && $0.view.base != "Text"
        }
  }

  /// Frames that travel together are one thing to say, other attributes by view.
  private func belongs(_ record: AttributeRecord, to group: [AttributeRecord]) -> Bool {
    guard let first = group.first, first.name == record.name else { return false }
    if record.name == "frame" {
      return story.hasStructure
        ? first.isResized == record.isResized && (!record.isResized || first.owner == record.owner)
        : first.owner == record.owner
    }
    return first.view.base == record.view.base && first.owner == record.owner
  }

  private func verdict(_ group: Group) -> Verdict? {
    guard let first = group.records.first else { return nil }
    let views = group.records.map(\.view)
    let single = group.records.count == 1
    return story.verdict(
      headline(group.records), group.explanation, at: story.time,
      facts: VerdictFacts(
        kind: "changed", views: views, attribute: first.name, from: single ? first.from : nil,
        to: single ? first.to : nil, animation: first.animation.map { "\($0)" },
        source: first.source.kind, sourceSite: first.source.site?.full,
        overridden: story.overriding(first.source, first.animation, first.contexts), states: []))
  }

  private func headline(_ records: [AttributeRecord]) -> String {
    guard let first = records.first else { return "" }
    let names = records.map(\.view).summary
    if first.name == "frame", story.hasStructure, !first.isResized {
      return "changed  \(names)   place, \(story.onlyRemoves ? "closing up" : "making room")"
    }
    guard records.count == 1 else { return "changed  \(names)   \(first.name)" }
    if first.name == "content" { return "changed  \(names)   content" }
    return "changed  \(names)   \(first.change)"
  }
}

extension Explanation {
  /// Whether two can be said together.
  func isLike(_ other: Explanation) -> Bool {
    isAnimated == other.isAnimated && outcome == other.outcome && reason == other.reason
  }
}

extension AttributeRecord {
  /// Whether a frame has another size, and not only another place.
  var isResized: Bool {
    from.count == 4 && to.count == 4
      && zip(from.suffix(2), to.suffix(2)).contains { abs($0 - $1) > 1e-6 }
  }

  /// As in `opacity 1 → 0` or `frame, width 40 → 200`.
  var change: String {
    // Two decimals, and as many more as it takes to tell old and new apart.
    let step =
      [100, 1e4, 1e6].first { step in
        zip(from, to).contains { ($0 * step).rounded() != ($1 * step).rounded() }
      } ?? 100.0
    func number(_ value: Double) -> String {
      let rounded = (value * step).rounded() / step
      return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? "\(Int64(rounded))" : "\(rounded)"
    }
    func pair(_ values: ArraySlice<Double>) -> String {
      values.count == 1
        ? values.map(number).joined() : "(\(values.map(number).joined(separator: ", ")))"
    }
    switch name {
    case "frame", "matchedGeometry":
      guard from.count == 4 && to.count == 4 else { return name }
      let parts = zip(["x", "y", "width", "height"], zip(from, to)).filter { $1.0 != $1.1 }
        .map { "\($0) \(number($1.0)) → \(number($1.1))" }
      return ([name] + parts).joined(separator: ", ")
    case "rotationEffect" where !from.isEmpty && !to.isEmpty:
      func degrees(_ value: Double) -> String { "\(number(value / 128 * 180 / .pi))°" }
      return "rotationEffect \(degrees(from[0])) → \(degrees(to[0]))"
    case "scaleEffect" where from.count >= 2 && to.count >= 2:
      let old = from[0] == from[1] ? from.prefix(1) : from.prefix(2)
      let new = to[0] == to[1] ? to.prefix(1) : to.prefix(2)
      return "scaleEffect \(pair(old)) → \(pair(new))"
    case "color", "style": return name
    default:
      return from.isEmpty || from.count > 4
        ? name : "\(name) \(pair(from[...])) → \(pair(to[...]))"
    }
  }
}
