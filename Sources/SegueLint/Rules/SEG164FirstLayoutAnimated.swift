import SegueFindings
import SegueSource
import SwiftSyntax

struct FirstLayoutAnimated: Rule {
  let reason = Reason.firstLayoutAnimated
  let summary = """
    A measured size that starts at zero and is stored under an animation lets the view fly to its \
    place when it first appears
    """
  let words = ["onAppear", "onPreferenceChange", "onGeometryChange"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for name in words {
      for modifier in file.modifiers(name) {
        let scope = file.scope(of: modifier.call)
        guard !scope.isFile else { continue }
        check(modifier, isMeasure: name != "onAppear", scope, file, &report)
      }
    }
  }

  private func check(
    _ modifier: Modifier, isMeasure: Bool, _ scope: TypeScope, _ file: CheckedFile,
    _ report: inout Report
  ) {
    for (name, property) in scope.properties.sorted(by: { $0.key < $1.key })
    where startsAtZero(property) {
      for write in scope.writes(to: name) where isInside(write, modifier) {
        guard case .assignment(let assignment) = write.kind, assignment.isPlain,
          isMeasure || measures(assignment), let cause = cause(write, name, scope, file)
        else { continue }
        report.add(
          at: write.node,
          "`\(name)` starts at zero, and its first measurement is stored under \(cause)",
          effect: "when the view first appears it flies from zero to its place",
          remedy: "store the first measurement without an animation: "
            + "`var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { … }`")
      }
    }
  }

  private func startsAtZero(_ property: Property) -> Bool {
    guard property.hasAttribute("State"), let value = property.initializer else { return false }
    let text = value.trimmedDescription
    return ["0", "0.0", ".zero", "CGFloat.zero", "CGSize.zero", "CGRect.zero", "CGPoint.zero"]
      .contains(text) && property.typeText != "Int"
  }

  private func isInside(_ write: Write, _ modifier: Modifier) -> Bool {
    let outer = modifier.call
    let start = modifier.nameToken.position
    return start <= write.node.position && write.node.endPosition <= outer.endPosition
  }

  /// True for a value that comes from a geometry proxy.
  private func measures(_ assignment: Assignment) -> Bool {
    assignment.value.contains { value in
      let words = Set(value.tokens(viewMode: .sourceAccurate).map(\.text))
      return !words.isDisjoint(with: ["proxy", "geometry", "geo", "reader"])
        && !words.isDisjoint(with: ["size", "frame", "width", "height"])
    }
  }

  /// The animation under which a write is seen.
  private func cause(
    _ write: Write, _ name: String, _ scope: TypeScope, _ file: CheckedFile
  ) -> String? {
    if case .animated = write.motion(in: scope) { return "withAnimation" }
    let implicit = file.modifiers("animation").first { modifier in
      guard let value = modifier.argument("value"), file.scope(of: modifier.call) === scope,
        modifier.argument(nil).map(RepeatStoppedByNil.isNil) != true
      else { return false }
      return Names.path(of: value) == [name]
    }
    return implicit.map { _ in "`.animation(_, value: \(name))`" }
  }

  let examples: [Example] = [
    .bad(
      "a measured width under an animation",
      """
      struct Bar: View {
        @State private var width: CGFloat = 0
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Color.clear.onAppear { ↓width = proxy.size.width }
            }
            Rectangle().frame(width: width)
          }
          .animation(.linear, value: width)
        }
      }
      """),
    .bad(
      "a measured size inside withAnimation",
      """
      struct Bar: View {
        @State private var size = CGSize.zero
        var body: some View {
          Text("A").onPreferenceChange(Key.self) { new in withAnimation { ↓size = new } }
        }
      }
      """),
    .good(
      "without an animation",
      """
      struct Bar: View {
        @State private var width: CGFloat = 0
        var body: some View {
          GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } }
        }
      }
      """),
    .good(
      "a value that is not measured",
      """
      struct Bar: View {
        @State private var angle = 0.0
        var body: some View {
          Circle().onAppear { withAnimation { angle = 360 } }
        }
      }
      """),
  ]
}
