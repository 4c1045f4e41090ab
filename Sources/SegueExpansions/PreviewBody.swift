import SwiftSyntax

/// The part of a preview that makes its view.
struct PreviewBody {
  /// Source of the member `makeBody`, and of a view type where the preview keeps state.
  let source: String

  /// - Parameter values: A collection for whose first element the view is built, if there is one.
  init(_ content: ExprSyntax, of values: ExprSyntax? = nil) {
    if let values {
      let closure = content.trimmedDescription
      source = Self.function("SegueUI.previewContent(of: \(values), \(closure))")
      return
    }
    guard let closure = content.as(ClosureExprSyntax.self) else {
      source = Self.function("SegueUI.previewContent { (\(content.trimmedDescription))() }")
      return
    }
    let state = closure.statements.filter { Self.previewable($0) != nil }
    guard !state.isEmpty else {
      // A closure handed to a builder: in a builder *function* an explicit return would warn.
      source = Self.function("SegueUI.previewContent \(closure.trimmedDescription)")
      return
    }
    let variables = state.compactMap { Self.previewable($0)?.trimmedDescription }
    let rest = closure.statements.filter { Self.previewable($0) == nil }
    source = """
      struct Content: SegueUI.View {
      \(variables.joined(separator: "\n"))
      var body: some SegueUI.View {
      \(rest.map(\.description).joined())
      }
      }
      \(Self.function("Content()"))
      """
  }

  private static func function(_ expression: String) -> String {
    "@Swift.MainActor static func makeBody() -> any SegueUI.View { \(expression) }"
  }

  /// The variable without its mark, if a statement declares one marked `@Previewable`.
  private static func previewable(_ statement: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard case .decl(let declaration) = statement.item,
      var variable = declaration.as(VariableDeclSyntax.self)
    else { return nil }
    let kept = variable.attributes.filter { element in
      guard case .attribute(let attribute) = element else { return true }
      let name = attribute.attributeName.trimmedDescription
      return name != "Previewable" && name != "SwiftUI.Previewable"
    }
    guard kept.count < variable.attributes.count else { return nil }
    variable.attributes = kept
    return variable
  }
}
