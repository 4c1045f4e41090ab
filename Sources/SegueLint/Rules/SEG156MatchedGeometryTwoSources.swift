import SegueFindings
import SwiftSyntax

struct MatchedGeometryTwoSources: Rule {
  let reason = Reason.matchedGeometryTwoSources
  let summary = """
    A matched geometry has one source at a time; two views with the same id that are both there \
    give an undefined frame, and the match does not cross presentations
    """
  let words = ["matchedGeometryEffect"]

  private struct Use {
    let modifier: Modifier
    let key: String
    let place: Place
  }

  /// Where a use stands: the branches around it, the presentation it is in, its declaration.
  private struct Place {
    var branches: [(branch: SyntaxIdentifier, arm: SyntaxIdentifier)] = []
    /// The flags that hold there, as in `show` and `!show`.
    var flags: Set<String> = []
    var presentation: String?
    var declaration: SyntaxIdentifier?
    /// False inside rows, whose number is not known, and where a closure is not understood.
    var isCertain = true
  }

  func check(_ file: CheckedFile, _ report: inout Report) {
    var known: [Use] = []
    let modifiers = file.modifiers("matchedGeometryEffect").sorted {
      $0.nameToken.position < $1.nameToken.position
    }
    for modifier in modifiers {
      guard let id = modifier.argument("id"), let space = modifier.argument("in"),
        modifier.argument("isSource") == nil, AnimationValueConstant.isConstant(id)
      else { continue }
      let use = Use(
        modifier: modifier, key: Names.normalized(id) + " in " + Names.normalized(space),
        place: place(of: modifier))
      if let first = known.first(where: { conflicts($0, use) }) {
        speak(use, first, id, file, &report)
      }
      known.append(use)
    }
  }

  private func speak(
    _ use: Use, _ first: Use, _ id: ExprSyntax, _ file: CheckedFile, _ report: inout Report
  ) {
    let line = file.line(of: first.modifier.nameToken)
    if let presentation = use.place.presentation ?? first.place.presentation,
      use.place.presentation != first.place.presentation
    {
      report.add(
        at: use.modifier.nameToken, severity: .info,
        "the matched geometry `\(id.trimmedDescription)` of line \(line) is also used across "
          + "`\(presentation)`",
        effect: "no view flies: the platform's own presentation is shown",
        remedy: "use `matchedTransitionSource` and `navigationTransition(.zoom(…))`, or show the "
          + "second view in the same hierarchy")
      return
    }
    report.add(
      at: use.modifier.nameToken,
      "`\(id.trimmedDescription)` is already the matched geometry of the view in line \(line), and "
        + "both are sources",
      effect: "while both are there the frame is undefined",
      remedy: "give all but one `isSource: false`")
  }

  private func conflicts(_ a: Use, _ b: Use) -> Bool {
    guard a.key == b.key, a.place.isCertain, b.place.isCertain,
      a.place.declaration == b.place.declaration
    else { return false }
    let isExclusive = a.place.branches.contains { x in
      b.place.branches.contains { $0.branch == x.branch && $0.arm != x.arm }
    }
    let isOpposite = a.place.flags.contains { flag in
      b.place.flags.contains(flag.hasPrefix("!") ? String(flag.dropFirst()) : "!" + flag)
    }
    // Two branches of different conditions are as a rule meant to take turns.
    let isConditional = !a.place.branches.isEmpty && !b.place.branches.isEmpty
    return !isExclusive && !isOpposite && !isConditional
  }

  private func place(of modifier: Modifier) -> Place {
    var place = Place()
    for step in Climb(from: Chain(containing: modifier.call).whole) {
      switch step.enclosure {
      case .branch(let node, let isElse):
        let top = outermost(node)
        place.branches.append((top.id, isElse ? node.elseBody?.id ?? node.id : node.body.id))
        let flags = isElse ? negated(node) : Flag.required(by: node)
        place.flags.formUnion(flags.map { ($0.isNegated ? "!" : "") + $0.text })
      case .switchCase(let node): place.branches.append((node.id, step.inner.id))
      case .ternary(let node): place.branches.append((node.id, step.inner.id))
      case .closure(let use):
        if use.role == .rows || use.role == .unknown || use.role == .action {
          place.isCertain = false
        }
        if KnownClosures.presentations.contains(use.name)
          || (use.name == "NavigationLink" && use.label != "label")
        {
          place.presentation = use.name
        }
      case .argument(let call, _):
        if !KnownClosures.containerModifiers.contains(Chain.name(ofCallee: call)) {
          place.isCertain = false
        }
      case .property(let node, _): place.declaration = node.id
      case .function(let node): place.declaration = node.id
      case .file: break
      case .unknown: place.isCertain = false
      }
    }
    return place
  }

  private func negated(_ node: IfExprSyntax) -> [(text: String, isNegated: Bool)] {
    let flags = Flag.required(by: node)
    guard flags.count == 1, node.conditions.count == 1 else { return [] }
    return flags.map { ($0.text, !$0.isNegated) }
  }

  private func outermost(_ node: IfExprSyntax) -> IfExprSyntax {
    var node = node
    while let outer = node.parent?.as(IfExprSyntax.self) { node = outer }
    return node
  }

  let examples: [Example] = [
    .bad(
      "both are there",
      """
      HStack {
        Circle().matchedGeometryEffect(id: "dot", in: space)
        Square().↓matchedGeometryEffect(id: "dot", in: space)
      }
      """),
    .bad(
      "across a link",
      """
      NavigationLink {
        Circle().matchedGeometryEffect(id: "dot", in: space)
      } label: {
        Circle().↓matchedGeometryEffect(id: "dot", in: space)
      }
      """),
    .good(
      "one follows the other",
      """
      HStack {
        Circle().matchedGeometryEffect(id: "dot", in: space)
        Square().matchedGeometryEffect(id: "dot", in: space, isSource: false)
      }
      """),
    .good(
      "one at a time",
      """
      VStack {
        if big { Circle().matchedGeometryEffect(id: "dot", in: space) }
        if !big { Square().matchedGeometryEffect(id: "dot", in: space) }
      }
      """),
    .good(
      "in branches",
      """
      if big {
        Circle().matchedGeometryEffect(id: "dot", in: space)
      } else {
        Square().matchedGeometryEffect(id: "dot", in: space)
      }
      """),
  ]
}
