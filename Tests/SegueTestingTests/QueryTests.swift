import SegueTesting
import SwiftUI
import Testing

struct QueryTests {
  struct Labels: View {
    var body: some View {
      VStack {
        Text("3").accessibilityLabel("Three unread").accessibilityIdentifier("badge")
        Circle().frame(width: 10, height: 10).accessibilityIdentifier("dot")
        Circle().frame(width: 10, height: 10).accessibilityLabel("Dot")
      }
    }
  }

  @Test @MainActor func `a view is found by text, label, identifier and type`() throws {
    let stage = Stage { Labels() }
    let text = try stage.find(text: "3")
    #expect(text.text == "3")
    let label = try stage.find(label: "Three unread")
    #expect(label.identifier == "badge" && label.frame == text.frame)
    try #expect(stage.find(identifier: "badge").frame == text.frame)
    try #expect(stage.find("badge").label == "Three unread")
    try #expect(stage.find(Text.self).frame == text.frame)
    try #expect(stage.find(identifier: "dot").frame.width == 10)
    #expect(stage.findAll(Circle.self).count == 2)
    #expect(stage.contains("Dot") && stage.contains("3") && !stage.contains(Button<Text>.self))
  }

  @Test @MainActor func `every kind of name that is not there is told as what it is`() {
    let stage = Stage { Labels() }
    func said(_ find: () throws -> FoundView) -> String {
      do {
        return try find().name
      } catch {
        return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    #expect(
      said { try stage.find(text: "4") } == "expected: a view that draws the text \"4\" at 0 s")
    #expect(
      said { try stage.find(identifier: "bag") }
        == "expected: a view that has the identifier \"bag\" at 0 s")
    #expect(
      said { try stage.find(label: "Four") }
        == "expected: a view that has the label \"Four\" at 0 s")
  }

  struct Stack: View {
    @State private var isRaised = false
    var body: some View {
      VStack {
        ZStack {
          Color.red.frame(width: 20, height: 20).zIndex(isRaised ? 1 : 0)
          Color.blue.frame(width: 20, height: 20).blur(radius: isRaised ? 8 : 0)
            .scaleEffect(isRaised ? 3 : 1)
        }
        Button("Raise") { withAnimation(.linear(duration: 2)) { isRaised = true } }
      }
    }
  }

  @Test @MainActor func `drawing order, any attribute and velocities are told`() throws {
    let stage = Stage { Stack() }
    let colors = stage.findAll(Color.self)
    try #require(colors.count == 2)
    #expect(colors[1].isDrawn(over: colors[0]))
    try stage.tap("Raise")
    #expect(colors[0].isDrawn(over: colors[1]))
    #expect(stage.drawnViews.map(\.name).suffix(3) == ["Color", "Color", "Text(\"Raise\")"])
    stage.advance(by: .milliseconds(500))
    #expect(colors[1].values("blur") == [2] && colors[1].model.values("blur") == [8])
    #expect(abs(colors[1].velocity.blur - 4) < 1e-9)
    #expect(abs(colors[1].velocity.scale.height - 1) < 1e-9)
    #expect(colors[1].attributeNames.contains("scaleEffect"))
    #expect(colors[1].values("shadow") == nil)
  }
}
