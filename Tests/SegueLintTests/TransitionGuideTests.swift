import SegueFindings
import SegueLint
import Testing

/// The shapes of the guide to transitions: what it calls bad is found, what it calls good is not.
struct TransitionGuideTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let title: String
    let rules: [String]
    let code: String
    var testDescription: String { title }
  }

  private static func screen(_ members: String) -> String {
    """
    struct Screen: View {
      @State private var showDetail = false
      @State private var showCard = false
      var body: some View {
    \(members)
      }
    }
    """
  }

  static let animationInside = """
    VStack {
      Toggle("Detail", isOn: $showDetail)
      if showDetail {
        DetailView()
          .transition(.slide)
          .animation(.spring, value: showDetail)
      }
    }
    """
  static let noContext = """
    VStack {
      Button("Toggle") { showDetail.toggle() }
      if showDetail { DetailView().transition(.slide) }
    }
    """
  static let inline = """
    VStack {
      if showDetail {
        DetailView()
          .blur(radius: showDetail ? 0 : 10)
          .opacity(showDetail ? 1 : 0)
      }
    }
    """
  static let outside = """
    VStack {
      Button("Toggle") { showDetail.toggle() }
      if showDetail { DetailView().transition(.slide) }
    }
    .animation(.spring, value: showDetail)
    """
  static let explicit = """
    VStack {
      Button("Toggle") { withAnimation(.spring) { showDetail.toggle() } }
      if showDetail { DetailView().transition(.scale.combined(with: .opacity)) }
    }
    """
  static let asymmetric = """
    VStack {
      Button("Card") { withAnimation { showCard.toggle() } }
      if showCard {
        CardView().transition(
          .asymmetric(
            insertion: .scale.combined(with: .opacity),
            removal: .move(edge: .bottom).combined(with: .opacity)))
      }
    }
    """
  static let identities = """
    VStack {
      Rectangle().id(showCard).transition(.scale)
      Rectangle()
        .frame(width: showCard ? 200 : 100, height: 50)
        .animation(.spring, value: showCard)
      Button("Card") { withAnimation { showCard.toggle() } }
    }
    """
  static let badShake = """
    struct Shake: ViewModifier {
      var count: Double
      func body(content: Content) -> some View {
        content.offset(x: sin(count * .pi * 2) * 10)
      }
    }
    """
  static let goodShake = """
    struct Shake: ViewModifier, Animatable {
      var count: Double
      var animatableData: Double {
        get { count }
        set { count = newValue }
      }
      func body(content: Content) -> some View {
        content.offset(x: sin(count * .pi * 2) * 10)
      }
    }
    extension View {
      func shake(count: Int) -> some View { modifier(Shake(count: Double(count))) }
    }
    """
  static let pairs = """
    struct Turn: ViewModifier, Animatable {
      var x: CGFloat
      var y: CGFloat
      var rotation: Double
      var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Double> {
        get { AnimatablePair(AnimatablePair(x, y), rotation) }
        set {
          x = newValue.first.first
          y = newValue.first.second
          rotation = newValue.second
        }
      }
      func body(content: Content) -> some View {
        content.offset(x: x, y: y).rotationEffect(.degrees(rotation))
      }
    }
    """
  static let oldTransition = """
    struct Blur: ViewModifier {
      var radius: CGFloat
      func body(content: Content) -> some View { content.blur(radius: radius) }
    }
    extension AnyTransition {
      static func blur(radius: CGFloat) -> AnyTransition {
        .modifier(active: Blur(radius: radius), identity: Blur(radius: 0))
      }
    }
    """
  static let newTransition = """
    struct Blur: Transition {
      var radius: CGFloat
      func body(content: Content, phase: TransitionPhase) -> some View {
        content
          .blur(radius: phase.isIdentity ? 0 : radius)
          .opacity(phase.isIdentity ? 1 : 0)
      }
    }
    """

  static let shapes: [Shape] = [
    Shape(
      title: "an animation inside the condition", rules: ["SEG101"], code: screen(animationInside)),
    Shape(title: "no animation context", rules: ["SEG100"], code: screen(noContext)),
    Shape(title: "inline logic", rules: ["SEG112", "SEG112"], code: screen(inline)),
    Shape(title: "a modifier without animatableData", rules: ["SEG150"], code: badShake),
    Shape(title: "an animation outside", rules: [], code: screen(outside)),
    Shape(title: "an explicit animation", rules: [], code: screen(explicit)),
    Shape(title: "one transition for each way", rules: [], code: screen(asymmetric)),
    Shape(title: "identity and properties", rules: [], code: screen(identities)),
    Shape(title: "a modifier with animatableData", rules: [], code: goodShake),
    Shape(title: "nested pairs", rules: [], code: pairs),
    Shape(title: "a transition made of modifiers", rules: [], code: oldTransition),
    Shape(title: "a transition with phases", rules: [], code: newTransition),
  ]

  @Test(arguments: shapes)
  func `each shape of the guide is judged as the guide judges it`(_ shape: Shape) {
    let findings = Linter().check(name: "a.swift", bytes: Array(shape.code.utf8)).findings
    #expect(findings.map(\.reason.id) == shape.rules)
  }

  @Test func `the same movement both ways is a hint that has to be enabled`() {
    let bytes = Array(Self.screen(Self.explicit.replacing(".scale", with: ".slide")).utf8)
    #expect(Linter().check(name: "a", bytes: bytes).findings.isEmpty)
    let findings = Linter(ids: ["SEG171"]).check(name: "a", bytes: bytes).findings
    #expect(findings.map(\.severity) == [.policy])
  }

  /// Code without a type around it counts too: pieces are pasted and checked.
  @Test(arguments: [("SEG101", animationInside), ("SEG100", noContext), ("SEG112", inline)])
  func `a piece without a type is judged as well`(_ c: (String, String)) {
    let findings = Linter().check(name: "a", bytes: Array(c.1.utf8)).findings
    #expect(Set(findings.map(\.reason.id)) == [c.0])
  }
}
