import SegueFindings
import SegueMotion

/// What there is to say of values that changed and are not interpolated.
struct FieldsVerdicts {
  let story: UpdateStory

  var verdicts: [Verdict] {
    var seen: [String] = []
    return story.fields.compactMap { record in
      let changes = record.properties.map { "\($0.name) \($0.from) → \($0.to)" }
        .joined(separator: ", ")
      let headline = "changed  \(record.view)   \(changes)"
      guard !seen.contains(headline) else { return nil }
      seen.append(headline)
      return story.verdict(
        headline, explanation(record), at: story.time,
        facts: VerdictFacts(
          kind: "changed", views: [record.view],
          attribute: record.properties.map(\.name).joined(separator: ", "),
          animation: record.animation.map { "\($0)" }, source: record.source.kind,
          sourceSite: record.source.site?.full, states: []))
    }
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
    case .empty:
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
