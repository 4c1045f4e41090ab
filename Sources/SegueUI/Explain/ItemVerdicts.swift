import SegueFindings
import SegueMotion

/// What there is to say of the items of one update: like ones together, replaced ones as pairs.
struct ItemVerdicts {
  let story: UpdateStory

  private struct Entry {
    let time: Timestamp
    let record: ItemRecord
    var kind: String
    var explanation: Explanation
  }

  var verdicts: [Verdict] {
    var groups: [[Entry]] = []
    for entry in entries {
      if let index = groups.firstIndex(where: { $0.first.map { belongs(entry, to: $0) } ?? false })
      {
        groups[index].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups.compactMap(verdict)
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    var paired: Set<Int> = []
    let records = story.items
    for (index, item) in records.enumerated() where !paired.contains(index) {
      let record = item.record
      if isSaidByOuterItem(record) { continue }
      if let partner = records.indices.first(where: {
        !paired.contains($0) && isReplacement(record, records[$0].record)
      }) {
        paired.insert(partner)
        entries.append(replacement(item.time, record, records[partner].record))
        continue
      }
      entries.append(
        Entry(
          time: item.time, record: record, kind: record.change.rawValue,
          explanation: ItemExplanation(record: record, story: story).explanation))
    }
    return entries
  }

  /// A view that is always there inside one that is being inserted: said of the outer one.
  private func isSaidByOuterItem(_ record: ItemRecord) -> Bool {
    record.change == .appeared && record.containerIsInserted
      && story.items.contains {
        record.cause == .none && $0.record.nestedTransition == record.transitionSite
          || $0.record.page != nil && $0.record.transitionSite == record.transitionSite
      }
  }

  // MARK: Replaced ones

  private func isReplacement(_ a: ItemRecord, _ b: ItemRecord) -> Bool {
    let changes: Set<ItemRecord.Change> = [a.change, b.change]
    return changes == [.inserted, .removed] && a.container == b.container
      && (a.name == b.name || a.cause == .identity && a.name.base == b.name.base)
      && a.place == b.place && a.place != nil && a.cause == b.cause
      && [.condition, .identity].contains(a.cause) && a.transitionSite == nil
      && b.transitionSite == nil
  }

  /// What `matchedGeometryEffect` does to two views of which one replaces the other.
  private func matched(_ explanation: Explanation, keepsSize: Bool) -> Explanation {
    guard explanation.isAnimated, explanation.reason == nil else { return explanation }
    var result = explanation
    if keepsSize {
      result.detail =
        "matchedGeometryEffect takes both from the old place to the new one while they cross-fade; their sizes stay: what is inside it has one size whatever is proposed"
      result.remedy = "put .frame after .matchedGeometryEffect, if the size is to go over as well"
    } else {
      result.detail =
        "matchedGeometryEffect takes both from the old place and size to the new ones while they cross-fade"
    }
    return result
  }

  /// What the condition is likely to read.
  private var condition: String { story.update?.changes.first?.name ?? "condition" }

  private func replacement(_ time: Timestamp, _ a: ItemRecord, _ b: ItemRecord) -> Entry {
    let record = a.change == .removed ? a : b
    var explanation = ItemExplanation(record: record, story: story).explanation
    if a.isMatched, b.isMatched {
      return Entry(
        time: time, record: record, kind: "replaced",
        explanation: matched(explanation, keepsSize: a.keepsSize || b.keepsSize))
    }
    if record.cause == .condition {
      explanation = explanation.replacing(
        .identityChanged,
        "both branches of the condition build \(record.name): they are two views, which \(explanation.isAnimated ? "cross-fade" : "swap"); no value goes over from one to the other, and state inside begins anew",
        "use one \(record.name), and put the condition into the values of its modifiers: \(condition) ? … : …"
      )
    }
    return Entry(time: time, record: record, kind: "replaced", explanation: explanation)
  }

  // MARK: Like ones together

  private func belongs(_ a: Entry, to b: Entry) -> Bool {
    func general(_ entry: Entry) -> Explanation {
      var explanation = entry.explanation
      // Details name the item; what differs in nothing else is said once.
      explanation.detail = explanation.detail?.replacing(entry.record.name, "…")
      explanation.remedy = explanation.remedy?.replacing(entry.record.name, "…")
      return explanation
    }
    return a.kind == b.kind && a.time == b.time && a.record.name.base == b.record.name.base
      && a.record.container == b.record.container && a.record.transition == b.record.transition
      && a.record.transitionSite == b.record.transitionSite && general(a) == general(b)
  }

  private func verdict(_ group: [Entry]) -> Verdict? {
    guard let first = group.first else { return nil }
    let record = first.record
    let names = group.map(\.record.name)
    let place =
      record.page?.words
      ?? record.transitionSite.map { "\(record.transition) (\($0.short))" } ?? "default opacity"
    return story.verdict(
      "\(first.kind)  \(names.summary)   \(place)", first.explanation, at: first.time,
      facts: VerdictFacts(
        kind: first.kind, views: names, container: record.container,
        transition: record.page == nil ? record.transition : nil,
        transitionSite: record.transitionSite?.full,
        animation: record.animation.map { "\($0)" },
        source: record.page != nil
          ? "presentation"
          : record.animation == nil && record.hasOwnAnimation ? "transition" : record.source.kind,
        sourceSite: record.page == nil ? record.source.site?.full : nil,
        overridden: story.overriding(record.source, record.animation, record.contexts),
        states: []))
  }
}

extension String {
  /// The type of a view's name: `Text` of `Text("Detail")`.
  var base: String { String(prefix { $0 != "(" }) }

  func replacing(_ other: String, _ replacement: String) -> String {
    guard !other.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: other) {
      result += rest[..<range.lowerBound] + replacement
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension [String] {
  /// Up to three names, else how many there are; equal ones are counted.
  var summary: String {
    guard let first else { return "" }
    if count == 1 { return first }
    if allSatisfy({ $0 == first }) { return "\(count) × \(first)" }
    if count <= 3 { return joined(separator: ", ") }
    let base = first.base
    return allSatisfy { $0.base == base } ? "\(count) × \(base)" : "\(count) views"
  }
}
