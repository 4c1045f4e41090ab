package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `#Preview`: a type that a host finds in the compiled file and asks for its view.
package struct PreviewMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = PreviewArguments(node)
    guard let content = arguments.content else {
      throw MacroExpansionErrorMessage(
        """
        #Preview has no body; there is nothing to show; write `#Preview { YourView() }`
        """)
    }
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let file = place?.file ?? "\"\""
    let line = place?.line ?? "1"
    return [
      """
      struct \(context.makeUniqueName("Preview")): SegueUI.PreviewRegistration {
        static var name: Swift.String? { \(arguments.name) }
        static var file: Swift.String { \(file) }
        static var line: Swift.Int { \(line) }
        @Swift.MainActor static var traits: [SegueUI.PreviewTrait<SegueUI.Preview.ViewTraits>] {
          [\(raw: arguments.traits.joined(separator: ", "))]
        }
        \(raw: PreviewBody(content, of: arguments.values).source)
      }
      """
    ]
  }
}

/// What stands between the parentheses and braces of a `#Preview`.
private struct PreviewArguments {
  /// `nil` as an expression where the preview has no name.
  var name: ExprSyntax = "nil"
  var traits: [String] = []
  var content: ExprSyntax?
  /// What the body is built for, where it takes an argument.
  var values: ExprSyntax?

  init(_ node: some FreestandingMacroExpansionSyntax) {
    var label: String?
    for argument in node.arguments {
      label = argument.label?.text ?? label
      switch label {
      case nil: name = argument.expression.trimmed
      case "traits": traits.append(argument.expression.trimmedDescription)
      case "arguments": values = argument.expression.trimmed
      case "body": content = argument.expression.trimmed
      default: break
      }
    }
    if let closure = node.trailingClosure { content = ExprSyntax(closure.trimmed) }
    let last = node.additionalTrailingClosures.last { $0.label.text == "body" }
    if let last { content = ExprSyntax(last.closure.trimmed) }
  }
}
