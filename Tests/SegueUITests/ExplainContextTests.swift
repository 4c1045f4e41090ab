import Observation
import SegueTesting
import SwiftUI
import Testing

/// No animation reaches the change, or another one than was meant.
struct ExplainContextTests {
  struct Plain: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Tap") { isOpen.toggle() }
        if isOpen { Color.teal.frame(width: 160, height: 60).transition(.move(edge: .leading)) }
      }
    }
  }

  @Test @MainActor func `a plain write has no animation`() throws {
    let text = try explain(Plain()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Color   move(leading) (ExplainContextTests.swift)
          from `isOpen` (Plain) = true, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `isOpen` (Plain) changed without an animation, and nothing around the condition adds one
          write: withAnimation { isOpen.toggle() }   or   .animation(.spring, value: isOpen) on the VStack
        """)
  }

  struct AroundTask: View {
    @State private var isPinned = false
    var body: some View {
      VStack {
        Button("Tap") {
          withAnimation(.easeInOut(duration: 0.5)) {
            _ = Task {
              try? await Task.sleep(for: .milliseconds(50))
              isPinned.toggle()
            }
          }
        }
        if isPinned { Text("Pinned").transition(.slide) }
      }
    }
  }

  @Test @MainActor func `a task outlives withAnimation`() throws {
    let text = try explain(AroundTask()) {
      try $0.tap("Tap")
      $0.advance(by: .seconds(1))
    }
    #expect(
      text == """
        inserted  Text("Pinned")   slide (ExplainContextTests.swift)
          from `isPinned` (AroundTask) = true, later, in a task, a timer or a queue
          not animated: withAnimation-around-async [SEG105]
          withAnimation at ExplainContextTests.swift had ended when `isPinned` (AroundTask) was written: what a task or a queue runs later is outside it
          write: withAnimation { isPinned.toggle() }   inside the task or the block, around the write itself
        """)
  }

  @MainActor @Observable final class Late {
    private(set) var isOpen = false
    func toggleLater() { DispatchQueue.main.async { self.isOpen.toggle() } }
  }

  struct LateScreen: View {
    @State private var model = Late()
    var body: some View {
      VStack {
        Button("Tap") { withAnimation { model.toggleLater() } }
        if model.isOpen { Color.orange.frame(width: 80, height: 80).transition(.scale) }
      }
    }
  }

  @Test @MainActor func `a model that tells one turn later is outside withAnimation`() throws {
    let text = try explain(LateScreen()) {
      try $0.tap("Tap")
      $0.advance(by: .seconds(1))
    }
    #expect(
      text == """
        inserted  Color   scale (ExplainContextTests.swift)
          from an observable object that LateScreen reads, later, in a task, a timer or a queue
          not animated: withAnimation-around-async [SEG105]
          withAnimation at ExplainContextTests.swift had ended when an observable object that LateScreen reads was written: what a task or a queue runs later is outside it
          write: withAnimation { … }   inside the task or the block, around the write itself
        """)
  }

  struct ValueOnly: View {
    enum Act { case open, close }
    @State private var isOpen = false
    private func apply(_ act: Act) { isOpen = act == .open }
    var body: some View {
      VStack {
        Button("Tap") { apply(withAnimation(.bouncy) { .open }) }
        if isOpen { Text("Contents").transition(.scale) }
      }
    }
  }

  @Test @MainActor func `withAnimation around a value animates nothing`() throws {
    let text = try explain(ValueOnly()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Text("Contents")   scale (ExplainContextTests.swift)
          from `isOpen` (ValueOnly) = true, in tap "Tap"
          not animated: withAnimation-result-only [SEG108]
          withAnimation at ExplainContextTests.swift had returned before `isOpen` (ValueOnly) was written: it wraps a value, not the change
          write: withAnimation { isOpen.toggle() }
        """)
  }

  struct Bindings: View {
    @State private var isOn = false
    var body: some View {
      let manual = Binding(get: { isOn }, set: { isOn = $0 })
      VStack {
        Button("Manual") { manual.animation(.linear(duration: 1)).wrappedValue.toggle() }
        Button("Projected") { $isOn.animation(.linear(duration: 1)).wrappedValue.toggle() }
        if isOn { Color.green.frame(width: 90, height: 40).transition(.slide) }
      }
    }
  }

  @Test @MainActor func `a hand-made binding drops its animation, a projected one does not`() throws
  {
    let manual = try explain(Bindings()) { try $0.tap("Manual") }
    #expect(
      manual == """
        inserted  Color   slide (ExplainContextTests.swift)
          from `isOn` (Bindings) = true, in tap "Manual"
          not animated: get-set-binding-animation [SEG106]
          the binding with .animation at ExplainContextTests.swift was made by Binding(get:set:), whose setter writes `isOn` without the animation
          write: $isOn.animation()   or   Binding(get: { isOn }, set: { value, transaction in withTransaction(transaction) { isOn = value } })
        """)
    let projected = try explain(Bindings()) { try $0.tap("Projected") }
    #expect(
      projected == """
        inserted  Color   slide (ExplainContextTests.swift)
          from `isOn` (Bindings) = true, in tap "Projected"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainContextTests.swift)
        changed  Text("Manual"), Text("Projected")   place, making room
          from `isOn` (Bindings) = true, in tap "Projected"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainContextTests.swift)
        """)
  }

  struct Inside: View {
    @State private var isHovering = false
    var body: some View {
      Button("Tap") { isHovering.toggle() }
        .overlay(alignment: .top) {
          if isHovering {
            Text("Help").transition(.opacity)
              .animation(.easeOut(duration: 0.3), value: isHovering)
          }
        }
    }
  }

  @Test @MainActor func `an animation inside the condition goes with it`() throws {
    let text = try explain(Inside()) {
      try $0.tap("Tap")
      try $0.tap("Tap")
    }
    #expect(
      text == """
        inserted  Text("Help")   opacity (ExplainContextTests.swift)
          from `isHovering` (Inside) = true, in tap "Tap"
          not animated: animation-inside-conditional [SEG101]
          the .animation at ExplainContextTests.swift stands inside the condition and comes and goes together with Text("Help"): it cannot animate the transition
          write: put it outside the condition, on the view that it stands in, or write .transition(….animation(…))
        removed  Text("Help")   opacity (ExplainContextTests.swift)
          from `isHovering` (Inside) = false, in tap "Tap"
          not animated: animation-inside-conditional [SEG101]
          the .animation at ExplainContextTests.swift stands inside the condition and comes and goes together with Text("Help"): it cannot animate the transition
          write: put it outside the condition, on the view that it stands in, or write .transition(….animation(…))
        """)
  }

  struct Muted: View {
    @State private var height: CGFloat = 20
    var body: some View {
      HStack {
        Color.red.frame(width: 20, height: height).animation(nil, value: 0)
        Rectangle().frame(width: 20, height: height).transaction { $0.animation = nil }
        Button("Tap") { withAnimation(.linear(duration: 1)) { height = 100 } }
      }
    }
  }

  @Test @MainActor func `a constant value never acts, a transaction takes the animation away`()
    throws
  {
    let text = try explain(Muted()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Color   frame, y 140 → 100, height 20 → 100
          from `height` (Muted) = 100.0, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainContextTests.swift) [SEG140]
          .animation(nil, value:) (ExplainContextTests.swift) did not act: its value, 0, did not change
          write: .transaction { $0.animation = nil }
        changed  Rectangle   frame, y 140 → 100, height 20 → 100
          from `height` (Muted) = 100.0, in tap "Tap"
          not animated: overridden-by-nil [SEG203]
          .transaction at ExplainContextTests.swift takes away withAnimation(.linear(duration: 1.0)) (ExplainContextTests.swift)
          write: delete it, or set an animation in place of nil, if this is to animate
        """)
  }

  struct Frozen: View {
    @State private var spin = false
    var body: some View {
      VStack {
        Rectangle().frame(width: 40, height: 40).rotationEffect(.degrees(spin ? 180 : 0))
          .animation(.linear(duration: 1), value: spin)
        Button("Tap") { spin.toggle() }
      }
      .transaction { $0.disablesAnimations = true }
    }
  }

  @Test @MainActor func `disablesAnimations leaks down`() throws {
    let text = try explain(Frozen()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Rectangle   rotationEffect 0° → 180°
          from `spin` (Frozen) = true, in tap "Tap"
          not animated: animations-disabled [SEG204]
          .transaction at ExplainContextTests.swift sets disablesAnimations, which stops .animation(.linear(duration: 1.0), value:) (ExplainContextTests.swift) and every other .animation below
          write: set it for one change only: .transaction(value: …) { $0.disablesAnimations = true }
        """)
  }

  struct Three: View {
    @State private var a: CGFloat = 0
    @State private var b: CGFloat = 0
    @State private var c: CGFloat = 0
    var body: some View {
      VStack {
        Circle().frame(width: 10, height: 10).offset(x: a)
        Circle().frame(width: 10, height: 10).offset(x: b)
        Circle().frame(width: 10, height: 10).offset(x: c)
        Button("Tap") {
          a = 100
          withAnimation(.linear(duration: 1)) { b = 100 }
          c = 100
        }
      }
    }
  }

  @Test @MainActor func `writes around withAnimation are not in it`() throws {
    let text = try explain(Three()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Circle   offset (0, 0) → (100, 0)
          from `a` (Three) = 100.0, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `a` (Three) changed without an animation, and nothing around the view adds one; withAnimation at ExplainContextTests.swift covers only what is written inside it
          write: withAnimation { a = … }   or   .animation(.spring, value: a)
        changed  Circle   offset (0, 0) → (100, 0)
          from `b` (Three) = 100.0, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainContextTests.swift)
        changed  Circle   offset (0, 0) → (100, 0)
          from `c` (Three) = 100.0, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `c` (Three) changed without an animation, and nothing around the view adds one; withAnimation at ExplainContextTests.swift covers only what is written inside it
          write: withAnimation { c = … }   or   .animation(.spring, value: c)
        """)
  }

  struct Unrelated: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Tap") { isOn.toggle() }
        if isOn { Color.red.transition(.opacity) }
      }
      .animation(.linear(duration: 1), value: count)
    }
  }

  @Test @MainActor func `an animation whose value did not change does not act`() throws {
    let text = try explain(Unrelated()) { try $0.tap("Tap") }
    #expect(
      text == """
        inserted  Color   opacity (ExplainContextTests.swift)
          from `isOn` (Unrelated) = true, in tap "Tap"
          not animated: value-did-not-change [SEG210]
          .animation(_:value:) at ExplainContextTests.swift did not act: its value, 0, did not change when `isOn` (Unrelated) did
          write: .animation(.linear(duration: 1.0), value: isOn)
        """)
  }
}
