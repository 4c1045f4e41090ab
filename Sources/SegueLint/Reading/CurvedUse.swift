import SwiftSyntax

/// How a number reaches the drawing of a modifier other than in a straight line.
enum CurvedUse {
  /// It goes through a function such as `sin`.
  case function
  /// It decides: it is compared, or chooses an arm.
  case threshold

  private static let functions: Set<String> = [
    "sin", "cos", "tan", "pow", "exp", "sqrt", "log", "abs", "floor", "ceil", "round", "fmod",
  ]
  private static let comparisons: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

  /// The strongest such use of a name; nil where there is none.
  static func find(_ name: String, in code: [Syntax]) -> CurvedUse? {
    let finder = Finder(name)
    for node in code { finder.walk(node) }
    return finder.result
  }

  /// A class, because visitors are.
  private final class Finder: SyntaxVisitor {
    private let name: String
    private(set) var result: CurvedUse?

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
        CurvedUse.functions.contains(callee.baseName.text),
        Names.roots(in: node.arguments).contains(name)
      {
        result = .function
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
        guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
          CurvedUse.comparisons.contains(sign)
        else { continue }
        let both = Names.roots(in: parts[index - 1]).union(Names.roots(in: parts[index + 1]))
        if both.contains(name), result == nil { result = .threshold }
      }
      return .visitChildren
    }
  }
}
