/// What a page that comes now has missed.
package struct LiveState {
  /// Words of the past that a page is told.
  package static let wordLimit = 200

  private var stage: PageEvent?
  private var frame: PageEvent?
  /// Outlines that the frame needs.
  private var texts: [PageEvent] = []
  private var problem: PageEvent?
  private var words: [PageEvent] = []

  package init() {}

  /// Takes note of what every page is told.
  package mutating func note(_ event: PageEvent) {
    switch event.name {
    case "stage":
      stage = event
      words = []
      texts = []
      problem = nil
    case PageEvent.textsName:
      // The table begins anew.
      if event.data.hasPrefix(#"{"from":0,"#) { texts = [] }
      texts.append(event)
    case PageEvent.frameName: frame = event
    case "problem": problem = event
    case "did", "said", "note":
      words.append(event)
      if words.count > Self.wordLimit { words.removeFirst() }
    default: break
    }
  }

  /// Everything that a new page needs to show what the others show.
  package var events: [PageEvent] {
    [PageEvent("begin", "{}")] + [stage].compactMap { $0 } + texts + words
      + [problem, frame].compactMap { $0 }
  }
}
