import SegueTesting
import SwiftUI
import Testing

/// What is said of lists, lazy containers, pages, and geometry that is shared between views.
@MainActor
struct ExplainedContainerCases {
  struct Growing: View {
    @State private var hasMore = false
    var body: some View {
      List {
        Button("Tap") { withAnimation(.linear(duration: 1)) { hasMore.toggle() } }
        VStack(alignment: .leading) {
          Text("Order 12")
          if hasMore { Text("Two parcels").transition(.opacity) }
        }
      }
    }
  }

  @Test func `a condition inside the row of a list`() throws {
    let text = try said(of: Growing()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("Two parcels")   opacity (ExplainedContainerCases.swift)
          from `hasMore` (Growing) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  Text("Order 12")   place, making room
          from `hasMore` (Growing) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  List row   frame, height 44 → 65
          from `hasMore` (Growing) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        removed  Text("Two parcels")   opacity (ExplainedContainerCases.swift)
          from `hasMore` (Growing) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  Text("Order 12")   place, closing up
          from `hasMore` (Growing) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  List row   frame, height 65 → 44
          from `hasMore` (Growing) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        """)
  }

  struct Favourites: View {
    @State private var first = [1]
    @State private var rest = [2, 3]
    var body: some View {
      List {
        Section("First") { ForEach(first, id: \.self) { Text("Item \($0)") } }
        Section("Rest") { ForEach(rest, id: \.self) { Text("Item \($0)") } }
        Button("Tap") {
          withAnimation {
            guard let item = rest.first else { return }
            rest.removeFirst()
            first.append(item)
          }
        }
      }
    }
  }

  @Test func `an item that goes from one section to another`() throws {
    let text = try said(of: Favourites()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Item 2")   default opacity
          from `rest` (Favourites), `first` (Favourites), in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        removed  Text("Item 2")   default opacity
          from `rest` (Favourites), `first` (Favourites), in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        changed  Text("Rest"), List row   place, making room
          from `rest` (Favourites), `first` (Favourites), in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        """)
  }

  struct Cells: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Tap") { withAnimation(.easeInOut(duration: 1)) { isOn.toggle() } }
        if isOn {
          LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
            ForEach(0..<4, id: \.self) { Text("c\($0)") }
          }
          .background(.gray)
          .transition(.move(edge: .trailing))
        }
      }
    }
  }

  @Test func `lazy cells on a page that travels`() throws {
    let text = try said(of: Cells()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  LazyVGrid   move(trailing) (ExplainedContainerCases.swift)
          from `isOn` (Cells) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedContainerCases.swift) [SEG131]
          the rows of the LazyVGrid are made where they come into view: they stand at their final place at once and do not travel by its move(trailing)
          write: add .geometryGroup() to the content of LazyVGrid, before .transition
        changed  Text("Tap")   place, making room
          from `isOn` (Cells) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedContainerCases.swift)
        removed  LazyVGrid   move(trailing) (ExplainedContainerCases.swift)
          from `isOn` (Cells) = false, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  Text("Tap")   place, closing up
          from `isOn` (Cells) = false, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedContainerCases.swift)
        """)
  }

  struct Hero: View {
    @Namespace private var space
    var body: some View {
      NavigationStack {
        NavigationLink {
          Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 200, height: 200)
        } label: {
          Circle().matchedGeometryEffect(id: "dot", in: space).frame(width: 40, height: 40)
        }
      }
    }
  }

  @Test func `geometry is not matched across a push`() throws {
    let text = try said(of: Hero()) {
      try $0.tap("Circle")
      $0.settle()
      try $0.tap("Back")
    }
    #expect(
      text == """
        inserted  Circle   page of the NavigationStack
          from the NavigationStack itself, in tap "Circle"
          animated by the NavigationStack's own push [SEG156]
          matchedGeometryEffect "dot" stands on this page and outside it: geometry is not matched across a NavigationStack, each view stays in its own place
          write: .matchedTransitionSource(id:in:) and .navigationTransition(.zoom(sourceID:in:)), or show both in one page
        removed  Circle   page of the NavigationStack
          from the NavigationStack itself, in tap "Back"
          animated by the NavigationStack's own pop
        """)
  }

  struct Midway: View {
    @State private var isChild = false
    @State private var isExtra = false
    var body: some View {
      ZStack {
        Button("Tap") { withAnimation(.linear(duration: 1)) { isChild = true } }
        if isChild {
          Color.blue.opacity(0.4).transition(.move(edge: .trailing))
            .onAppear { withAnimation(.linear(duration: 1)) { isExtra = true } }
        }
        if isExtra { Text("Extra").transition(.scale) }
      }
    }
  }

  @Test func `an animation that onAppear starts`() throws {
    let text = try said(of: Midway()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Color   move(trailing) (ExplainedContainerCases.swift)
          from `isChild` (Midway) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        inserted  Text("Extra")   scale (ExplainedContainerCases.swift)
          from `isExtra` (Midway) = true, in onAppear
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        """)
  }

  struct Flip: View {
    @Namespace private var space
    @State private var isBig = false
    var body: some View {
      VStack {
        if isBig {
          Rectangle().frame(width: 180, height: 90).matchedGeometryEffect(id: "r", in: space)
        } else {
          Rectangle().frame(width: 40, height: 40).matchedGeometryEffect(id: "r", in: space)
        }
        Button("Tap") { withAnimation(.linear(duration: 1)) { isBig.toggle() } }
      }
    }
  }

  @Test func `matched geometry around fixed sizes`() throws {
    let text = try said(of: Flip()) { try $0.tap("Tap") }
    #expect(
      text == """
        replaced  Rectangle   default opacity
          from `isBig` (Flip) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
          matchedGeometryEffect takes both from the old place to the new one while they cross-fade; their sizes stay: what is inside it has one size whatever is proposed
          write: put .frame after .matchedGeometryEffect, if the size is to go over as well
        changed  Text("Tap")   place, making room
          from `isBig` (Flip) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        changed  Rectangle   matchedGeometry, x 130 → 60, y 116.5 → 91.5, width 40 → 180, height 40 → 90
          from `isBig` (Flip) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContainerCases.swift)
        """)
  }

  struct Clipped: View {
    @State private var isTop = true
    var body: some View {
      VStack {
        if isTop { Text("Banner").frame(height: 60) }
        NavigationStack { Text("Body").navigationTitle("Title") }
          .clipShape(RoundedRectangle(cornerRadius: 16))
        Button("Tap") { withAnimation { isTop.toggle() } }
      }
    }
  }

  @Test func `a navigation stack that is clipped`() throws {
    let text = try said(of: Clipped()) { try $0.tap("Tap") }
    #expect(
      text == """
        removed  Text("Banner")   default opacity
          from `isTop` (Clipped) = false, in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        changed  NavigationStack   frame, y 60 → 0, height 217.5 → 277.5
          from `isTop` (Clipped) = false, in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        changed  Text("Body")   place, closing up
          from `isTop` (Clipped) = false, in tap "Tap"
          animated by withAnimation(.default) (ExplainedContainerCases.swift)
        """)
  }

  struct Editing: View {
    @Environment(\.editMode) private var editMode
    @State private var rows = [1, 2, 3]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }
          .onDelete { rows.remove(atOffsets: $0) }
          .deleteDisabled(editMode?.wrappedValue.isEditing == true)
      }
    }
  }

  @Test func `rows that a person would swipe away`() {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Editing() }
    let text =
      told(stage) + stage.problems.map(\.description).sorted().joined(separator: "\n")
    #expect(
      text == """
        onDelete is accepted, and no gesture on a stage calls it; change the data from a button or a test [SEG218]
        the rows of a List come and go as in a stack; expect the platform's own row animations to differ [SEG218]
        """)
  }
}
