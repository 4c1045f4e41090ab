import SegueWeb
import Testing

@Suite struct EventQueueTests {
  private func told(_ events: [PageEvent]) -> String {
    var queue = EventQueue()
    for event in events { queue.add(event) }
    return String(decoding: queue.take(), as: UTF8.self)
  }

  @Test func `an event is told as the stream of events has it`() {
    #expect(told([PageEvent("did", #"{"a":1}"#)]) == "event: did\ndata: {\"a\":1}\n\n")
    #expect(told([PageEvent("did", "a\nb")]) == "event: did\ndata: a\ndata: b\n\n")
  }

  @Test func `frames that wait give way to the next one and words stay in order`() {
    let text = told([
      PageEvent("frame", "1"), PageEvent("did", "2"), PageEvent("frame", "3"),
      PageEvent("said", "4"), PageEvent("frame", "5"), PageEvent("said", "6"),
    ])
    let data = text.split(separator: "\n").filter { $0.hasPrefix("data") }.map { $0.suffix(1) }
    #expect(data == ["2", "4", "5", "6"])
  }

  @Test func `what was taken is not told again, and later frames come later`() {
    var queue = EventQueue()
    queue.add(PageEvent("frame", "1"))
    _ = queue.take()
    #expect(queue.isEmpty)
    queue.add(PageEvent("frame", "2"))
    #expect(String(decoding: queue.take(), as: UTF8.self) == "event: frame\ndata: 2\n\n")
  }

  @Test func `a page that listens to nothing is given up`() {
    var queue = EventQueue()
    for _ in 0..<EventQueue.limit { queue.add(PageEvent("did", "")) }
    #expect(!queue.isOverfull)
    queue.add(PageEvent("did", ""))
    #expect(queue.isOverfull)
    var frames = EventQueue()
    for _ in 0..<(2 * EventQueue.limit) { frames.add(PageEvent("frame", "")) }
    #expect(!frames.isOverfull)
  }

  @Test func `a page that comes later sees what the others see`() {
    var state = LiveState()
    for event in [
      PageEvent("stage", "1"), PageEvent("did", "2"), PageEvent("frame", "3"),
      PageEvent("stage", "4"), PageEvent("frame", "5"), PageEvent("did", "6"),
      PageEvent("frame", "7"), PageEvent("problem", "8"),
    ] { state.note(event) }
    #expect(state.events.map(\.data) == ["{}", "4", "6", "8", "7"])
    // The next stage has no problem yet.
    state.note(PageEvent("stage", "9"))
    #expect(state.events.map(\.data) == ["{}", "9", "7"])
  }

  @Test func `words of long ago are forgotten`() {
    var state = LiveState()
    for index in 0...LiveState.wordLimit { state.note(PageEvent("did", "\(index)")) }
    #expect(state.events.count == LiveState.wordLimit + 1)
    #expect(state.events[1].data == "1")
  }
}
