import SegueTesting
import SwiftUI
import Testing

struct VerbTests {
  struct Form: View {
    @State private var name = ""
    @State private var events: [String] = []
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Hello \(name)")
        Text("Twice").onTapGesture(count: 2) { events.append("double") }
        Text("Hold").onLongPressGesture { events.append("long") }
        Text("Move").gesture(
          DragGesture().onEnded { events.append("drag \(Int($0.translation.width))") })
        Text(events.joined(separator: ","))
      }
    }
  }

  @Test @MainActor func `text, double taps, long presses and drags reach the views`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Form() }
    try stage.type("Ada", into: "Name")
    try stage.type("!", into: "Ada")
    #expect(stage.contains("Hello Ada!"))
    try stage.doubleTap("Twice")
    try stage.longPress("Hold")
    try stage.drag("Move", by: CGSize(width: 40, height: 0))
    #expect(stage.contains("double,long,drag 40"))
  }

  @Test @MainActor func `text cannot be put into what takes none`() {
    let stage = Stage { Form() }
    let error = #expect(throws: StageFailure.self) { try stage.type("Ada", into: "Twice") }
    #expect(
      error?.description == """
        expected: "Twice" to take text
        seen: it is there and is no text field
        instead: name a TextField by its text, its prompt or an accessibilityIdentifier
        """)
  }
}
