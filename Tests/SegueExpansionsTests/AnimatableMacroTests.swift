import Testing

@Suite struct AnimatableMacroTests {
  @Test(arguments: [
    ("var amount = 1.5", "Double"),
    ("var amount = -1.5", "Double"),
    ("var amount: CGFloat = 2", "CGFloat"),
    ("var amount = CGFloat(2)", "CGFloat"),
    ("var amount = Angle.degrees(90)", "Angle"),
    ("var amount = Angle(degrees: 90)", "Angle"),
    ("var amount: Angle = .zero", "Angle"),
    ("var amount = CGPoint.zero", "CGPoint"),
    ("var amount = 1.0 / 3", "Double"),
    ("var amount = 2 * CGFloat(3)", "CGFloat"),
    ("var amount = Double.pi / 2", "Double"),
    ("var amount = Motion.Shift(1)", "Motion.Shift"),
    ("var amount: Double { didSet {} }", "Double"),
  ])
  func `one variable gives its own data`(variable: String, type: String) {
    let expansion = Expansion("@Animatable struct Wedge { \(variable) }")
    #expect(expansion.messages == [])
    #expect(expansion.source.contains("var animatableData: \(type).AnimatableData {"))
    #expect(expansion.source.contains("get { amount.animatableData } set {"))
  }

  @Test func `several variables are gathered in the order they are written`() {
    let expansion = Expansion(
      """
      @Animatable public struct Arc: Shape {
        var radius: Double
        var start, end: Angle
        @AnimatableIgnored var clockwise: Bool
        let fixed = 2.0
        static var shared = 1.0
        lazy var later = 1.0
        @State var state = 1.0
        var computed: Double { radius }
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.source.contains(
        """
        public var animatableData: \
        AnimatableValues<Double.AnimatableData, Angle.AnimatableData, Angle.AnimatableData> {
        """))
    #expect(expansion.source.contains("end.animatableData = newValue.value.2"))
    #expect(!expansion.source.contains("clockwise.animatableData"))
  }

  @Test(arguments: ["var count = 3", "var count: Int", "var count: Bool = false"])
  func `a variable without values in between is left out and told about`(variable: String) throws {
    let expansion = Expansion("@Animatable struct Wedge { var angle = 1.5; \(variable) }")
    let type = variable.contains("Bool") ? "Bool" : "Int"
    #expect(
      expansion.messages == [
        """
        warning: `count` is of type \(type), which has no values in between; it jumps to its new \
        value while the others move; mark it with @AnimatableIgnored, or give it a type that \
        animates
        """
      ])
    #expect(expansion.source.contains("var animatableData: Double.AnimatableData {"))
  }

  @Test func `a type that does not show is an error`() {
    let expansion = Expansion("@Animatable struct Wedge { var angle = half() }")
    #expect(
      expansion.messages == [
        """
        error: the type of `angle` does not show in its initial value; @Animatable needs it to \
        build animatableData; write `var angle: Double = …`, or mark it with @AnimatableIgnored
        """
      ])
  }

  @Test func `content of a generic view is left out without a word`() {
    let expansion = Expansion(
      """
      @Animatable struct Card<Content: View, Outline: Shape> {
        var content: Content
        var outline: Outline
        var tilt: Double
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.source.contains(
        "AnimatableValues<Outline.AnimatableData, Double.AnimatableData>"))
  }

  @Test func `data written by hand stays`() {
    let expansion = Expansion(
      "@Animatable struct Wedge { var a = 1.5; var animatableData: Double { get { a } set {} } }")
    #expect(expansion.messages == [])
    #expect(!expansion.source.contains("AnimatableData {"))
  }

  @Test func `an enum has nothing to move`() {
    let expansion = Expansion("@Animatable enum Kind { case one }")
    #expect(
      expansion.messages == [
        """
        error: @Animatable stands on something without stored variables; there is nothing to \
        move; put it on a struct
        """
      ])
  }
}
