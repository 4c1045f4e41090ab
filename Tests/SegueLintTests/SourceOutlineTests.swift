import SegueSource
import Testing

struct SourceOutlineTests {
  private func outline(_ text: String) -> SourceOutline {
    SourceOutline(SourceFile(name: "Test.swift", text: text))
  }

  private func arguments(of members: String) -> [String]? {
    outline("struct A: View {\n\(members)\nvar body: some View { Text(\"\") }\n}")
      .types.first?.missingArguments
  }

  @Test(arguments: [
    ("", []),
    ("let title: String", ["title"]),
    ("let title = \"a\"", []),
    ("var title: String?", []),
    ("let title: String?", ["title"]),
    ("@State private var on = false", []),
    ("@State private var on: Bool", ["on"]),
    ("@State private var item: Item?", []),
    ("@Binding var on: Bool", ["on"]),
    ("@Environment(\\.dismiss) private var dismiss", []),
    ("@EnvironmentObject var model: Model", []),
    ("@Namespace private var space", []),
    ("@AppStorage(\"k\") var name = \"\"", []),
    ("@StateObject var model = Model()", []),
    ("@ObservedObject var model: Model", ["model"]),
    ("@ViewBuilder let content: Content", ["content"]),
    ("static let shared: Int", []),
    ("var double: Int { 2 }", []),
    ("let x: Int\ninit(_ x: Int = 1) { self.x = x }", []),
    ("let x: Int\ninit(_ x: Int) { self.x = x }", ["_"]),
    ("let x: Int\ninit(x: Int) { self.x = x }\ninit() { x = 0 }", []),
    ("#if os(iOS)\nlet x: Int\n#endif", ["x"]),
  ])
  func `a view lists the arguments without which it cannot be made`(_ c: (String, [String])) {
    #expect(arguments(of: c.0) == c.1)
  }

  @Test func `types, roles, users and previews are listed in the order of the file`() {
    let result = outline(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Screen() } } }
      struct Screen: View { var body: some View { Card(title: "a") } }
      private struct Card: View { let title: String; var body: some View { Text(title) } }
      struct Model { struct Row: View { var body: some View { Text("") } } }
      struct Box<Content: View>: View { var body: some View { Text("") } }
      struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
      #Preview("Wide") { Screen() }
      #Preview { Card(title: "b") }
      """)
    #expect(
      result.types.map(\.name) == [
        "Demo", "Screen", "Card", "Model.Row", "Box", "Screen_Previews",
      ])
    #expect(
      result.types.map(\.role) == [.app, .view, .view, .view, .view, .previewProvider])
    #expect(result.types[1].usedBy == ["Demo"])
    #expect(result.types[2].usedBy == ["Screen"])
    #expect(result.types[1].canBeMadeWithoutArguments)
    #expect(!result.types[2].canBeMadeWithoutArguments)
    #expect(!result.types[4].canBeMadeWithoutArguments)
    #expect(result.previews.map(\.name) == ["Wide", nil])
    #expect(result.previews.map(\.line) == [8, 9])
    #expect(result.mainLine == 2)
    #expect(result.problemLine == nil)
  }

  @Test func `a file that is no Swift keeps what can be read and names the line`() {
    let result = outline("struct A: View { var body: some View { Text(\"\") } }\nfunc broken( {\n")
    #expect(result.types.map(\.name) == ["A"])
    #expect(result.problemLine != nil)
  }
}
