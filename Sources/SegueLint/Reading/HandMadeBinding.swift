import SwiftSyntax

/// A call of `Binding(get:set:)`.
struct HandMadeBinding {
  let call: FunctionCallExprSyntax
  let setter: ClosureExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard Chain.name(ofCallee: call) == "Binding" else { return nil }
    let argument = call.arguments.first { $0.label?.text == "set" }?.expression
    let trailing = call.additionalTrailingClosures.first { $0.label.text == "set" }?.closure
    let hasGetter = call.arguments.contains { $0.label?.text == "get" }
    let closure =
      argument?.as(ClosureExprSyntax.self) ?? trailing
      ?? (hasGetter && argument == nil ? call.trailingClosure : nil)
    guard let closure else { return nil }
    self.call = call
    setter = closure
  }

  /// The names of the setter's parameters; `["$0"]` or `["$0", "$1"]` without names.
  var parameters: [String] {
    switch setter.signature?.parameterClause {
    case .simpleInput(let list): return list.map(\.name.text)
    case .parameterClause(let clause):
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    @unknown default: break
    }
    let words = setter.statements.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.contains("$1") ? ["$0", "$1"] : ["$0"]
  }

  /// True where the setter chooses an animation itself.
  var animates: Bool {
    setter.statements.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "withAnimation" || $0.text == "withTransaction"
    }
  }
}
