package import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The declarations of the list, with those in all branches of `#if` sections.
  package var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return config.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let list) = clause.elements else { return [] }
        return list.flattened
      }
    }
  }
}
