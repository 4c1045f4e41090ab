import SegueDisplay
import SegueGeometry
import Testing

@testable import SegueWeb

@Suite struct LiveListsTests {
  private func list(_ words: String...) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 50), background: .white,
      items: words.map {
        .text(
          TextItem(
            run: TextRun(string: $0, font: FontDescription(size: 17)), origin: .zero,
            paint: .color(.black)))
      })
  }

  private let outline: TextOutline = { run in
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: Int(run.string) ?? run.string.count, y: 0))
    return path
  }

  @Test func `a line of text is told once, and everything else with each list`() {
    var lists = LiveLists(outline: outline)
    let first = lists.write(list("a", "bb"), at: 0)
    #expect(first.texts == #"{"from":0,"texts":["M0 0L1 0","M0 0L2 0"]}"#)
    #expect(
      first.frame
        == ##"{"paths":[],"paints":["#000000","#ffffff"],"##
        + ##""items":[["t",0,0,0,0],["t",1,0,0,0]],"marks":[[]],"frames":[[0,0,1,0,[0,1]]]}"##)
    #expect(lists.write(list("bb"), at: 0.5).texts == nil)
    let third = lists.write(list("bb", "ccc"), at: 1)
    #expect(third.texts == #"{"from":2,"texts":["M0 0L3 0"]}"#)
    #expect(third.frame.contains(#""items":[["t",1,0,0,0],["t",2,0,0,0]]"#))
  }

  @Test func `a clock does not fill the table for ever`() {
    var lists = LiveLists(outline: outline)
    for number in 0..<LiveLists.additionLimit {
      #expect(
        lists.write(list("\(number)"), at: 0).texts?.hasPrefix("{\"from\":\(number),") == true)
    }
    #expect(lists.write(list("0"), at: 0).texts?.hasPrefix(#"{"from":0,"#) == true)
  }

  @Test func `a page that comes late is told the texts that the picture needs`() {
    var state = LiveState()
    let texts = (0..<3).map { PageEvent(PageEvent.textsName, #"{"from":\#($0 % 2),"texts":[]}"#) }
    for event in [PageEvent("stage", "{}"), texts[0], texts[1], PageEvent("frame", "1")] {
      state.note(event)
    }
    #expect(state.events.map(\.name) == ["begin", "stage", "texts", "texts", "frame"])
    state.note(texts[2])
    #expect(state.events.filter { $0.name == PageEvent.textsName } == [texts[2]])
    state.note(PageEvent("stage", "{}"))
    #expect(state.events.map(\.name) == ["begin", "stage", "frame"])
  }
}
