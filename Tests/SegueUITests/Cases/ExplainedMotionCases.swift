import SegueTesting
import SwiftUI
import Testing

/// What is said of values that are not interpolated, of text, of loops and of the first frame.
@MainActor
struct ExplainedMotionCases {
  @Test func `a shape without animatable data`() {
    let text = said(of: ExplainMotionTests.WedgeScreen()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text == """
        changed  Wedge   degrees 30.0 → 300.0
          from `degrees` (WedgeScreen) = 300.0, in tap at 150, 150
          not animated: empty-animatable-data [SEG211]
          `degrees` of Wedge changed under withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift), and Wedge has no animatableData: its path jumps
          write: var animatableData: Double { get { degrees } set { degrees = newValue } }
        """)
  }

  @Test func `animatable data that the path does not read`() {
    let text = said(of: ExplainMotionTests.PercentScreen()) {
      $0.tap(at: CGPoint(x: 150, y: 150))
    }
    #expect(
      text == """
        changed  Percent   percent 10 → 90
          from `percent` (PercentScreen) = 90, in tap at 150, 150
          not animated: animatable-data-disconnected [SEG154]
          the animatableData of Percent changed under withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift), and what it draws does not follow: path(in:) reads `percent`, which the setter does not change
          write: read in path(in:) the property that animatableData sets
        """)
  }

  @Test func `a transition's modifier that is evaluated at its ends`() throws {
    let text = try said(of: ExplainMotionTests.StepScreen()) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("Toast")   StepIn (ExplainMotionTests.swift)
          from `isOn` (StepScreen) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG150]
          StepIn has no animatable data: its body runs with `percent` = 0.0 and 1.0 only, and the modifiers inside go evenly from one result to the other
          write: var animatableData: Double { get { percent } set { percent = newValue } }   in an extension of Animatable, if the values between are to be seen
        changed  Text("Tap")   place, making room
          from `isOn` (StepScreen) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        removed  Text("Toast")   StepIn (ExplainMotionTests.swift)
          from `isOn` (StepScreen) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG150]
          StepIn has no animatable data: its body runs with `percent` = 0.0 and 1.0 only, and the modifiers inside go evenly from one result to the other
          write: var animatableData: Double { get { percent } set { percent = newValue } }   in an extension of Animatable, if the values between are to be seen
        changed  Text("Tap")   place, closing up
          from `isOn` (StepScreen) = false, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift)
        """)
  }

  struct Labels: View {
    @State private var isAsked = false
    var body: some View {
      Button {
        withAnimation(.easeInOut(duration: 1)) { isAsked.toggle() }
      } label: {
        Text(isAsked ? "Back" : "Who is it?").transition(.slide)
      }
    }
  }

  @Test func `a text that changes in place`() throws {
    let text = try said(of: Labels()) { try $0.tap("Who is it?") }
    #expect(
      text == """
        appeared  Text("Who is it?")   slide (ExplainedMotionCases.swift)
          not animated: always-present [SEG216]
          Text("Who is it?") is never inserted or removed: it stands in the content around it without a condition
          write: put it into an if, or use .contentTransition(.opacity) for changes of its content
        changed  Text("Back")   content
          from `isAsked` (Labels) = true, in tap "Who is it?"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedMotionCases.swift) [SEG216]
          the text changes and the view stays: it cross-fades in place, and the transition at ExplainedMotionCases.swift does not run
          write: use .contentTransition(.opacity), or .id(…) with the value to replace the view
        changed  Text("Back")   frame, x 107.5 → 133, width 85 → 34
          from `isAsked` (Labels) = true, in tap "Who is it?"
          animated by withAnimation(.easeInOut(duration: 1.0)) (ExplainedMotionCases.swift)
        """)
  }

  struct Digits: View {
    struct Column: View {
      let digit: Int
      var body: some View {
        Text("\(digit)").opacity(0)
          .overlay(alignment: .top) {
            VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("\($0)").frame(height: 20) } }
              .offset(y: Double(-digit * 20))
          }
          .frame(height: 20).clipped()
      }
    }
    @State private var digit = 1
    var body: some View {
      Column(digit: digit)
        .onTapGesture { withAnimation(.linear(duration: 1)) { digit = (digit + 7) % 10 } }
    }
  }

  @Test func `a column of digits`() {
    let text = said(of: Digits()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text == """
        changed  VStack   offset (0, -20) → (0, -160)
          from `digit` (Digits) = 8, in tap at 150, 150
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedMotionCases.swift)
        changed  Text("8")   content
          from `digit` (Digits) = 8, in tap at 150, 150
          animated by withAnimation(.linear(duration: 1.0)) (ExplainedMotionCases.swift)
        """)
  }

  @Test func `a loop that goes on while it is invisible`() throws {
    let text = try said(of: ExplainMotionTests.HaloScreen()) {
      try $0.tap("Tap")
      $0.advance(by: .seconds(1))
      try $0.tap("Tap")
    }
    #expect(
      text == """
        changed  Circle   scaleEffect 1 → 1.2
          from `isWide` (Halo) = true, in onAppear
          animated by withAnimation(.easeInOut(duration: 1.0).repeatForever(autoreverses: true)) (ExplainMotionTests.swift) [SEG161]
          it repeats for ever, and withAnimation in onAppear takes every other change of that moment along, the first layout too
          write: .animation(.easeInOut(duration: 1.0).repeatForever(autoreverses: true), value: isWide) on the modifier that repeats
        changed  Circle   opacity 1 → 0
          from `isVisible` (HaloScreen) = false, in tap "Tap"
          not animated: repeats-for-ever [SEG205]
          scaleEffect of Circle repeats for ever and goes on while Circle is invisible
          write: take the view away in place of making it invisible: if isVisible { … }
        changed  Circle   opacity 0 → 1
          from `isVisible` (HaloScreen) = true, in tap "Tap"
          not animated: no-animation-context [SEG100]
          `isVisible` (HaloScreen) changed without an animation, and nothing around the view adds one
          write: withAnimation { isVisible.toggle() }   or   .animation(.spring, value: isVisible)
        """)
  }

  struct Dots: View {
    @State private var isOn = true
    @State private var isBright = false
    var body: some View {
      Circle().frame(width: 10, height: 10).opacity(isBright ? 1 : 0.2)
        .onAppear { withAnimation(.linear(duration: 0.5).repeatForever()) { isBright = true } }
        .onDisappear { isOn = false }
    }
  }

  @Test func `a loop that the wrong state would stop`() {
    let text = said(of: Dots()) { _ in }
    #expect(
      text == """
        changed  Circle   opacity 0.2 → 1
          from `isBright` (Dots) = true, in onAppear
          animated by withAnimation(.linear(duration: 0.5).repeatForever(autoreverses: true)) (ExplainedMotionCases.swift) [SEG161]
          it repeats for ever, and withAnimation in onAppear takes every other change of that moment along, the first layout too
          write: .animation(.linear(duration: 0.5).repeatForever(autoreverses: true), value: isBright) on the modifier that repeats
        """)
  }

  struct Springs: View {
    @State private var x = 0.0
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Circle().frame(width: 20, height: 20).offset(x: x)
        Text(log.joined(separator: ","))
        Button("Tap") {
          let spring = Animation.spring(duration: 0.5, bounce: 0.6)
          withAnimation(spring, completionCriteria: .removed) {
            x = 100
          } completion: {
            log.append("removed")
          }
          withAnimation(spring, completionCriteria: .logicallyComplete) {
            x += 0.001
          } completion: {
            log.append("logical")
          }
        }
      }
    }
  }

  @Test func `completions of a spring, logical and at rest`() throws {
    let text = try said(of: Springs()) {
      try $0.tap("Tap")
      $0.settle()
    }
    #expect(
      text == """
        changed  Circle   offset (0, 0) → (100, 0)
          from `x` (Springs) = 100.0, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.6)) (ExplainedMotionCases.swift)
        changed  Circle   offset (100, 0) → (100.001, 0)
          from `x` (Springs) = 100.001, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.6)) (ExplainedMotionCases.swift)
        completed  withAnimation(.spring(duration: 0.5, bounce: 0.6)) (ExplainedMotionCases.swift)
          animated until it is logically complete, 0.5 s after it began
        completed  withAnimation(.spring(duration: 0.5, bounce: 0.6)) (ExplainedMotionCases.swift)
          animated until all that it moves is at rest, 2.003 s after it began
        """)
  }

  struct Indicator: View {
    @State private var width = 0.0
    var body: some View {
      VStack {
        Text("Segment")
          .background(
            GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
        Rectangle().frame(width: width, height: 3)
      }
      .animation(.linear(duration: 1), value: width)
    }
  }

  @Test func `a measured width that flies from zero`() {
    let text = said(of: Indicator()) { _ in }
    #expect(
      text == """
        changed  Rectangle   frame, x 150 → 120.25, width 0 → 59.5
          from `width` (Indicator) = 59.5, in onAppear
          animated by .animation(.linear(duration: 1.0), value:) (ExplainedMotionCases.swift) [SEG164]
          Rectangle flies from size 0 to its place: the measured value is stored under an animation when the view appears
          write: var transaction = Transaction()   transaction.disablesAnimations = true   withTransaction(transaction) { width = … }
        """)
  }

  struct Pulse: View {
    var status = "sent"
    @State private var pulses = false
    var body: some View {
      Circle().scaleEffect(pulses ? 1.3 : 1).frame(width: 40, height: 40)
        .onChange(of: status) {
          withAnimation(.easeInOut(duration: 0.5).repeatForever()) { pulses = true }
        }
    }
  }

  @Test func `an onChange that waits for a change of its first value`() {
    let stage = SegueTesting.Stage(size: CGSize(width: 300, height: 300)) { Pulse() }
    let text = told(stage) + stage.engine.silentChanges.joined(separator: "\n")
    #expect(
      text == """
        the onChange in Pulse has not run: its value, "sent", is the one of the first frame, which is no change; to begin with it: .onChange(of: …, initial: true)
        """)
  }

  @Test func `a move while Reduce Motion is on`() throws {
    let text = try said(
      of: ExplainMotionTests.Banner(), options: StageOptions(reduceMotion: true)
    ) { try $0.tapTwice() }
    #expect(
      text == """
        inserted  Text("News")   move(top) (ExplainMotionTests.swift)
          from `isOn` (Banner) = true, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift) [SEG170]
          Reduce Motion is on and move(top) moves all the same: it is left to the code to ask
          write: @Environment(\\.accessibilityReduceMotion) var reduceMotion   and   .transition(reduceMotion ? .opacity : …)
        changed  Text("Tap")   place, making room
          from `isOn` (Banner) = true, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift)
        removed  Text("News")   move(top) (ExplainMotionTests.swift)
          from `isOn` (Banner) = false, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift) [SEG170]
          Reduce Motion is on and move(top) moves all the same: it is left to the code to ask
          write: @Environment(\\.accessibilityReduceMotion) var reduceMotion   and   .transition(reduceMotion ? .opacity : …)
        changed  Text("Tap")   place, closing up
          from `isOn` (Banner) = false, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift)
        """)
  }
}
