package import SegueDisplay

/// Writes display lists for the pages of a live preview, one after the other.
///
/// Outlines of text are told once, before the first list that needs them. All else is told with
/// each list, so that a page may leave some out.
package struct LiveLists {
  /// After so many additions the table begins anew: a clock would fill it for ever.
  package static let additionLimit = 400

  private var texts: PageTexts
  private var told = 0
  private var additions = 0

  package init(outline: @escaping TextOutline) { texts = PageTexts(outline: outline) }

  /// The lines that are new, if any, and a list, as JSON.
  package mutating func write(
    _ list: DisplayList, at time: Double
  ) -> (texts: String?, frame: String) {
    if additions == Self.additionLimit {
      texts = PageTexts(outline: texts.outline)
      told = 0
      additions = 0
    }
    var lists = PageLists(texts: texts)
    let frame = lists.add(TimelinePage.Frame(time: time, list: list))
    texts = lists.texts
    let members = lists.tables + [PageValue.Member(name: "frames", value: .array([frame]))]
    return (newTexts()?.json, PageValue.object(members).json)
  }

  private mutating func newTexts() -> PageValue? {
    let new = Array(texts.values[told...])
    guard !new.isEmpty else { return nil }
    defer { told = texts.values.count }
    additions += 1
    return .object([
      PageValue.Member(name: "from", value: .int(told)),
      PageValue.Member(name: "texts", value: .array(new)),
    ])
  }
}
