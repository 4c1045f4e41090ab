import SegueFindings
import SegueSource
import SwiftSyntax

struct AnimatableDataMissing: Rule {
  let reason = Reason.animatableDataMissing
  let summary = """
    Without `animatableData` a shape jumps to its new path, and a view or modifier runs its body \
    once with the final value: the values between are never seen
    """
  let words = [
    "Animatable", "AnimatableModifier", "GeometryEffect", "Shape", "InsettableShape",
    "ViewModifier",
  ]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      guard let type = AnimatableShape(shape, file), type.data == nil, !type.hasMacro else {
        continue
      }
      let drawn = type.drawnNames
      let numbers = type.numbers.filter { drawn.contains($0.name) }
      switch type.kind {
      case .explicit: explicit(type, numbers.filter { !$0.isLet }, file, &report)
      case .shape: path(type, numbers, file, &report)
      case .plainModifier: modifier(type, numbers.filter { !$0.isLet }, file, &report)
      }
    }
  }

  // MARK: The three kinds

  private func explicit(
    _ type: AnimatableShape, _ numbers: [Property], _ file: CheckedFile, _ report: inout Report
  ) {
    guard let first = numbers.first else { return }
    report.add(
      at: type.shape.nameToken, severity: .error,
      "`\(type.shape.name)` is animatable but has no animatableData",
      effect: "changes of `\(first.name)` jump to the new value",
      remedy: remedy(type, numbers), fixes: fixes(type, numbers, file, conformance: false))
  }

  private func path(
    _ type: AnimatableShape, _ numbers: [Property], _ file: CheckedFile, _ report: inout Report
  ) {
    let name = IndexReader.lastName(type.shape.name)
    let uses = (file.index.constructions[name] ?? []).filter {
      !file.index.animatableTypes.contains($0.caller)
    }
    let changing = numbers.filter { number in
      uses.contains { $0.changing.contains(number.name) || $0.changing.contains("_") }
    }
    guard let first = changing.first else { return }
    report.add(
      at: type.shape.nameToken,
      "`\(type.shape.name)` is a shape without animatableData, and `\(first.name)` changes where it "
        + "is used",
      effect: "the shape jumps to its new path",
      remedy: remedy(type, changing), fixes: fixes(type, changing, file, conformance: false))
  }

  private func modifier(
    _ type: AnimatableShape, _ numbers: [Property], _ file: CheckedFile, _ report: inout Report
  ) {
    let used = numbers.compactMap { number in
      CurvedUse.find(number.name, in: type.drawing).map { (number, $0) }
    }
    guard let (first, use) = used.first else { return }
    report.add(
      at: type.shape.nameToken, severity: use == .function ? .warning : .info,
      "`\(type.shape.name)` has no animatableData, so `\(first.name)` itself is not interpolated",
      effect: "the body runs once with the final value, and only its built-in modifiers move, "
        + "evenly from the old result to the new one",
      remedy: "conform to `Animatable`, and " + remedy(type, used.map(\.0)),
      fixes: fixes(type, used.map(\.0), file, conformance: true))
  }

  // MARK: Fixes

  private func remedy(_ type: AnimatableShape, _ numbers: [Property]) -> String {
    let names = numbers.map(\.name)
    if names.count == 1, let name = names.first {
      return "add `var animatableData: \(AnimatableDataText.type(of: numbers[0], type)) { get { "
        + "\(AnimatableDataText.value(of: numbers[0], type)) } set { "
        + "\(AnimatableDataText.target(of: numbers[0], type)) = newValue } }` for `\(name)`"
    }
    return "add an `animatableData` for \(names.map { "`\($0)`" }.joined(separator: ", ")) with "
      + "`AnimatablePair`, or write `@Animatable`"
  }

  private func fixes(
    _ type: AnimatableShape, _ numbers: [Property], _ file: CheckedFile, conformance: Bool
  ) -> [Fix] {
    guard numbers.count <= 4, numbers.allSatisfy({ !$0.isLet }), let last = type.numbers.last,
      !numbers.isEmpty
    else { return [] }
    let indent = file.indentation(of: last.node)
    let text = AnimatableDataText.declaration(
      numbers, type, indent: indent, lineBreak: file.lineBreak)
    var edits = [TextChange.insert(text, after: last.node)]
    if conformance,
      let clause = type.shape.node.asProtocol(DeclGroupSyntax.self)?.inheritanceClause,
      let inherited = clause.inheritedTypes.last
    {
      edits.append(.insert(", Animatable", after: inherited.type))
    }
    // On a line shared with other code a comment could follow.
    let isAlone = last.node.trailingTrivia.allSatisfy(\.isSpaceOrTab)
    return [Fix(title: "add animatableData", isSafe: !conformance && isAlone, edits: edits)]
  }

  let examples: [Example] = [
    .bad(
      "a modifier that says it is animatable",
      """
      struct ↓Shake: ViewModifier, Animatable {
        var count: Double
        func body(content: Content) -> some View {
          content.offset(x: sin(count * .pi * 2) * 10)
        }
      }
      """,
      fixed: """
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
        """),
    .bad(
      "two numbers of an effect",
      """
      struct ↓Tilt: GeometryEffect {
        var angle: Angle
        var lift: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform { make(angle, lift) }
      }
      """,
      fixed: """
        struct Tilt: GeometryEffect {
          var angle: Angle
          var lift: CGFloat

          var animatableData: AnimatablePair<Angle.AnimatableData, CGFloat> {
            get { AnimatablePair(angle.animatableData, lift) }
            set {
              angle.animatableData = newValue.first
              lift = newValue.second
            }
          }
          func effectValue(size: CGSize) -> ProjectionTransform { make(angle, lift) }
        }
        """),
    .bad(
      "a shape whose number depends on state",
      """
      struct ↓Wedge: Shape {
        var degrees: Double
        func path(in rect: CGRect) -> Path { wedge(rect, degrees) }
      }
      struct Pie: View {
        @State private var degrees = 30.0
        var body: some View { Wedge(degrees: degrees) }
      }
      """,
      fixed: """
        struct Wedge: Shape {
          var degrees: Double

          var animatableData: Double {
            get { degrees }
            set { degrees = newValue }
          }
          func path(in rect: CGRect) -> Path { wedge(rect, degrees) }
        }
        struct Pie: View {
          @State private var degrees = 30.0
          var body: some View { Wedge(degrees: degrees) }
        }
        """),
    .bad(
      "a modifier that computes a curve",
      """
      struct ↓BadShake: ViewModifier {
        var shakeCount: Double
        func body(content: Content) -> some View {
          content.offset(x: sin(shakeCount * .pi * 2) * 10)
        }
      }
      """),
    .good(
      "animatableData in an extension",
      """
      struct Shake: GeometryEffect {
        var count: Double
        func effectValue(size: CGSize) -> ProjectionTransform { make(count) }
      }
      extension Shake {
        var animatableData: Double { get { count } set { count = newValue } }
      }
      """),
    .good(
      "the macro",
      """
      @Animatable struct Wave: Shape {
        var phase: Double
        func path(in rect: CGRect) -> Path { wave(rect, phase) }
      }
      """),
    .good(
      "a shape that never changes",
      """
      struct Wedge: Shape {
        var degrees: Double
        func path(in rect: CGRect) -> Path { wedge(rect, degrees) }
      }
      struct Pie: View { var body: some View { Wedge(degrees: 30) } }
      """),
    .good(
      "a modifier whose built-in parts animate by themselves",
      """
      struct Blur: ViewModifier {
        var radius: CGFloat
        func body(content: Content) -> some View { content.blur(radius: radius) }
      }
      """),
  ]
}
