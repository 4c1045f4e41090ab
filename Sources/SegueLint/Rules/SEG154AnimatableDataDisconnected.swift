import SegueFindings
import SegueSource
import SwiftSyntax

struct AnimatableDataDisconnected: Rule {
  let reason = Reason.animatableDataDisconnected
  let summary = """
    The values between reach the picture only if the setter of animatableData writes what the path \
    or body reads, unrounded
    """
  let words = ["animatableData"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    for shape in file.shapes {
      guard let type = AnimatableShape(shape, file), let data = type.data, data.isComputed,
        shape.properties.contains(where: { $0.name == "animatableData" }),
        case .accessors(let list)? = data.accessors?.accessors,
        let getter = list.first(where: { $0.accessorSpecifier.text == "get" })?.body,
        let setter = list.first(where: { $0.accessorSpecifier.text == "set" })?.body
      else { continue }
      guard let fault = fault(getter, setter, type) else { continue }
      report.add(
        at: data.binding.pattern, "animatableData of `\(shape.name)` \(fault.what)",
        effect: fault.effect, remedy: fault.remedy)
    }
  }

  private struct Fault {
    let what: String
    let effect: String
    let remedy: String
  }

  private func fault(
    _ getter: CodeBlockSyntax, _ setter: CodeBlockSyntax, _ type: AnimatableShape
  ) -> Fault? {
    let assigned = assignedNames(setter)
    let read = Names.roots(in: getter)
    let drawn = type.drawnNames
    if assigned.contains(where: { type.scope.properties[$0]?.isComputed == true }) { return nil }
    if let name = truncated(setter) {
      return Fault(
        what: "rounds the new value to a whole number", effect: "`\(name)` moves in steps",
        remedy: "store the unrounded value and round where it is drawn")
    }
    let own = Set(type.scope.properties.keys)
    if !assigned.isEmpty, !read.intersection(own).isEmpty, read.isDisjoint(with: assigned) {
      return Fault(
        what: "reads `\(read.intersection(own).sorted()[0])` and writes `\(assigned.sorted()[0])`",
        effect: "the animation starts from the wrong value and jumps",
        remedy: "read and write the same property")
    }
    let numbers = drawn.intersection(own).filter {
      !(type.scope.properties[$0]?.isComputed ?? true)
    }
    guard !type.drawing.isEmpty, assigned.isDisjoint(with: drawn),
      let missing = numbers.sorted().first,
      !hasObserver(assigned, type)
    else { return nil }
    let target = assigned.sorted().first
    return Fault(
      what: target.map { "drives `\($0)`, which is not drawn" }
        ?? "has a setter that writes nothing",
      effect: "the picture jumps: it is drawn from `\(missing)`, which the setter never touches",
      remedy: "draw from \(target.map { "`\($0)`" } ?? "the property"), or let the setter write "
        + "`\(missing)`")
  }

  private func assignedNames(_ setter: CodeBlockSyntax) -> Set<String> {
    let collector = ScopeCollector()
    collector.walk(setter)
    var names = Set(collector.writes.keys)
    // `(a, b) = (…)` assigns all of its parts.
    for statement in setter.statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        let tuple = Assignment(sequence)?.target.as(TupleExprSyntax.self)
      else { continue }
      names.formUnion(Names.roots(in: tuple))
    }
    return names
  }

  /// The name that a setter gives `Int(newValue)` to.
  private func truncated(_ setter: CodeBlockSyntax) -> String? {
    for statement in setter.statements {
      guard let sequence = statement.item.as(SequenceExprSyntax.self),
        let assignment = Assignment(sequence),
        let call = assignment.singleValue?.as(FunctionCallExprSyntax.self),
        Chain.name(ofCallee: call) == "Int", Names.roots(in: call.arguments).contains("newValue")
      else { continue }
      return Names.root(of: assignment.target)
    }
    return nil
  }

  private func hasObserver(_ names: Set<String>, _ type: AnimatableShape) -> Bool {
    names.contains { type.scope.properties[$0]?.accessors != nil }
  }

  let examples: [Example] = [
    .bad(
      "a property that is not drawn",
      """
      struct Bar: Shape {
        var percent: Int
        private var exact: Double
        var ↓animatableData: Double { get { exact } set { exact = newValue } }
        func path(in rect: CGRect) -> Path { bar(rect, percent) }
      }
      """),
    .bad(
      "two properties",
      """
      struct Bar: Shape {
        var from: Double
        var to: Double
        var ↓animatableData: Double { get { from } set { to = newValue } }
        func path(in rect: CGRect) -> Path { bar(rect, from, to) }
      }
      """),
    .bad(
      "rounded to whole numbers",
      """
      struct Bar: Shape {
        var percent: Int
        var ↓animatableData: Double { get { Double(percent) } set { percent = Int(newValue) } }
        func path(in rect: CGRect) -> Path { bar(rect, percent) }
      }
      """),
    .good(
      "what is drawn",
      """
      struct Bar: Shape {
        var percent: Double
        var animatableData: Double { get { percent } set { percent = newValue } }
        func path(in rect: CGRect) -> Path { bar(rect, width) }
        private var width: Double { percent * 2 }
      }
      """),
    .good(
      "an inner shape's own data",
      """
      struct Bar: Shape {
        var inner: Wedge
        var animatableData: Double {
          get { inner.animatableData }
          set { inner.animatableData = newValue }
        }
        func path(in rect: CGRect) -> Path { inner.path(in: rect) }
      }
      """),
  ]
}
