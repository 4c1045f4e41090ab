import SegueFindings
import SegueMotion

/// What there is to say of values that changed and are not interpolated.
struct FieldsVerdicts {
  let story: UpdateStory

  var verdicts: [Verdict] {
    var seen: [String] = []
    return story.fields.compactMap { record in
      // What a plain modifier computes is told by the attributes inside, where they change.
      guard record.data != .plain else { return nil }
      let headline = headline(record)
      guard !seen.contains(headline) else { return nil }
      seen.append(headline)
      return verdict(headline, explanation(record), record)
    }
  }

  /// Of a modifier that changed and in which no value is another one.
  func still(_ record: FieldsRecord) -> Verdict {
    let names = record.properties.map { "`\($0.name)`" }.joined(separator: " and ")
    let explanation = Explanation.refused(
      .emptyAnimatableData,
      "\(names) of \(record.view) changed under \(record.source.words(record.animation)), and \(record.view) has no animatableData: its body runs once with the final value, which gives what it gave before",
      "conform \(record.view) to Animatable:   \(Self.data(record.properties))")
    return verdict(headline(record), explanation, record)
  }

  private func headline(_ record: FieldsRecord) -> String {
    let changes = record.properties.map { "\($0.name) \($0.from) → \($0.to)" }
      .joined(separator: ", ")
    return "changed  \(record.view)   \(changes)"
  }

  private func verdict(
    _ headline: String, _ explanation: Explanation, _ record: FieldsRecord
  ) -> Verdict {
    story.verdict(
      headline, explanation, at: story.time,
      facts: VerdictFacts(
        kind: "changed", views: [record.view],
        attribute: record.properties.map(\.name).joined(separator: ", "),
        animation: record.animation.map { "\($0)" }, source: record.source.kind,
        sourceSite: record.source.site?.full, states: []))
  }

  private func explanation(_ record: FieldsRecord) -> Explanation {
    let names = record.properties.map { "`\($0.name)`" }.joined(separator: " and ")
    let source = record.source.words(record.animation)
    let data = Self.data(record.properties)
    let outcome =
      record.isShape
      ? "its path jumps"
      : "its body runs once with the final value, and only built-in modifiers inside animate"
    switch record.data {
    case .empty, .plain:
      return .refused(
        .emptyAnimatableData,
        "\(names) of \(record.view) changed under \(source), and \(record.view) has no animatableData: \(outcome)",
        data)
    case .partial:
      return .refused(
        .animatableDataPartial,
        "\(names) of \(record.view) changed under \(source) outside its animatableData: \(outcome)",
        "take it into animatableData: AnimatablePair(…, \(record.properties.first?.name ?? "…"))")
    case .disconnected:
      let read = names.isEmpty ? "another property" : names
      return .refused(
        .animatableDataDisconnected,
        "the animatableData of \(record.view) changed under \(source), and what it draws does not follow: path(in:) reads \(read), which the setter does not change",
        "read in path(in:) the property that animatableData sets")
    }
  }

  /// Animatable data for one to four properties, to be pasted.
  private static func data(_ properties: [PlainProperty]) -> String {
    let names = properties.prefix(4).map(\.name)
    guard let first = names.first else { return "add animatableData" }
    guard names.count > 1 else {
      return
        "var animatableData: Double { get { \(first) } set { \(first) = newValue } }"
    }
    return "@Animatable before the struct, which interpolates \(names.joined(separator: ", "))"
  }
}
