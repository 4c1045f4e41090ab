import SegueTesting
import SegueUI
import SwiftUI
import Testing

/// It animates, and is not seen, not interpolated, or goes on for ever.
struct ExplainMotionTests {
  struct Sinking: View {
    @State private var isOn = false
    var body: some View {
      ZStack {
        Color.yellow
        if isOn { Text("Hello").padding().background(.white).transition(.opacity) }
        Button("Tap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }.offset(y: 80)
      }
    }
  }

  @Test @MainActor func `a leaving view sinks behind its sibling`() throws {
    let text = try explain(Sinking()) {
      try $0.tap("Tap")
      $0.settle()
      try $0.tap("Tap")
    }
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

  struct Deck: View {
    @State private var cards = [1, 2, 3]
    var body: some View {
      ZStack {
        ForEach(cards.reversed(), id: \.self) { card in
          RoundedRectangle(cornerRadius: 12).fill(card.isMultiple(of: 2) ? .mint : .indigo)
            .frame(width: 140, height: 90).transition(.move(edge: .trailing))
        }
      }
      .onTapGesture { withAnimation(.easeIn(duration: 1)) { cards = Array(cards.dropFirst()) } }
    }
  }

  @Test @MainActor func `the top card slides out under the next one`() {
    let text = explain(Deck()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text == """
        removed  RoundedRectangle   move(trailing) (ExplainMotionTests.swift)
          from `cards` (Deck), in tap at 150, 150
          animated by withAnimation(.easeIn(duration: 1.0)) (ExplainMotionTests.swift) [SEG206]
          RoundedRectangle leaves behind another RoundedRectangle, which covers it: leaving views are drawn below the others
          write: give each element a zIndex of its own rank: .zIndex(Double(…))
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
            if isLoaded { Text("Loaded") } else { Circle() }
          }
          .transition(.move(edge: .trailing))
        }
        Button("Tap") {
          withAnimation(.easeOut(duration: 3)) { isPushed = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            withAnimation { isLoaded = true }
          }
        }
      }
    }
  }

  @Test @MainActor func `a child inserted into a travelling page stands at its end`() throws {
    let text = try explain(Page()) {
      try $0.tap("Tap")
      $0.advance(by: .milliseconds(400))
    }
    #expect(
      text.contains(
        """
        inserted  Text("Loaded")   default opacity
          from `isLoaded` (Page) = true, later, in a task, a timer or a queue
          animated by withAnimation(.default) (ExplainMotionTests.swift) [SEG221]
          Text("Loaded") was inserted while ZStack around it was travelling: it stands at its final place at once, outside the moving ZStack
          write: add .geometryGroup() to the content of ZStack, before .transition
        """))
  }

  struct Panel: View {
    let title: String?
    var body: some View {
      VStack { if let title { Text(title) } }.frame(width: 200, height: 80).background(.brown)
    }
  }

  struct Parcel: View {
    @State private var title: String?
    var body: some View {
      ZStack(alignment: .bottom) {
        Color.clear
        Panel(title: title).offset(y: title == nil ? 120 : 0)
        Button("Tap") {
          withAnimation(.linear(duration: 1)) { title = title == nil ? "Books" : nil }
        }
      }
    }
  }

  @Test @MainActor func `an optional is gone before the panel around it has left`() throws {
    let text = try explain(Parcel()) {
      try $0.tap("Tap")
      $0.settle()
      try $0.tap("Tap")
    }
    #expect(
      text.contains(
        """
        removed  Text("Books")   default opacity
          from `title` (Parcel), in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG114]
          Text("Books") fades out while the VStack around it animates its offset: the optional is nil before the VStack has left
          write: put the if let around the whole view that leaves, and give that view the transition
        """))
  }

  struct Wedge: Shape {
    var degrees: Double
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: degrees, y: rect.height))
      }
    }
  }

  struct WedgeScreen: View {
    @State private var degrees = 30.0
    var body: some View {
      Wedge(degrees: degrees).frame(width: 100, height: 100)
        .onTapGesture { withAnimation(.linear(duration: 1)) { degrees = 300 } }
    }
  }

  @Test @MainActor func `a shape without animatable data jumps`() {
    let text = explain(WedgeScreen()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text == """
        changed  Wedge   degrees 30.0 → 300.0
          from `degrees` (WedgeScreen) = 300.0, in tap at 150, 150
          not animated: empty-animatable-data [SEG211]
          `degrees` of Wedge changed under withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift), and Wedge has no animatableData: its path jumps
          write: var animatableData: Double { get { degrees } set { degrees = newValue } }
        """)
  }

  struct Percent: Shape {
    var percent: Int
    private var exact: Double
    init(percent: Int) {
      self.percent = percent
      exact = Double(percent)
    }
    var animatableData: Double {
      get { exact }
      set { exact = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * CGFloat(percent) / 100, height: rect.height))
    }
  }

  struct PercentScreen: View {
    @State private var percent = 10
    var body: some View {
      Percent(percent: percent).frame(width: 200, height: 20)
        .onTapGesture { withAnimation(.linear(duration: 1)) { percent = 90 } }
    }
  }

  @Test @MainActor func `animatable data that the path does not read moves nothing`() {
    let text = explain(PercentScreen()) { $0.tap(at: CGPoint(x: 150, y: 150)) }
    #expect(
      text.hasPrefix(
        """
        changed  Percent   percent 10 → 90
          from `percent` (PercentScreen) = 90, in tap at 150, 150
          not animated: animatable-data-disconnected [SEG154]
          the animatableData of Percent changed under withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift), and what it draws does not follow: path(in:) reads `percent`, which the setter does not change
          write: read in path(in:) the property that animatableData sets
        """))
  }

  struct StepIn: ViewModifier {
    var percent: Double
    func body(content: Content) -> some View { content.offset(y: percent < 0.5 ? -80 : 0) }
  }

  struct StepScreen: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        if isOn {
          Text("Toast")
            .transition(.modifier(active: StepIn(percent: 0), identity: StepIn(percent: 1)))
        }
        Button("Tap") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  @Test @MainActor func `a plain modifier is evaluated at both ends only`() throws {
    let text = try explain(StepScreen()) { try $0.tap("Tap") }
    #expect(
      text.hasPrefix(
        """
        inserted  Text("Toast")   StepIn (ExplainMotionTests.swift)
          from `isOn` (StepScreen) = true, in tap "Tap"
          animated by withAnimation(.linear(duration: 1.0)) (ExplainMotionTests.swift) [SEG150]
          StepIn has no animatable data: its body runs with `percent` = 0.0 and 1.0 only, and the modifiers inside go evenly from one result to the other
        """))
  }

  struct Halo: View {
    @State private var isWide = false
    var body: some View {
      Circle().scaleEffect(isWide ? 1.2 : 1).frame(width: 40, height: 40)
        .onAppear {
          withAnimation(.easeInOut(duration: 1).repeatForever()) { isWide = true }
        }
    }
  }

  struct HaloScreen: View {
    @State private var isVisible = true
    var body: some View {
      VStack {
        Halo().opacity(isVisible ? 1 : 0)
        Button("Tap") { isVisible.toggle() }
      }
    }
  }

  @Test @MainActor func `a loop goes on while it is invisible`() throws {
    let stage = SegueTesting.Stage { HaloScreen() }
    #expect(
      told(stage) == """
        changed  Circle   scaleEffect 1 → 1.2
          from `isWide` (Halo) = true, in onAppear
          animated by withAnimation(.easeInOut(duration: 1.0).repeatForever(autoreverses: true)) (ExplainMotionTests.swift) [SEG161]
          it repeats for ever, and withAnimation in onAppear takes every other change of that moment along, the first layout too
          write: .animation(.easeInOut(duration: 1.0).repeatForever(autoreverses: true), value: isWide) on the modifier that repeats
        """)
    let events = stage.engine.trace.events.count
    try stage.tap("Tap")
    #expect(
      told(stage, since: events) == """
        changed  Circle   opacity 1 → 0
          from `isVisible` (HaloScreen) = false, in tap "Tap"
          not animated: repeats-for-ever [SEG205]
          scaleEffect of Circle repeats for ever and goes on while Circle is invisible
          write: take the view away in place of making it invisible: if isVisible { … }
        """)
  }

  struct Measured: View {
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        Text("Segment").onAppear { width = 80 }
        Rectangle().frame(width: width, height: 3)
      }
      .animation(.linear(duration: 1), value: width)
    }
  }

  @Test @MainActor func `a measured width flies from zero`() {
    #expect(
      told(SegueTesting.Stage { Measured() }).contains(
        """
          animated by .animation(.linear(duration: 1.0), value:) (ExplainMotionTests.swift) [SEG164]
          Rectangle flies from size 0 to its place: the measured value is stored under an animation when the view appears
        """))
  }

  struct Banner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        if isOn { Text("News").transition(.move(edge: .top)) }
        Button("Tap") { withAnimation(.spring) { isOn.toggle() } }
      }
    }
  }

  @Test @MainActor func `reduce motion alone changes nothing, preferring cross-fades does`() throws
  {
    let reduced = try explain(Banner(), options: StageOptions(reduceMotion: true)) {
      try $0.tap("Tap")
    }
    #expect(
      reduced.hasPrefix(
        """
        inserted  Text("News")   move(top) (ExplainMotionTests.swift)
          from `isOn` (Banner) = true, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift) [SEG170]
          Reduce Motion is on and move(top) moves all the same: it is left to the code to ask
        """))
    let faded = try explain(Banner(), options: StageOptions(prefersCrossFade: true)) {
      try $0.tap("Tap")
    }
    #expect(
      faded.hasPrefix(
        """
        inserted  Text("News")   opacity (ExplainMotionTests.swift)
          from `isOn` (Banner) = true, in tap "Tap"
          animated by withAnimation(.spring(duration: 0.5, bounce: 0.0)) (ExplainMotionTests.swift) [SEG208]
          the settings prefer cross-fades: Text("News") fades in place of moving
        """))
  }
}

/// The same for programs.
struct ExplainFactsTests {
  @Test @MainActor func `a verdict comes in parts that programs can read`() throws {
    let stage = SegueTesting.Stage { ExplainMotionTests.Banner() }
    try stage.tap("Tap")
    let verdicts = stage.engine.trace.verdicts()
    let facts = try #require(verdicts.first?.facts)
    #expect(verdicts.count == 2)
    #expect(facts.kind == "inserted" && facts.views == ["Text(\"News\")"])
    #expect(facts.transition == "move(top)" && facts.container == "VStack")
    #expect(facts.source == "withAnimation" && facts.occasion == "in tap \"Tap\"")
    #expect(facts.states.map(\.name) == ["isOn"] && facts.states.map(\.value) == ["true"])
  }
}
