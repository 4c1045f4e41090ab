import SegueDisplay
import SegueFindings
import SegueMotion
import SegueUI

/// What a live stage says: what was done to it, why something moved, and what did not happen.
@MainActor struct LiveWords {
  /// Something that a person did.
  struct Deed: Equatable {
    var text: String
    /// What became of it, where that is known at once.
    var note: String?
  }

  private let stage: Stage
  private var waiting: [String] = []
  private var heardEvents = 0
  private var heardReports = 0
  /// The touch that goes on has been named already.
  private var isNamed = false
  /// Since the last deed.
  private var pictures = 0
  private var hasSpoken = true
  private var listBefore: DisplayList?

  init(_ stage: Stage) { self.stage = stage }

  /// Takes the lines that wait to be sent.
  mutating func take() -> [String] {
    defer { waiting = [] }
    return waiting
  }

  mutating func touchBegins(list: DisplayList?) {
    listBefore = list
    isNamed = false
  }

  mutating func pictureChanged() { pictures += 1 }

  /// Names what was done.
  mutating func did(_ deed: Deed?) {
    guard let deed else { return }
    if !isNamed { name(deed.text) }
    isNamed = false
    if let note = deed.note {
      add(note)
      hasSpoken = true
    }
  }

  /// Tells what the trace says that was not told yet.
  ///
  /// - Parameter pending: A touch that goes on, to be named before what comes of it.
  mutating func listen(pending: String?) {
    let events = stage.trace.events.count
    if events > heardEvents {
      let verdicts = stage.trace.verdicts(from: heardEvents)
      heardEvents = events
      if let pending, !verdicts.isEmpty, !isNamed {
        name(pending)
        isNamed = true
      }
      for verdict in verdicts {
        let explanation = Timeline.Explanation(verdict, after: nil)
        waiting.append(LiveMessage.line("said", explanation))
        hasSpoken = true
      }
    }
    for message in stage.report.messages.dropFirst(heardReports) {
      add("\(message.what) [\(message.reason.id)]: \(message.remedy)")
    }
    heardReports = stage.report.messages.count
  }

  /// Nothing moves any more: what did not happen is known now.
  mutating func rest(list: DisplayList?) {
    guard !hasSpoken else { return }
    hasSpoken = true
    if list == listBefore {
      add("nothing changed")
    } else if pictures <= 1 {
      add("the picture changed at once, without an animation")
    } else {
      add("the picture changed in \(pictures) frames")
    }
  }

  private mutating func name(_ text: String) {
    pictures = 0
    hasSpoken = false
    waiting.append(
      LiveMessage.line("did", LiveMessage.Words(time: stage.now.seconds, text: text)))
  }

  private mutating func add(_ text: String) {
    waiting.append(
      LiveMessage.line("note", LiveMessage.Words(time: stage.now.seconds, text: text)))
  }
}
