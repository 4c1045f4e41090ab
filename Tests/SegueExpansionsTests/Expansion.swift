import SegueExpansions
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Source with its macros expanded, and what they said about it.
struct Expansion {
  /// With single spaces in place of line breaks and indentation.
  let source: String
  let messages: [String]

  private static var macros: [String: any Macro.Type] {
    [
      "Animatable": AnimatableMacro.self, "AnimatableIgnored": MarkerMacro.self,
      "Preview": PreviewMacro.self, "Previewable": MarkerMacro.self, "Entry": EntryMacro.self,
    ]
  }

  init(_ text: String) {
    let file = Parser.parse(source: text)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Sample", fullFilePath: "Folder/Sample.swift")])
    let expanded = file.expand(
      macros: Self.macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    source = expanded.description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    messages = context.diagnostics.map { diagnostic in
      "\(diagnostic.diagMessage.severity): \(diagnostic.message)"
    }
  }
}
