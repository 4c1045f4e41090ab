import SegueTesting
import SwiftUI
import Testing

/// Views are replaced where a change was meant, or come and go in another way than was meant.
struct ExplainIdentityTests {
  struct Nested: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Tap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        if isOn {
          VStack {
            Text("Title").transition(.move(edge: .bottom))
            Text("Subtitle")
          }
        }
      }
    }
  }

  @Test @MainActor func `a transition on a nested child is ignored`() throws {
    let text = try explain(Nested()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  VStack   default opacity
          from `isOn` (Nested) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift) with the default opacity [SEG103]
          the transition at ExplainIdentityTests.swift is on Text("Title") inside VStack and is ignored: only VStack is inserted and removed
          write: move .transition to VStack, the view directly inside the condition
        changed  Text("Tap")   place, making room
          from `isOn` (Nested) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift)
        """)
  }

  struct Grouped: View {
    @State private var flag = false
    var body: some View {
      ZStack {
        Group { if flag { Color.red } else { Rectangle() } }
          .transition(.move(edge: .trailing))
        Button("Tap") { withAnimation(.easeInOut(duration: 0.6)) { flag.toggle() } }
      }
    }
  }

  @Test @MainActor func `a group hands its transition to both branches`() throws {
    let text = try explain(Grouped()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Color   move(trailing) (ExplainIdentityTests.swift)
          from `flag` (Grouped) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 0.6)) (ExplainIdentityTests.swift)
        removed  Rectangle   move(trailing) (ExplainIdentityTests.swift)
          from `flag` (Grouped) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 0.6)) (ExplainIdentityTests.swift)
        """)
  }

  struct Rows: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        if isOn {
          ForEach(1..<6, id: \.self) { n in Text("Result \(n)").transition(.opacity) }
        }
        Button("Tap") { $isOn.animation(.easeIn(duration: 1)).wrappedValue.toggle() }
      }
    }
  }

  @Test @MainActor func `rows that come together are said together`() throws {
    let text = try explain(Rows()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  5 × Text   opacity (ExplainIdentityTests.swift)
          from `isOn` (Rows) = true, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainIdentityTests.swift)
        changed  Text("Tap")   place, making room
          from `isOn` (Rows) = true, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainIdentityTests.swift)
        """)
  }

  struct Refreshed: View {
    @State private var isBig = false
    @State private var noise = 0
    var body: some View {
      VStack {
        Circle().frame(width: isBig ? 120 : 40, height: isBig ? 120 : 40).id(UUID())
        Button("Size") { withAnimation(.easeInOut(duration: 1)) { isBig.toggle() } }
        Button("Noise") { noise += 1 }
        Text("\(noise)").frame(width: 100)
      }
    }
  }

  @Test @MainActor func `an id that is new in every update replaces the view`() throws {
    let noise = try explain(Refreshed()) { try $0.tap("Noise") }
    #expect(
      noise == """
        replaced  Circle   default opacity
          from `noise` (Refreshed) = 1, in tap "Noise"
          not animated: unstable-identity [SEG215]
          the .id of Circle is a new UUID in every update: the view is replaced and its state is lost
          write: delete .id(UUID())
        """)
    let size = try explain(Refreshed()) { try $0.tap("Size") }
    #expect(
      size.hasPrefix(
        """
        replaced  Circle   default opacity
          from `isBig` (Refreshed) = true, in tap "Size"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainIdentityTests.swift) [SEG215]
          the .id of Circle is a new UUID in every update: the view is replaced and its state is lost
          write: delete .id(UUID())
        """))
  }

  struct Branches: View {
    @State private var isWide = false
    @ViewBuilder private var bar: some View {
      if isWide {
        Capsule().frame(width: 200, height: 20)
      } else {
        Capsule().frame(width: 80, height: 20)
      }
    }
    var body: some View {
      VStack {
        Rectangle().frame(width: isWide ? 200 : 80, height: 20)
        bar
        Button("Tap") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  @Test @MainActor func `two branches with the same view cross-fade, one view grows`() throws {
    let text = try explain(Branches()) { try $0.tap("Tap") }
    #expect(
      text == """
        replaced  Capsule   default opacity
          from `isWide` (Branches) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift) [SEG213]
          both branches of the condition build Capsule: they are two views, which cross-fade; no value goes over from one to the other, and state inside begins anew
          write: use one Capsule, and put the condition into the values of its modifiers: isWide ? … : …
        changed  Rectangle   frame, x 110 → 50, width 80 → 200
          from `isWide` (Branches) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift)
        """)
  }

  struct Erased: View {
    @State private var warns = true
    private var content: AnyView {
      warns
        ? AnyView(Text("Careful").transition(.move(edge: .bottom)))
        : AnyView(Color.green.frame(width: 60, height: 60).transition(.opacity))
    }
    var body: some View {
      VStack {
        content
        Button("Tap") { withAnimation(.linear(duration: 1)) { warns.toggle() } }
      }
    }
  }

  @Test @MainActor func `another type in an AnyView is swapped`() throws {
    let text = try explain(Erased()) { try $0.tap("Tap") }
    #expect(
      text.hasPrefix(
        """
        inserted  Color   opacity (ExplainIdentityTests.swift)
          from `warns` (Erased) = false, in tap "Tap"
          not animated: any-view-type-change [SEG214]
          the type inside the AnyView changed: Color appears at once and its opacity does not run, although the change is animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift)
          write: use if and else in a @ViewBuilder in place of AnyView
        removed  Text("Careful")   move(bottom) (ExplainIdentityTests.swift)
          from `warns` (Erased) = false, in tap "Tap"
          not animated: any-view-type-change [SEG214]
          the type inside the AnyView changed: Text("Careful") goes at once and its move(bottom) does not run, although the change is animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift)
          write: use if and else in a @ViewBuilder in place of AnyView
        """))
  }

  struct Offsets: View {
    @State private var names = ["Ada", "Bob", "Cy"]
    var body: some View {
      VStack {
        ForEach(Array(names.enumerated()), id: \.offset) { _, name in
          Text(name).transition(.move(edge: .leading))
        }
        Button("Tap") {
          withAnimation(.linear(duration: 1)) { names = Array(names.dropFirst()) }
        }
      }
    }
  }

  @Test @MainActor func `offsets as ids take away the last row`() throws {
    let text = try explain(Offsets()) { try $0.tap("Tap") }
    #expect(
      text.hasPrefix(
        #"""
        removed  Text("Cy")   move(leading) (ExplainIdentityTests.swift)
          from `names` (Offsets), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift) [SEG122]
          the ids of the ForEach are the offsets 0, 1, 2 …: the last row leaves whichever element was removed, and the others change their content in place
          write: identify the rows by their data: ForEach(items, id: \.self)
        """#))
  }

  struct Person: Identifiable {
    var name: String
    var id: UUID { UUID() }
  }

  struct People: View {
    @State private var people = [Person(name: "Li"), Person(name: "Mo")]
    @State private var tick = 0
    var body: some View {
      VStack {
        ForEach(people) { person in Text(person.name).transition(.slide) }
        Button("Tap") { withAnimation { tick += 1 } }
        Text("\(tick)")
      }
    }
  }

  @Test @MainActor func `computed ids replace every row`() throws {
    let text = try explain(People()) { try $0.tap("Tap") }
    #expect(
      text.hasPrefix(
        """
        inserted  Text("Li"), Text("Mo")   slide (ExplainIdentityTests.swift)
          from `tick` (People) = 1, in tap "Tap"
          animated by withAnimation(.default) (ExplainIdentityTests.swift) [SEG215]
          0 of 2 ids of the ForEach survived the update: every element has a new UUID, so all are replaced
          write: store the id with the data: let id = UUID()
        removed  Text("Li"), Text("Mo")   slide (ExplainIdentityTests.swift)
          from `tick` (People) = 1, in tap "Tap"
          animated by withAnimation(.default) (ExplainIdentityTests.swift) [SEG215]
          0 of 2 ids of the ForEach survived the update: every element has a new UUID, so all are replaced
          write: store the id with the data: let id = UUID()
        """))
  }

  struct Duplicates: View {
    @State private var levels = [3, 5, 3]
    var body: some View {
      HStack(alignment: .bottom) {
        ForEach(levels, id: \.self) { level in
          Rectangle().frame(width: 12, height: CGFloat(level) * 10).transition(.scale)
        }
      }
    }
  }

  @Test @MainActor func `duplicate ids are said once`() {
    let stage = Stage { Duplicates() }
    #expect(
      stage.problems.map(\.description) == [
        "the id 3 occurs more than once in a ForEach; only the first is shown; give each element an id of its own [SEG212]"
      ])
  }

  struct Dead: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Tap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        if isOn {
          Rectangle().frame(width: 100, height: 60).blur(radius: isOn ? 0 : 10)
            .opacity(isOn ? 1 : 0)
        }
      }
    }
  }

  @Test @MainActor func `a ternary on the condition inside it never takes its other value`() throws
  {
    let text = try explain(Dead()) {
      try $0.tap("Tap")
      $0.settle()
      try $0.tap("Tap")
    }
    #expect(
      text.contains(
        """
        removed  Rectangle   default opacity
          from `isOn` (Dead) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainIdentityTests.swift) [SEG112]
          .blur and .opacity of Rectangle do nothing as long as it is there: inside the condition a value that depends on it is always the one for true, on the way out too
          write: use a transition: .transition(.blurReplace)
        """))
  }

  struct Still: View {
    @State private var asked = false
    var body: some View {
      Button {
        withAnimation(.easeInOut(duration: 1)) { asked.toggle() }
      } label: {
        Text(asked ? "Back" : "Who is it?").transition(.slide)
      }
    }
  }

  @Test @MainActor func `a view that is always there never transitions`() throws {
    let stage = Stage { Still() }
    #expect(
      told(stage) == """
        appeared  Text("Who is it?")   slide (ExplainIdentityTests.swift)
          not animated: always-present [SEG216]
          Text("Who is it?") is never inserted or removed: it stands in the content around it without a condition
          write: put it into an if, or use .contentTransition(.opacity) for changes of its content
        """)
    let events = stage.engine.trace.events.count
    try stage.tap("Who is it?")
    #expect(
      told(stage, since: events).hasPrefix(
        """
        changed  Text("Back")   content
          from `asked` (Still) = true, in tap "Who is it?"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainIdentityTests.swift) [SEG216]
          the text changes and the view stays: it cross-fades in place, and the transition at ExplainIdentityTests.swift does not run
          write: use .contentTransition(.opacity), or .id(…) with the value to replace the view
        """))
  }

  struct CountRow: Identifiable, Equatable {
    let id: Int
    var updates = 0
  }

  struct Counted: View {
    @State private var rows = [CountRow(id: 1), CountRow(id: 2)]
    var body: some View {
      VStack {
        ForEach(rows) { row in
          Text("Updates \(row.updates)").transition(.scale.combined(with: .opacity))
            .id(row.updates)
        }
        Button("Tap") { rows[0].updates += 1 }
      }
      .animation(.default, value: rows)
    }
  }

  @Test @MainActor func `an id with a transition is meant`() throws {
    let text = try explain(Counted()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Updates 1")   scale + opacity (ExplainIdentityTests.swift)
          from `rows` (Counted), in tap "Tap"
          animated by .animation(.default, value:) (ExplainIdentityTests.swift)
        removed  Text("Updates 0")   scale + opacity (ExplainIdentityTests.swift)
          from `rows` (Counted), in tap "Tap"
          animated by .animation(.default, value:) (ExplainIdentityTests.swift)
        """)
  }
}
