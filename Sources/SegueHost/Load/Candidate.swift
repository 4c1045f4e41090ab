import Foundation
package import SegueUI

/// One thing in a file that can be played.
@MainActor package struct Candidate {
  package enum Kind: Int, Codable, Comparable, Sendable {
    case preview, provider, app, view

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  package private(set) var kind: Kind
  /// The preview's name, or the type's; empty for a preview without one.
  package private(set) var name: String
  /// Where a preview stands, counted from 1; 0 where only the type is known.
  package let line: Int
  package let traits: [PreviewTrait<Preview.ViewTraits>]
  package let makeBody: @MainActor () -> any View

  /// nil for a type that cannot be played by itself.
  init?(_ type: Any.Type) {
    if let preview = type as? any PreviewRegistration.Type {
      kind = .preview
      name = preview.name ?? ""
      line = preview.line
      traits = preview.traits
      makeBody = { preview.makeBody().changed(by: preview.traits) }
    } else if let provider = type as? any PreviewProvider.Type {
      kind = .provider
      name = String(describing: type)
      line = 0
      traits = []
      makeBody = { Self.previews(of: provider) }
    } else if let app = type as? any App.Type {
      kind = .app
      name = String(describing: type)
      line = 0
      traits = []
      makeBody = { appContent(app) ?? EmptyView() }
    } else {
      return nil
    }
  }

  /// Whether this is the view that no preview of the file presents.
  var isEntry: Bool { kind == .provider && name == SourceOverlay.entryName }

  /// The same under the name of the view.
  func named(_ name: String) -> Candidate {
    var copy = self
    copy.name = name
    copy.kind = .view
    return copy
  }

  private static func previews<Provider: PreviewProvider>(of _: Provider.Type) -> any View {
    Provider.previews
  }

  /// Previews first, then providers, then apps; each by line.
  var order: Int { kind.rawValue << 32 + line }

  /// How a list of candidates names this one, as in `#Preview "Detail"`.
  package var title: String {
    switch kind {
    case .preview:
      name.isEmpty ? "#Preview, line \(line)" : "#Preview \"\(name)\""
    case .provider: "PreviewProvider \(name)"
    case .app: "App \(name)"
    case .view: "View \(name)"
    }
  }
}
