import SwiftSyntax

/// One call in a chain of modifiers, as in `.padding(8)`.
struct Modifier {
  let call: FunctionCallExprSyntax
  let member: MemberAccessExprSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    self.call = call
    self.member = member
  }

  var name: String { member.declName.baseName.text }
  /// The name token, at which findings about the modifier point.
  var nameToken: TokenSyntax { member.declName.baseName }

  /// The argument with a label; nil stands for the first one without.
  func argument(_ label: String?) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// The bytes from the dot to the end of the call, its blanks before the dot included.
  var range: Range<Int> {
    let start = member.base?.endPositionBeforeTrailingTrivia ?? member.period.position
    return start.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The modifier as written, from the dot on.
  var text: String {
    let whole = call.trimmedDescription
    guard let base = member.base else { return whole }
    return String(
      decoding: Array(whole.utf8.dropFirst(base.trimmedLength.utf8Length)), as: UTF8.self
    )
    .drop { $0.isWhitespace }.description
  }
}
