import SegueGeometry
import SegueUI
import SwiftUI
import Testing

@MainActor
struct KeyPressTests {
  private final class Log { var events: [String] = [] }

  private struct Keys: View {
    let log: Log
    @FocusState private var focus: String?
    var body: some View {
      VStack {
        Text(focus ?? "none")
        Color.red.frame(height: 10).focusable().focused($focus, equals: "a")
          .onKeyPress(.leftArrow) {
            log.events.append("left")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) {
            log.events.append("digit \($0.characters)")
            return .ignored
          }
        Button("Save") { log.events.append("saved") }.keyboardShortcut("s")
        Button("B") { focus = "b" }
      }
      .onKeyPress(phases: .down) {
        log.events.append("outer \($0.characters)")
        return $0.key == "x" ? .handled : .ignored
      }
      .onAppear { focus = "a" }
    }
  }

  @Test func `keys go to the view with the focus, then outwards, then to shortcuts`() {
    let log = Log()
    let stage = viewStage(Keys(log: log))
    #expect(stage.press(.leftArrow))
    #expect(!stage.press(KeyEquivalent("7")))
    #expect(stage.press(KeyEquivalent("x")))
    #expect(stage.press(KeyEquivalent("s"), modifiers: .command))
    #expect(!stage.press(KeyEquivalent("s")))
    #expect(
      log.events == [
        "left", "digit 7", "outer 7", "outer x", "outer s", "saved", "outer s",
      ])
  }

  private struct Form: View {
    enum Field { case name, mail }
    @State private var name = ""
    @State private var mail = ""
    @State private var sent = 0
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: .name)
          .onSubmit { field = .mail }
        TextField("Mail", text: $mail).focused($field, equals: .mail)
        Text("sent \(sent)")
        Text(field == nil ? "no field" : field == .name ? "name" : "mail")
      }
      .onSubmit { sent += 1 }
    }
  }

  @Test func `a tap focuses a field, a line's end submits it, and focus moves on`() throws {
    let stage = viewStage(Form(), height: 200)
    let labels = { stage.targets.map(\.label) }
    #expect(labels().contains("no field"))
    try stage.tap("Name")
    #expect(labels().contains("name"))
    let isField = try stage.type("Ada\n", into: "Name")
    #expect(isField)
    #expect(labels().contains("Ada"))
    #expect(labels().contains("mail"))
    #expect(labels().contains("sent 1"))
    #expect(stage.press(.return))
    #expect(labels().contains("sent 2"))
  }
}
