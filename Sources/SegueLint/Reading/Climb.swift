import SwiftSyntax

/// The enclosures around an expression, from the inside out.
///
/// The climb goes on through branches, closures, ternaries and arguments, and ends at a
/// declaration or where nothing can be said.
struct Climb: Sequence, IteratorProtocol {
  struct Step {
    let enclosure: Enclosure
    /// The expression directly inside.
    let inner: ExprSyntax
    /// The chain whose closure or argument this is; nil for branches and declarations.
    let outer: Chain?
  }

  private var current: ExprSyntax?

  init(from expr: some ExprSyntaxProtocol) { current = ExprSyntax(expr) }

  mutating func next() -> Step? {
    guard let inner = current else { return nil }
    let enclosure = Enclosure.around(inner)
    var outer: Chain?
    switch enclosure {
    case .branch(let node, _): current = ExprSyntax(node)
    case .switchCase(let node): current = ExprSyntax(node)
    case .ternary(let node): current = ExprSyntax(node)
    case .closure(let use):
      outer = Chain(containing: use.call)
      current = outer?.whole
    case .argument(let call, _):
      outer = Chain(containing: call)
      current = outer?.whole
    case .property, .function, .file, .unknown: current = nil
    }
    return Step(enclosure: enclosure, inner: inner, outer: outer)
  }
}
