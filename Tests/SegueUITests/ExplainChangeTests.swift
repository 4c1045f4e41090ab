import SegueTesting
import SwiftUI
import Testing

/// Values change while views stay, or views are exchanged in another direction than was meant.
struct ExplainChangeTests {
  struct Lamp: View {
    @State private var isLit = false
    var body: some View {
      VStack {
        Capsule().fill(isLit ? .yellow : .gray).frame(width: 70, height: 24)
          .animation(.linear(duration: 1))
        Button("Tap") { isLit.toggle() }
      }
    }
  }

  @Test @MainActor func `an animation without a value animates the layout too`() throws {
    let text = try explain(Lamp()) {
      try $0.tap("Tap")
      $0.settle()
      $0.resize(to: CGSize(width: 300, height: 400))
    }
    #expect(
      text == """
        changed  Capsule   color
          from `isLit` (Lamp) = true, in tap "Tap"
          animated by .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) [SEG142]
          .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) has no value: it animates every change of Capsule, its layout too
          write: .animation(.linear(duration: 1.0), value: isLit)
        changed  Capsule   frame, y 124.5 → 174.5
          animated by .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) [SEG142]
          .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) has no value: it animates every change of Capsule, its layout too
          write: .animation(.linear(duration: 1.0), value: …)
        """)
  }

  struct Dim<Content: View>: View {
    let isActive: Bool
    @ViewBuilder let content: Content
    var body: some View {
      content.opacity(isActive ? 1 : 0.4).animation(.linear(duration: 1), value: isActive)
    }
  }

  struct DimScreen: View {
    @State private var isActive = true
    var body: some View {
      VStack {
        Dim(isActive: isActive) { Text(isActive ? "Open" : "Closed") }
        Button("Tap") { isActive.toggle() }
      }
    }
  }

  @Test @MainActor func `an animation reaches the caller's content`() throws {
    let text = try explain(DimScreen()) { try $0.tap("Tap") }
    #expect(
      text.contains(
        """
          .animation(.linear(duration: 1.0), value:) (ExplainChangeTests.swift) reaches everything inside: not only opacity of Text animates, Text("Closed") cross-fades too
          write: .animation(.linear(duration: 1.0)) { $0.opacity(…) }
        """))
  }

  struct Shake: View {
    @State private var count = 0.0
    @State private var x = 0.0
    var body: some View {
      VStack {
        Circle().offset(x: (sin(count * 2 * .pi) * 1e6).rounded() / 1e6)
        Circle().frame(width: 20, height: 20).offset(x: x)
        Button("Shake") { withAnimation(.linear(duration: 1)) { count += 1 } }
        Button("Go") { withAnimation(.linear(duration: 1)) { x = 100 } }
        Button("Back") { x = 0 }
      }
    }
  }

  @Test @MainActor func `a shake by whole counts moves nothing`() throws {
    let text = try explain(Shake()) { try $0.tap("Shake") }
    #expect(
      text == """
        unchanged  every view
          from `count` (Shake) = 1.0, in tap "Shake"
          not animated: no-motion [SEG202]
          `count` (Shake) changed under withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift), and no animatable value of a view is another one after it: where a body computes it, its results before and after are equal
          write: animate a value that differs at the end, or interpolate the state itself with animatableData
        """)
  }

  @Test @MainActor func `a change without an animation during a running one jumps`() throws {
    let text = try explain(Shake()) {
      try $0.tap("Go")
      $0.advance(by: .milliseconds(400))
      try $0.tap("Back")
    }
    #expect(
      text.hasSuffix(
        """
        changed  Circle   offset (100, 0) → (0, 0)
          from `x` (Shake) = 0.0, in tap "Back"
          not animated: jump-during-animation [SEG217]
          offset (100, 0) → (0, 0) of Circle changed without an animation while it was animating: the picture jumps by the difference and the animation goes on
          write: change it inside withAnimation as well: withAnimation { x = … }
        """))
  }

  struct ShiftedShape: View {
    @State private var x = 0.0
    var body: some View {
      Circle().offset(x: x)
      Button("Go") { withAnimation(.linear(duration: 1)) { x = 100 } }
      Button("Back") { x = 0 }
    }
  }

  @Test @MainActor func `the data of a shape is told once`() throws {
    let text = try explain(ShiftedShape()) {
      try $0.tap("Go")
      $0.advance(by: .milliseconds(400))
      try $0.tap("Back")
    }
    #expect(
      text == """
        changed  OffsetShape   animatableData (0, 0) → (100, 0)
          from `x` (ShiftedShape) = 100.0, in tap "Go"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift)
        changed  OffsetShape   animatableData (100, 0) → (0, 0)
          from `x` (ShiftedShape) = 0.0, in tap "Back"
          not animated: jump-during-animation [SEG217]
          animatableData (100, 0) → (0, 0) of OffsetShape changed without an animation while it was animating: the picture jumps by the difference and the animation goes on
          write: change it inside withAnimation as well: withAnimation { x = … }
        """)
  }

  struct Pager: View {
    @State private var page = 0
    @State private var isForward = true
    var body: some View {
      VStack {
        Text("Page \(page)").id(page)
          .transition(
            .asymmetric(
              insertion: .move(edge: isForward ? .trailing : .leading),
              removal: .move(edge: isForward ? .leading : .trailing)))
        Button("Back") {
          isForward = false
          withAnimation(.linear(duration: 1)) { page -= 1 }
        }
        Button("Both") {
          withAnimation(.linear(duration: 1)) {
            isForward = false
            page -= 1
          }
        }
      }
    }
  }

  @Test @MainActor func `a direction that changes with the page comes too late`() throws {
    let both = try explain(Pager()) { try $0.tap("Both") }
    #expect(
      both.contains(
        """
        removed  Text("Page 0")   move(leading) (ExplainChangeTests.swift)
          from `isForward` (Pager) = false, `page` (Pager) = -1, in tap "Both"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainChangeTests.swift) [SEG207]
          Text("Page 0") leaves by move(leading), which it had at its last update; the change to move(trailing) came in the update that removed it, too late
          write: set the direction in an update before the one that removes the view
        """))
    let back = try explain(Pager()) { try $0.tap("Back") }
    #expect(!back.contains("SEG207"))
  }

  struct NotPushPop: View {
    @State private var second = false
    var body: some View {
      ZStack {
        if second {
          Color.orange.transition(.asymmetric(insertion: .scale, removal: .opacity))
        } else {
          Circle().transition(.asymmetric(insertion: .scale, removal: .opacity))
        }
        Button("Tap") { withAnimation(.linear(duration: 1)) { second.toggle() } }
      }
    }
  }

  @Test @MainActor func `each view uses its own side of an asymmetric transition`() throws {
    let text = try explain(NotPushPop()) { try $0.tap("Tap") }
    #expect(text.contains("inserted  Color   scale (ExplainChangeTests.swift)"))
    #expect(text.contains("removed  Circle   opacity (ExplainChangeTests.swift)"))
  }
}
