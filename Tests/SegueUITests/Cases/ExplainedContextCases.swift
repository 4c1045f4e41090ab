import Observation
import SegueTesting
import SwiftUI
import Testing

/// What is said where a change carries no animation, or where something takes it away.
@MainActor
struct ExplainedContextCases {
  struct Plain: View {
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("Tap") { isOpen.toggle() }
        if isOpen { Color.teal.frame(width: 160, height: 60).transition(.move(edge: .leading)) }
      }
    }
  }

  @Test func `a plain write`() throws {
    let text = try said(of: Plain()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Color   move(leading) (ExplainedContextCases.swift)
          from `isOpen` (Plain) = true, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `isOpen` (Plain) changed without an animation, and nothing around the condition adds one
          write: withAnimation { isOpen.toggle() }   or   .animation(.spring, value: isOpen) on the VStack
        removed  Color   move(leading) (ExplainedContextCases.swift)
          from `isOpen` (Plain) = false, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `isOpen` (Plain) changed without an animation, and nothing around the condition adds one
          write: withAnimation { isOpen.toggle() }   or   .animation(.spring, value: isOpen) on the VStack
        """)
  }

  @Test func `a task inside withAnimation`() throws {
    let text = try said(of: Pin()) {
      try $0.tap("Pin")
      $0.advance(by: .seconds(1))
    }
    #expect(
      text == """
        inserted  Tile   slide (Pin.swift)
          from `isPinned` (Pin) = true, later, in a task, a timer or a queue
          not animated: withAnimation-around-async [SEG105]
          withAnimation at Pin.swift had ended when `isPinned` (Pin) was written: what a task or a queue runs later is outside it
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

  @Test func `a model that tells one turn later`() throws {
    let text = try said(of: LateScreen()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Color   scale (ExplainedContextCases.swift)
          from an observable object that LateScreen reads, later, in a task, a timer or a queue
          not animated: withAnimation-around-async [SEG105]
          withAnimation at ExplainedContextCases.swift had ended when an observable object that LateScreen reads was written: what a task or a queue runs later is outside it
          write: withAnimation { … }   inside the task or the block, around the write itself
        removed  Color   scale (ExplainedContextCases.swift)
          from an observable object that LateScreen reads, later, in a task, a timer or a queue
          not animated: withAnimation-around-async [SEG105]
          withAnimation at ExplainedContextCases.swift had ended when an observable object that LateScreen reads was written: what a task or a queue runs later is outside it
          write: withAnimation { … }   inside the task or the block, around the write itself
        """)
  }

  struct Bindings: View {
    @State private var isOn = false
    var body: some View {
      let manual = Binding(get: { isOn }, set: { isOn = $0 })
      VStack {
        Toggle("Manual", isOn: manual.animation(.linear(duration: 1)))
        Toggle("Projected", isOn: $isOn.animation(.linear(duration: 1)))
        if isOn { Color.green.frame(width: 90, height: 40).transition(.slide) }
      }
    }
  }

  @Test func `a hand-made binding and a projected one`() throws {
    let text = try said(of: Bindings()) {
      try $0.tap("Manual")
      $0.settle()
      try $0.tap("Projected")
    }
    #expect(
      text == """
        inserted  Color   slide (ExplainedContextCases.swift)
          from `isOn` (Bindings) = true, in tap "Manual"
          not animated: get-set-binding-animation [SEG106]
          the binding with .animation at ExplainedContextCases.swift was made by Binding(get:set:), whose setter writes `isOn` without the animation
          write: $isOn.animation()   or   Binding(get: { isOn }, set: { value, transaction in withTransaction(transaction) { isOn = value } })
        removed  Color   slide (ExplainedContextCases.swift)
          from `isOn` (Bindings) = false, in tap "Projected"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainedContextCases.swift)
        changed  Text("Manual"), Text("Projected")   place, closing up
          from `isOn` (Bindings) = false, in tap "Projected"
          animated by the binding's .animation(.linear(duration: 1.0)) (ExplainedContextCases.swift)
        """)
  }

  struct ValueOnly: View {
    @State private var isOpen = false
    private func set(_ value: Bool) { isOpen = value }
    var body: some View {
      VStack {
        Button("Open") { set(withAnimation(.bouncy) { true }) }
        Button("Close") { set(withAnimation(.bouncy) { false }) }
        if isOpen { Text("Contents").transition(.scale) }
      }
    }
  }

  @Test func `withAnimation around a value`() throws {
    let text = try said(of: ValueOnly()) {
      try $0.tap("Open")
      try $0.tap("Close")
    }
    #expect(
      text == """
        inserted  Text("Contents")   scale (ExplainedContextCases.swift)
          from `isOpen` (ValueOnly) = true, in tap "Open"
          not animated: withAnimation-result-only [SEG108]
          withAnimation at ExplainedContextCases.swift had returned before `isOpen` (ValueOnly) was written: it wraps a value, not the change
          write: withAnimation { isOpen.toggle() }
        removed  Text("Contents")   scale (ExplainedContextCases.swift)
          from `isOpen` (ValueOnly) = false, in tap "Close"
          not animated: withAnimation-result-only [SEG108]
          withAnimation at ExplainedContextCases.swift had returned before `isOpen` (ValueOnly) was written: it wraps a value, not the change
          write: withAnimation { isOpen.toggle() }
        """)
  }

  struct Bubble: View {
    @State private var isShown = false
    var body: some View {
      Button("Tap") { isShown.toggle() }
        .overlay(alignment: .top) {
          if isShown {
            Text("Hint").offset(y: -30).transition(.opacity)
              .animation(.easeOut(duration: 0.3), value: isShown)
          }
        }
    }
  }

  @Test func `an animation inside the condition of an overlay`() throws {
    let text = try said(of: Bubble()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("Hint")   opacity (ExplainedContextCases.swift)
          from `isShown` (Bubble) = true, in tap "Tap"
          not animated: animation-inside-conditional [SEG101]
          the .animation at ExplainedContextCases.swift stands inside the condition and comes and goes together with Text("Hint"): it cannot animate the transition
          write: put it outside the condition, on the view that it stands in, or write .transition(….animation(…))
        removed  Text("Hint")   opacity (ExplainedContextCases.swift)
          from `isShown` (Bubble) = false, in tap "Tap"
          not animated: animation-inside-conditional [SEG101]
          the .animation at ExplainedContextCases.swift stands inside the condition and comes and goes together with Text("Hint"): it cannot animate the transition
          write: put it outside the condition, on the view that it stands in, or write .transition(….animation(…))
        """)
  }

  struct Bars: View {
    @State private var height = 20.0
    var body: some View {
      HStack {
        Rectangle().frame(width: 20, height: height).animation(nil, value: 0)
        Rectangle().frame(width: 20, height: height).transaction { $0.animation = nil }
        Button("Tap") { withAnimation(.linear(duration: 1)) { height = 100 } }
      }
    }
  }

  @Test func `a nil animation whose value never changes, and a transaction without one`() throws {
    let text = try said(of: Bars()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Rectangle   frame, y 140 → 100, height 20 → 100
          from `height` (Bars) = 100.0, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContextCases.swift) [SEG140]
          .animation(nil, value:) (ExplainedContextCases.swift) did not act: its value, 0, did not change
          write: .transaction { $0.animation = nil }
        changed  Rectangle   frame, y 140 → 100, height 20 → 100
          from `height` (Bars) = 100.0, in tap "Tap"
          not animated: overridden-by-nil [SEG203]
          .transaction at ExplainedContextCases.swift takes away withAnimation(.linear(duration: 1.0)) (ExplainedContextCases.swift)
          write: delete it, or set an animation in place of nil, if this is to animate
        """)
  }

  struct Frozen: View {
    @State private var turns = false
    var body: some View {
      VStack {
        Rectangle().frame(width: 40, height: 40).rotationEffect(.degrees(turns ? 180 : 0))
          .animation(.linear(duration: 1), value: turns)
        Button("Tap") { turns.toggle() }
      }
      .transaction { $0.disablesAnimations = true }
    }
  }

  @Test func `animations disabled around everything`() throws {
    let text = try said(of: Frozen()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Rectangle   rotationEffect 0° → 180°
          from `turns` (Frozen) = true, in tap "Tap"
          not animated: animations-disabled [SEG204]
          .transaction at ExplainedContextCases.swift sets disablesAnimations, which stops .animation(.linear(duration: 1.0), value:) (ExplainedContextCases.swift) and every other .animation below
          write: set it for one change only: .transaction(value: …) { $0.disablesAnimations = true }
        """)
  }

  @Test func `an animation without a value`() throws {
    let text = try said(of: ExplainChangeTests.Lamp()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Capsule   color
          from `isLit` (Lamp) = true, in tap "Tap"
          animated by .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) [SEG142]
          .animation(.linear(duration: 1.0)) (ExplainChangeTests.swift) has no value: it animates every change of Capsule, its layout too
          write: .animation(.linear(duration: 1.0), value: isLit)
        """)
  }

  @Test func `an animation that reaches the caller's content`() throws {
    let text = try said(of: ExplainChangeTests.DimScreen()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Text("Closed")   opacity 1 → 0.4
          from `isActive` (DimScreen) = false, in tap "Tap"
          animated by .animation(.linear(duration: 1.0), value:) (ExplainChangeTests.swift)
        changed  Text("Closed")   content
          from `isActive` (DimScreen) = false, in tap "Tap"
          animated by .animation(.linear(duration: 1.0), value:) (ExplainChangeTests.swift) [SEG142]
          .animation(.linear(duration: 1.0), value:) (ExplainChangeTests.swift) reaches everything inside: not only opacity of Text animates, Text("Closed") cross-fades too
          write: .animation(.linear(duration: 1.0)) { $0.opacity(…) }
        changed  Text("Closed")   frame, x 133 → 124.5, width 34 → 51
          from `isActive` (DimScreen) = false, in tap "Tap"
          animated by .animation(.linear(duration: 1.0), value:) (ExplainChangeTests.swift)
        """)
  }

  struct Three: View {
    @State private var a = 0.0
    @State private var b = 0.0
    @State private var c = 0.0
    var body: some View {
      VStack {
        Circle().frame(width: 10, height: 10).offset(x: a)
        Rectangle().frame(width: 10, height: 10).offset(x: b)
        Capsule().frame(width: 10, height: 10).offset(x: c)
        Button("Tap") {
          a = 100
          withAnimation(.linear(duration: 1)) { b = 100 }
          c = 100
        }
      }
    }
  }

  @Test func `writes before, inside and after withAnimation`() throws {
    let text = try said(of: Three()) { try $0.tap("Tap") }
    #expect(
      text == """
        changed  Circle   offset (0, 0) → (100, 0)
          from `a` (Three) = 100.0, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `a` (Three) changed without an animation, and nothing around the view adds one; withAnimation at ExplainedContextCases.swift covers only what is written inside it
          write: withAnimation { a = … }   or   .animation(.spring, value: a)
        changed  Rectangle   offset (0, 0) → (100, 0)
          from `b` (Three) = 100.0, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedContextCases.swift)
        changed  Capsule   offset (0, 0) → (100, 0)
          from `c` (Three) = 100.0, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `c` (Three) changed without an animation, and nothing around the view adds one; withAnimation at ExplainedContextCases.swift covers only what is written inside it
          write: withAnimation { c = … }   or   .animation(.spring, value: c)
        """)
  }
}
