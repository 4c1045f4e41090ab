import SegueUI

/// Why a test could not do or find something: what was expected, what was seen, what to do.
///
///     expected: a view that says "Detial"
///     seen: "Detail", "Toggle"
///     instead: write "Detail"
public struct StageFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the test asked for.
  public let expected: String
  /// What was there.
  public let seen: String
  /// What to write or to check.
  public let instead: String

  init(expected: String, seen: String, instead: String) {
    self.expected = expected
    self.seen = seen
    self.instead = instead
  }

  /// The three parts, a line each.
  public var description: String {
    "expected: \(expected)\nseen: \(seen)\ninstead: \(instead)"
  }
}

extension StageFailure {
  /// Words in quotation marks, at most eight.
  static func list(_ names: [String], none: String) -> String {
    guard !names.isEmpty else { return none }
    let shown = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }

  @MainActor
  static func notFound(_ what: String, near name: String, on stage: Stage) -> StageFailure {
    let names = stage.names(near: name)
    return StageFailure(
      expected: "a view that \(what) at \(stage.time.words)",
      seen: list(names, none: "no view with words or a label"),
      instead: names.first.map { "write \"\($0)\", or let time pass until the view is there" }
        ?? "give the view a text, an accessibilityLabel or an accessibilityIdentifier")
  }

  @MainActor
  static func severalFound(_ what: String, _ count: Int, on stage: Stage) -> StageFailure {
    StageFailure(
      expected: "one view that \(what) at \(stage.time.words)", seen: "\(count) of them",
      instead: "use findAll and choose, or tell them apart with accessibilityIdentifier")
  }

  @MainActor
  static func typeNotFound(_ name: String, on stage: Stage) -> StageFailure {
    let names = stage.engine.viewNames
    return StageFailure(
      expected: "a view of the type \(name) at \(stage.time.words)",
      seen: names.isEmpty ? "no view" : names.joined(separator: ", "),
      instead: "let time pass until it is there, or look for its text")
  }

  @MainActor
  static func conditionNotMet(after limit: Duration, on stage: Stage) -> StageFailure {
    let moving = stage.engine.movingAttributes
    return StageFailure(
      expected: "the condition to hold within \(limit.words)",
      seen: "it does not hold at \(stage.time.words); "
        + (moving.isEmpty ? "nothing moves" : "moving: \(moving.joined(separator: ", "))"),
      instead: "raise the limit, or check what should make it true")
  }

  @MainActor
  static func takesNoTap(_ name: String, _ tappable: [String]) -> StageFailure {
    StageFailure(
      expected: "\"\(name)\" to take a tap", seen: "it is there and nothing around it does",
      instead: tappable.isEmpty
        ? "put it into a Button or add onTapGesture"
        : "tap one of \(list(tappable, none: "")), or add onTapGesture")
  }
}
