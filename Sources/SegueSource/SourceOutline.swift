import SegueFindings
import SwiftSyntax

/// What a Swift file offers to look at: its views, previews and apps.
///
///     let outline = SourceOutline(SourceFile(name: "Card.swift", text: text))
///     outline.types.first { $0.role == .view && $0.missingArguments.isEmpty }?.name  // "Card"
package struct SourceOutline: Sendable {
  package enum Role: String, Sendable { case view, previewProvider, app }

  /// A type that conforms to `View`, `PreviewProvider` or `App`.
  package struct DeclaredType: Sendable, Equatable {
    /// The name with those of the types around it, as in `Outer.Inner`.
    package var name: String
    package var role: Role
    /// Counted from 1.
    package var line: Int
    /// The arguments without which it cannot be made, as in `title` or `_` for one without a
    /// label; empty where `Name()` works.
    package var missingArguments: [String]
    /// True where generic parameters have to be inferred from arguments.
    package var isGeneric: Bool
    /// True where code at the end of the same file cannot name it, or cannot call its init.
    package var isHidden: Bool
    /// The other types of the file whose code makes this view, previews left out.
    package var usedBy: [String]

    /// True where `Name()` compiles at the end of the file.
    package var canBeMadeWithoutArguments: Bool {
      missingArguments.isEmpty && !isGeneric && !isHidden
    }
  }

  /// A `#Preview`.
  package struct Preview: Sendable, Equatable {
    /// The name as written, or nil where there is none.
    package var name: String?
    /// Counted from 1.
    package var line: Int
    /// In UTF-8 bytes, counted from 1.
    package var column: Int
  }

  /// In the order of the file.
  package var types: [DeclaredType]
  /// In the order of the file.
  package var previews: [Preview]
  /// The line of an `@main`, if there is one.
  package var mainLine: Int?
  /// The line of the first place that is no Swift, if there is one.
  package var problemLine: Int?

  /// Reads the outline; call it on a thread with a deep stack where the file is not trusted.
  package init(_ file: SourceFile) {
    let collector = OutlineCollector(file)
    collector.walk(file.tree)
    types = collector.finishedTypes()
    previews = collector.previews
    mainLine = collector.mainLine
    problemLine = file.firstProblem?.line
  }
}
