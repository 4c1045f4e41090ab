import Foundation
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

extension ContainerValues { @Entry var isPinned = false }
extension FocusedValues { @Entry var document: String? }

/// Names that a file may use: those that act, by what they do, and the others by what is said.
@MainActor
struct NameTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let view: @MainActor @Sendable () -> AnyView
    let said: [String]

    init<V: View>(_ said: String..., view: @escaping @MainActor @Sendable (Text) -> V) {
      self.said = said.map { "\($0) is accepted but not drawn" }
      self.view = { AnyView(view(Text("a"))) }
    }

    var testDescription: String { said.joined(separator: ", ") }
  }

  @Test(arguments: [
    Accepted("scrollEdgeEffectStyle") { $0.scrollEdgeEffectStyle(.soft, for: .top) },
    Accepted("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior(.onScrollDown) },
    Accepted("toolbarTitleMenu") { $0.toolbarTitleMenu { Text("b") } },
    Accepted("navigationSubtitle") { $0.navigationSubtitle("b") },
    Accepted("presentationSizing") { $0.presentationSizing(.form) },
    Accepted("the shine of glassEffect, which is a translucent fill here,") {
      $0.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
    },
    Accepted("colorEffect(waves)") { $0.colorEffect(ShaderLibrary.waves(.float(1))) },
    Accepted("distortionEffect(bend)") {
      $0.distortionEffect(ShaderLibrary.bend(.boundingRect, .color(.red)), maxSampleOffset: .zero)
    },
    Accepted("searchFocused", "searchSuggestions") {
      $0.searchable(text: .constant("")).searchSuggestions { Text("b").searchCompletion("b") }
        .searchFocused(FocusState<Bool>().projectedValue)
    },
    Accepted("sectionActions") { $0.sectionActions { Text("b") } },
    Accepted("paletteSelectionEffect") { $0.paletteSelectionEffect(.automatic) },
    Accepted("textEditorStyle(.roundedBorder)") { $0.textEditorStyle(.roundedBorder) },
    Accepted {
      $0.accessibility(label: Text("b")).accessibility(hidden: false)
        .accessibilityDirectTouch().speechSpellsOutCharacters()
        .navigationSplitViewColumnWidth(200).inspectorColumnWidth(min: 10, ideal: 20, max: 30)
        .writingToolsBehavior(.limited).typesettingLanguage(.automatic)
    },
  ])
  func `what is accepted and not drawn is named`(_ sample: Accepted) {
    // Made inside a body: what is said belongs to the stage that runs it.
    #expect(viewStage(Maker(make: sample.view)).said.sorted() == sample.said)
  }

  private struct Maker: View {
    let make: @MainActor @Sendable () -> AnyView
    var body: some View { make() }
  }

  private struct Pushed: View {
    struct Item: Hashable { var name: String }
    @State private var item: Item?
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Item") { item = Item(name: "lamp") }
          Button("Flag") { isShown = true }
          NavigationLink("Old", destination: Text("old page"), isActive: $isShown)
          Text(item?.name ?? "none")
        }
        .navigationDestination(item: $item) { item in
          VStack {
            Text("page \(item.name)")
            Button("Done") { self.item = nil }
          }
        }
      }
    }
  }

  @Test func `an item pushes its page and takes it away`() throws {
    let stage = viewStage(Pushed(), width: 300, height: 500)
    let shows = { (label: String) in stage.targets.contains { $0.label == label } }
    try stage.tap("Item")
    stage.advance(by: .seconds(2))
    #expect(shows("page lamp"))
    try stage.tap("Done")
    stage.advance(by: .seconds(2))
    #expect(!shows("page lamp"))
    #expect(shows("none"))
    try stage.tap("Flag")
    stage.advance(by: .seconds(2))
    #expect(shows("old page"))
  }

  private struct Rows: View {
    @State private var chosen: Int?
    @State private var many: Set<String> = []
    var body: some View {
      VStack {
        Text("chosen \(chosen ?? -1), \(many.sorted().joined())")
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
        List(selection: $many) { ForEach(["x", "y"], id: \.self) { Text($0) } }
      }
    }
  }

  @Test func `a tap on a row chooses it`() throws {
    let stage = viewStage(Rows(), width: 300, height: 600)
    try stage.tap("row 1")
    try stage.tap("y")
    try stage.tap("x")
    try stage.tap("y")
    #expect(stage.targets.contains { $0.label == "chosen 1, x" })
  }

  private struct Erased: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Button("New") {}.transition(.opacity) }
      }
    }
  }

  @Test func `a button comes in with its transition although its label is erased`() throws {
    let stage = viewStage(Erased())
    try stage.tap("Show")
    stage.advance(by: .milliseconds(250))
    #expect(stage.lines.contains { $0.contains("opacity 0.25") })
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack {
          Text("\(subviews.count) cards")
          ForEach(subviews) { view in
            HStack {
              if view.containerValues.isPinned { Text("pin") }
              view
            }
          }
        }
      }
    }
  }

  private struct CardScreen: View {
    @State private var count = 1
    var body: some View {
      Cards {
        Text("first").containerValue(\.isPinned, true)
        ForEach(0..<count, id: \.self) { Text("more \($0)") }
        Button("Add") { count += 1 }
      }
    }
  }

  @Test func `a container counts and places the views that it is given`() throws {
    let stage = viewStage(CardScreen(), width: 200, height: 200)
    let labels = { stage.targets.map(\.label) }
    #expect(labels() == ["3 cards", "pin", "first", "more 0", "Add"])
    try stage.tap("Add")
    stage.advance(by: .seconds(1))
    #expect(labels() == ["4 cards", "pin", "first", "more 0", "more 1", "Add"])
  }

  private struct Reader: View {
    @FocusedValue(\.document) private var document
    var body: some View { Text(document ?? "nothing") }
  }

  @Test func `what the scene says is read inside it`() {
    let stage = viewStage(Reader().focusedSceneValue(\.document, "page"))
    #expect(stage.targets.map(\.label) == ["page"])
  }

  @Test func `an undo manager undoes, and redoes what was undone`() {
    final class Model { var value = 0 }
    let model = Model()
    let undo = UndoManager()
    func set(_ new: Int) {
      let old = model.value
      undo.registerUndo(withTarget: model) { _ in set(old) }
      model.value = new
    }
    set(1)
    set(2)
    undo.undo()
    #expect(model.value == 1)
    #expect(undo.canRedo)
    undo.redo()
    #expect(model.value == 2)
    undo.undo()
    undo.undo()
    #expect(model.value == 0)
    #expect(!undo.canUndo)
  }

  private struct Mesh: View {
    @State private var isMoved = false
    var body: some View {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, isMoved ? 0.5 : 1]],
        colors: [.red, .green, .blue, .white]
      )
      .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
    }
  }

  @Test func `the points of a mesh move under an animation`() {
    let stage = viewStage(Mesh())
    let before = stage.lines
    #expect(before.count > 100)
    #expect(stage.tap(at: CGPoint(x: 50, y: 30)))
    stage.advance(by: .milliseconds(500))
    let middle = stage.lines
    stage.advance(by: .seconds(1))
    let after = stage.lines
    #expect(before != middle && middle != after && before != after)
    #expect(middle.count == before.count)
  }

  private struct Pages: View {
    @State private var tab = "a"
    @State private var isOpen = false
    var body: some View {
      TabView(selection: $tab) {
        Tab("A", systemImage: "house", value: "a") {
          VStack {
            Button("Go") { tab = "b" }
            Button("Fold") { isOpen.toggle() }
            Section(isExpanded: $isOpen) {
              Text("folded")
            } header: {
              Text("header")
            }
          }
        }
        Tab(value: "b", role: .search) {
          Text("page b")
        } label: {
          Text("B")
        }
      }
    }
  }

  @Test func `a binding that nobody else reads turns the page and folds the section`() throws {
    let stage = viewStage(Pages(), width: 300, height: 300)
    let shows = { (label: String) in stage.targets.contains { $0.label == label } }
    try stage.tap("Fold")
    #expect(shows("folded"))
    try stage.tap("Go")
    #expect(shows("page b"))
    #expect(!shows("folded"))
  }
}
