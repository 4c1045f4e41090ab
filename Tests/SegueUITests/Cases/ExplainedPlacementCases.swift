import SegueTesting
import SwiftUI
import Testing

/// What is said of where a transition stands, and of what is seen of it.
@MainActor
struct ExplainedPlacementCases {
  struct Card: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Tap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        if isOn {
          VStack {
            Text("Title").transition(.move(edge: .bottom))
            Text("Subtitle")
          }
          .padding()
        }
      }
    }
  }

  @Test func `a transition on a view inside the one that comes`() throws {
    let text = try said(of: Card()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  VStack   default opacity
          from `isOn` (Card) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift) with the default opacity [SEG103]
          the transition at ExplainedPlacementCases.swift is on Text("Title") inside VStack and is ignored: only VStack is inserted and removed
          write: move .transition to VStack, the view directly inside the condition
        changed  Text("Tap")   place, making room
          from `isOn` (Card) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        removed  VStack   default opacity
          from `isOn` (Card) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift) with the default opacity [SEG103]
          the transition at ExplainedPlacementCases.swift is on Text("Title") inside VStack and is ignored: only VStack is inserted and removed
          write: move .transition to VStack, the view directly inside the condition
        changed  Text("Tap")   place, closing up
          from `isOn` (Card) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        """)
  }

  struct Branches: View {
    @State private var isRed = false
    var body: some View {
      ZStack {
        Group {
          if isRed { Color.red } else { Circle().fill(.green) }
        }
        .transition(.move(edge: .trailing))
        Button("Tap") { withAnimation(.easeInOut(duration: 0.6)) { isRed.toggle() } }
      }
    }
  }

  @Test func `a transition on a group of two branches`() throws {
    let text = try said(of: Branches()) { try $0.tap("Tap") }
    #expect(
      text == """
        appeared  Circle   move(trailing) (ExplainedPlacementCases.swift)
          not animated: first-appearance [SEG200]
          Circle is there from the first frame of the ZStack: nothing transitions at first appearance
        inserted  Color   move(trailing) (ExplainedPlacementCases.swift)
          from `isRed` (Branches) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 0.6)) (ExplainedPlacementCases.swift)
        removed  Circle   move(trailing) (ExplainedPlacementCases.swift)
          from `isRed` (Branches) = true, in tap "Tap"
          animated by withAnimation(.easeInOut(duration: 0.6)) (ExplainedPlacementCases.swift)
        """)
  }

  struct Rows: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        if isShown {
          ForEach(1..<4, id: \.self) { Label("Row \($0)", systemImage: "doc").transition(.opacity) }
        }
        Toggle("Tap", isOn: $isShown.animation(.easeIn(duration: 1)))
      }
    }
  }

  @Test func `rows inside a condition`() throws {
    let text = try said(of: Rows()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  3 × Label   opacity (ExplainedPlacementCases.swift)
          from `isShown` (Rows) = true, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainedPlacementCases.swift)
        changed  Text("Tap")   place, making room
          from `isShown` (Rows) = true, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainedPlacementCases.swift)
        removed  3 × Label   opacity (ExplainedPlacementCases.swift)
          from `isShown` (Rows) = false, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainedPlacementCases.swift)
        changed  Text("Tap")   place, closing up
          from `isShown` (Rows) = false, in tap "Tap"
          animated by the binding's .animation(.easeIn(duration: 1.0)) (ExplainedPlacementCases.swift)
        """)
  }

  struct Page: View {
    @State private var isPushed = false
    @State private var isLoaded = false
    var body: some View {
      ZStack {
        if isPushed {
          ZStack {
            Color.red.opacity(0.3)
            if isLoaded { Text("Loaded") } else { ProgressView() }
          }
          .transition(.move(edge: .trailing))
        }
        Button("Tap") {
          withAnimation(.easeOut(duration: 3)) { isPushed = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { isLoaded = true }
        }
      }
    }
  }

  @Test func `a view that comes into a page on its way`() throws {
    let text = try said(of: Page()) {
      try $0.tap("Tap")
      $0.advance(by: .milliseconds(400))
    }
    #expect(
      text == """
        inserted  ZStack   move(trailing) (ExplainedPlacementCases.swift)
          from `isPushed` (Page) = true, in tap "Tap"
          animated by withAnimation(.easeOut(duration: 3.0)) (ExplainedPlacementCases.swift)
        inserted  Text("Loaded")   default opacity
          from `isLoaded` (Page) = true, later, in a task, a timer or a queue
          not animated: children-travel-late [SEG221]
          Text("Loaded") was inserted without an animation while ZStack around it was travelling: it stands at its final place at once, outside the moving ZStack
          write: add .geometryGroup() to the content of ZStack, before .transition
        removed  ProgressView   default opacity
          from `isLoaded` (Page) = true, later, in a task, a timer or a queue
          not animated: no-animation-context [SEG100]
          `isLoaded` (Page) changed without an animation, and nothing around the condition adds one
          write: withAnimation { isLoaded.toggle() }   or   .animation(.spring, value: isLoaded) on the ZStack
        """)
  }

  @Test func `a view that leaves behind what is in front`() throws {
    let text = try said(of: ExplainMotionTests.Sinking()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("Hello")   opacity (ExplainMotionTests.swift)
          from `isOn` (Sinking) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        removed  Text("Hello")   opacity (ExplainMotionTests.swift)
          from `isOn` (Sinking) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG206]
          Text("Hello") leaves behind Color, which covers it: leaving views are drawn below the others
          write: add .zIndex(1) to Text("Hello")
        """)
  }

  @Test func `the top card of a deck`() {
    let text = said(of: ExplainMotionTests.Deck()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text == """
        appeared  3 × RoundedRectangle   move(trailing) (ExplainMotionTests.swift)
          not animated: first-appearance [SEG200]
          RoundedRectangle is there from the first frame of the ZStack: nothing transitions at first appearance
        removed  RoundedRectangle   move(trailing) (ExplainMotionTests.swift)
          from `cards` (Deck), in tap at 150, 150
          animated by withAnimation(.easeIn(duration: 1.0)) (ExplainMotionTests.swift) [SEG206]
          RoundedRectangle leaves behind another RoundedRectangle, which covers it: leaving views are drawn below the others
          write: give each element a zIndex of its own rank: .zIndex(Double(…))
        """)
  }

  @Test func `an optional inside the panel that leaves`() throws {
    let text = try said(of: ExplainMotionTests.Parcel()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("Books")   default opacity
          from `title` (Parcel) = "Books", in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        changed  VStack   offset (0, 120) → (0, 0)
          from `title` (Parcel) = "Books", in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        removed  Text("Books")   default opacity
          from `title` (Parcel), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG114]
          Text("Books") fades out while the VStack around it animates its offset: the optional is nil before the VStack has left
          write: put the if let around the whole view that leaves, and give that view the transition
        changed  VStack   offset (0, 0) → (0, 120)
          from `title` (Parcel), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        """)
  }

  struct Switches: View {
    struct Row: Identifiable {
      let id: Int
      var isOn = true
    }
    @State private var rows = [Row(id: 1), Row(id: 2)]
    var body: some View {
      VStack {
        ForEach($rows) { $row in Toggle("Row \(row.id)", isOn: $row.isOn).transition(.opacity) }
        Button("Tap") { withAnimation { if !rows.isEmpty { rows.removeLast() } } }
      }
    }
  }

  @Test func `rows of a binding to the last one`() throws {
    let text = try said(of: Switches()) {
      try $0.tapTwice()
      $0.settle()
    }
    #expect(
      text == """
        appeared  2 × Toggle   opacity (ExplainedPlacementCases.swift)
          not animated: first-appearance [SEG200]
          Toggle is there from the first frame of the VStack: nothing transitions at first appearance
        removed  Toggle   opacity (ExplainedPlacementCases.swift)
          from `rows` (Switches), in tap "Tap"
          animated by withAnimation(.default) (ExplainedPlacementCases.swift)
        changed  Text("Row 1"), Text("Tap")   place, closing up
          from `rows` (Switches), in tap "Tap"
          animated by withAnimation(.default) (ExplainedPlacementCases.swift)
        removed  Toggle   opacity (ExplainedPlacementCases.swift)
          from `rows` (Switches), in tap "Tap"
          animated by withAnimation(.default) (ExplainedPlacementCases.swift)
        changed  Text("Tap")   place, closing up
          from `rows` (Switches), in tap "Tap"
          animated by withAnimation(.default) (ExplainedPlacementCases.swift)
        """)
  }

  struct Order: View {
    @State private var isShown = true
    @State private var label = "Shown"
    var body: some View {
      VStack {
        Text(label)
        if isShown {
          Circle().frame(width: 60, height: 60).transition(.opacity)
            .onDisappear { label = "Gone" }
        }
        Button("Tap") {
          label = "Hiding"
          withAnimation(.linear(duration: 1)) { isShown = false }
        }
      }
    }
  }

  @Test func `onDisappear after the exit`() throws {
    let text = try said(of: Order()) {
      try $0.tap("Tap")
      $0.settle()
    }
    #expect(
      text == """
        appeared  Circle   opacity (ExplainedPlacementCases.swift)
          not animated: first-appearance [SEG200]
          Circle is there from the first frame of the VStack: nothing transitions at first appearance
        removed  Circle   opacity (ExplainedPlacementCases.swift)
          from `isShown` (Order) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        changed  Text("Hiding"), Text("Tap")   place, closing up
          from `isShown` (Order) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        disappeared  Circle   onDisappear
          animated to the end of its exit, 1.0 s after the removal
        """)
  }

  struct Ternary: View {
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

  @Test func `effects that ask for the condition around them`() throws {
    let text = try said(of: Ternary()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Rectangle   default opacity
          from `isOn` (Ternary) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift) [SEG112]
          .blur and .opacity of Rectangle do nothing as long as it is there: inside the condition a value that depends on it is always the one for true, on the way out too
          write: use a transition: .transition(.blurReplace)
        changed  Text("Tap")   place, making room
          from `isOn` (Ternary) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        removed  Rectangle   default opacity
          from `isOn` (Ternary) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift) [SEG112]
          .blur and .opacity of Rectangle do nothing as long as it is there: inside the condition a value that depends on it is always the one for true, on the way out too
          write: use a transition: .transition(.blurReplace)
        changed  Text("Tap")   place, closing up
          from `isOn` (Ternary) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedPlacementCases.swift)
        """)
  }

  @Test func `each view uses its own side of an asymmetric transition`() throws {
    let text = try said(of: ExplainChangeTests.NotPushPop()) { try $0.tapTwice() }
    #expect(
      text == """
        appeared  Circle   scale (ExplainChangeTests.swift)
          not animated: first-appearance [SEG200]
          Circle is there from the first frame of the ZStack: nothing transitions at first appearance
        inserted  Color   scale (ExplainChangeTests.swift)
          from `second` (NotPushPop) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift)
        removed  Circle   opacity (ExplainChangeTests.swift)
          from `second` (NotPushPop) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift)
        inserted  Circle   scale (ExplainChangeTests.swift)
          from `second` (NotPushPop) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift)
        removed  Color   opacity (ExplainChangeTests.swift)
          from `second` (NotPushPop) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift)
        """)
  }
}
