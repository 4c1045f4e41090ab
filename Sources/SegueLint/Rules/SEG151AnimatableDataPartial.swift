import SegueFindings
import SegueSource
import SwiftSyntax

struct AnimatableDataPartial: Rule {
  let reason = Reason.animatableDataPartial
  let summary = """
    A number that animatableData leaves out jumps to its new value while the others are on \
    their way
    """
  let words = ["animatableData"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      guard let type = AnimatableShape(shape, file), !type.hasMacro, let data = type.data,
        data.isComputed, let accessors = data.accessors
      else { continue }
      let covered = type.scope.resolved(Names.roots(in: accessors))
      let drawn = type.drawnNames
      let uses = file.index.constructions[IndexReader.lastName(shape.name)] ?? []
      for number in type.numbers where !covered.contains(number.name) && !number.isLet {
        guard drawn.contains(number.name),
          uses.contains(where: { $0.changing.contains(number.name) })
        else { continue }
        report.add(
          at: number.binding.pattern, severity: .warning,
          "`\(number.name)` of `\(shape.name)` is drawn and changes, but animatableData leaves it out",
          effect: "it jumps to its new value while the other numbers animate",
          remedy: "add it: `AnimatablePair(…, \(AnimatableDataText.value(of: number, type)))`, or "
            + "write `@Animatable`")
      }
    }
  }

  let examples: [Example] = [
    .bad(
      "one of two numbers",
      """
      struct Arc: Shape {
        var start: Double
        var ↓end: Double
        var animatableData: Double { get { start } set { start = newValue } }
        func path(in rect: CGRect) -> Path { arc(rect, start, end) }
      }
      struct Dial: View {
        @State private var value = 0.5
        var body: some View { Arc(start: 0, end: value) }
      }
      """),
    .good(
      "both numbers",
      """
      struct Arc: Shape {
        var start: Double
        var end: Double
        var animatableData: AnimatablePair<Double, Double> {
          get { AnimatablePair(start, end) }
          set { (start, end) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path { arc(rect, start, end) }
      }
      struct Dial: View {
        @State private var value = 0.5
        var body: some View { Arc(start: 0, end: value) }
      }
      """),
    .good(
      "a number that never changes",
      """
      struct Arc: Shape {
        var end: Double
        var lineWidth: CGFloat
        var animatableData: Double { get { end } set { end = newValue } }
        func path(in rect: CGRect) -> Path { arc(rect, end, lineWidth) }
      }
      struct Dial: View {
        @State private var value = 0.5
        var body: some View { Arc(end: value, lineWidth: 3) }
      }
      """),
  ]
}
