import SegueTesting
import SwiftUI
import Testing

/// What is said where a view is replaced and a change of it was meant.
@MainActor
struct ExplainedIdentityCases {
  struct Refresh: View {
    @State private var isBig = false
    @State private var noise = 0
    var body: some View {
      VStack {
        Circle().frame(width: isBig ? 120 : 40, height: isBig ? 120 : 40).id(UUID())
        Button("Size") { withAnimation(.easeInOut(duration: 1)) { isBig.toggle() } }
        Button("Noise") { noise += 1 }
        Text("\(noise)")
      }
    }
  }

  @Test func `a new id in every update`() throws {
    let text = try said(of: Refresh()) {
      try $0.tap("Size")
      $0.settle()
      try $0.tap("Noise")
    }
    #expect(
      text == """
        replaced  Circle   default opacity
          from `isBig` (Refresh) = true, in tap "Size"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedIdentityCases.swift) [SEG215]
          the .id of Circle is a new UUID in every update: the view is replaced and its state is lost
          write: delete .id(UUID())
        changed  Text("Size"), Text("Noise"), Text("0")   place, making room
          from `isBig` (Refresh) = true, in tap "Size"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedIdentityCases.swift)
        replaced  Circle   default opacity
          from `noise` (Refresh) = 1, in tap "Noise"
          not animated: unstable-identity [SEG215]
          the .id of Circle is a new UUID in every update: the view is replaced and its state is lost
          write: delete .id(UUID())
        """)
  }

  struct Bar: View {
    @State private var isWide = false
    var body: some View {
      VStack {
        Rectangle().frame(height: 20).decorated(when: isWide) { $0.frame(width: 80) }
        Toggle("Tap", isOn: $isWide.animation(.linear(duration: 1)))
      }
    }
  }

  @Test func `a helper that applies a modifier conditionally`() throws {
    let text = try said(of: Bar()) { try $0.tap("Tap") }
    #expect(
      text == """
        replaced  Rectangle   default opacity
          from `isWide` (Bar) = true, in tap "Tap"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift) [SEG213]
          both branches of the condition build Rectangle: they are two views, which cross-fade; no value goes over from one to the other, and state inside begins anew
          write: use one Rectangle, and put the condition into the values of its modifiers: isWide ? … : …
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

  @Test func `another type inside an AnyView`() throws {
    let text = try said(of: Erased()) { try $0.tap("Tap") }
    #expect(
      text == """
        appeared  Text("Careful")   move(bottom) (ExplainedIdentityCases.swift)
          not animated: first-appearance [SEG200]
          Text("Careful") is there from the first frame of the VStack: nothing transitions at first appearance
        inserted  Color   opacity (ExplainedIdentityCases.swift)
          from `warns` (Erased) = false, in tap "Tap"
          not animated: any-view-type-change [SEG214]
          the type inside the AnyView changed: Color appears at once and its opacity does not run, although the change is animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
          write: use if and else in a @ViewBuilder in place of AnyView
        removed  Text("Careful")   move(bottom) (ExplainedIdentityCases.swift)
          from `warns` (Erased) = false, in tap "Tap"
          not animated: any-view-type-change [SEG214]
          the type inside the AnyView changed: Text("Careful") goes at once and its move(bottom) does not run, although the change is animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
          write: use if and else in a @ViewBuilder in place of AnyView
        changed  Text("Tap")   place, making room
          from `warns` (Erased) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
        """)
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

  @Test func `rows identified by their offsets`() throws {
    let text = try said(of: Offsets()) { try $0.tap("Tap") }
    #expect(
      text == """
        appeared  Text("Ada"), Text("Bob"), Text("Cy")   move(leading) (ExplainedIdentityCases.swift)
          not animated: first-appearance [SEG200]
          Text("Ada") is there from the first frame of the VStack: nothing transitions at first appearance
        removed  Text("Cy")   move(leading) (ExplainedIdentityCases.swift)
          from `names` (Offsets), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift) [SEG122]
          the ids of the ForEach are the offsets 0, 1, 2 …: the last row leaves whichever element was removed, and the others change their content in place
          write: identify the rows by their data: ForEach(items, id: \\.self)
        changed  Text("Bob"), Text("Cy")   content
          from `names` (Offsets), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
        changed  Text("Bob"), Text("Tap")   place, closing up
          from `names` (Offsets), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
        changed  Text("Cy")   frame, x 137.25 → 141.5, y 128.5 → 139.75, width 25.5 → 17
          from `names` (Offsets), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
        """)
  }

  struct People: View {
    struct Person: Identifiable {
      let name: String
      var id: UUID { UUID() }
    }
    @State private var people = [Person(name: "Li"), Person(name: "Mo")]
    @State private var tick = 0
    var body: some View {
      VStack {
        ForEach(people) { Text($0.name).transition(.slide) }
        Button("Tap") { withAnimation { tick += 1 } }
        Circle().frame(width: 20, height: 20).opacity(tick == 0 ? 1 : 0.5)
      }
    }
  }

  @Test func `an id that is made anew on each reading`() throws {
    let text = try said(of: People()) { try $0.tap("Tap") }
    #expect(
      text == """
        appeared  Text("Li"), Text("Mo")   slide (ExplainedIdentityCases.swift)
          not animated: first-appearance [SEG200]
          Text("Li") is there from the first frame of the VStack: nothing transitions at first appearance
        inserted  Text("Li"), Text("Mo")   slide (ExplainedIdentityCases.swift)
          from `tick` (People) = 1, in tap "Tap"
          animated by withAnimation(.default) (ExplainedIdentityCases.swift) [SEG215]
          0 of 2 ids of the ForEach survived the update: every element has a new UUID, so all are replaced
          write: store the id with the data: let id = UUID()
        removed  Text("Li"), Text("Mo")   slide (ExplainedIdentityCases.swift)
          from `tick` (People) = 1, in tap "Tap"
          animated by withAnimation(.default) (ExplainedIdentityCases.swift) [SEG215]
          0 of 2 ids of the ForEach survived the update: every element has a new UUID, so all are replaced
          write: store the id with the data: let id = UUID()
        changed  Circle   opacity 1 → 0.5
          from `tick` (People) = 1, in tap "Tap"
          animated by withAnimation(.default) (ExplainedIdentityCases.swift)
        """)
  }

  struct Levels: View {
    @State private var levels = [3, 5, 3]
    var body: some View {
      HStack(alignment: .bottom) {
        ForEach(levels, id: \.self) {
          Rectangle().frame(width: 12, height: Double($0) * 10).transition(.scale)
        }
        Button("Tap") {
          withAnimation {
            levels.append(5)
            levels = Array(levels.dropFirst())
          }
        }
      }
    }
  }

  @Test func `ids that occur twice`() throws {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Levels() }
    try stage.tap("Tap")
    let text =
      told(stage) + "\n" + stage.problems.map(\.description).joined(separator: "\n")
    #expect(
      text == """
        appeared  2 × Rectangle   scale (ExplainedIdentityCases.swift)
          not animated: first-appearance [SEG200]
          Rectangle is there from the first frame of the HStack: nothing transitions at first appearance
        changed  2 × Rectangle   frame
          from `levels` (Levels), in tap "Tap"
          animated by withAnimation(.default) (ExplainedIdentityCases.swift)
        the id 3 occurs more than once in a ForEach; only the first is shown; give each element an id of its own [SEG212]
        the id 5 occurs more than once in a ForEach; only the first is shown; give each element an id of its own [SEG212]
        """)
  }

  struct Rows: View {
    struct Row: Identifiable, Equatable {
      let id: Int
      var updates = 0
    }
    @State private var rows = [Row(id: 1), Row(id: 2)]
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

  @Test func `an id that is meant to replace`() throws {
    let text = try said(of: Rows()) { try $0.tap("Tap") }
    #expect(
      text == """
        appeared  2 × Text("Updates 0")   scale + opacity (ExplainedIdentityCases.swift)
          not animated: first-appearance [SEG200]
          Text("Updates 0") is there from the first frame of the VStack: nothing transitions at first appearance
        inserted  Text("Updates 1")   scale + opacity (ExplainedIdentityCases.swift)
          from `rows` (Rows), in tap "Tap"
          animated by .animation(.default, value:) (ExplainedIdentityCases.swift)
        removed  Text("Updates 0")   scale + opacity (ExplainedIdentityCases.swift)
          from `rows` (Rows), in tap "Tap"
          animated by .animation(.default, value:) (ExplainedIdentityCases.swift)
        """)
  }

  struct Parts: View {
    @State private var isWide = false
    private var stable: some View { Rectangle().frame(width: isWide ? 200 : 80, height: 20) }
    @ViewBuilder private var branching: some View {
      if isWide {
        Capsule().frame(width: 200, height: 20)
      } else {
        Capsule().frame(width: 80, height: 20)
      }
    }
    var body: some View {
      VStack {
        stable
        branching
        Button("Tap") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
      }
    }
  }

  @Test func `computed properties with and without branches`() throws {
    let text = try said(of: Parts()) { try $0.tap("Tap") }
    #expect(
      text == """
        replaced  Capsule   default opacity
          from `isWide` (Parts) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift) [SEG213]
          both branches of the condition build Capsule: they are two views, which cross-fade; no value goes over from one to the other, and state inside begins anew
          write: use one Capsule, and put the condition into the values of its modifiers: isWide ? … : …
        changed  Rectangle   frame, x 110 → 50, width 80 → 200
          from `isWide` (Parts) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedIdentityCases.swift)
        """)
  }
}

extension View {
  @ViewBuilder
  fileprivate func decorated<V: View>(when flag: Bool, _ change: (Self) -> V) -> some View {
    if flag { change(self) } else { self }
  }
}
