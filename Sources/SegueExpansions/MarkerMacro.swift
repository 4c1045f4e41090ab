package import SwiftSyntax
package import SwiftSyntaxMacros

/// An attribute that another macro reads and that adds nothing itself.
package struct MarkerMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
