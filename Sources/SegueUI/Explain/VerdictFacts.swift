/// A verdict in parts that programs can read; the format is described in the documentation.
package struct VerdictFacts: Codable, Hashable, Sendable {
  /// `appeared`, `inserted`, `removed`, `revived`, `replaced`, `changed`, `unchanged`,
  /// `disappeared` or `completed`.
  package var kind: String
  /// The views, as one writes their types.
  package var views: [String]
  /// The attribute, where one has changed.
  package var attribute: String?
  /// Model values before and after, where one view's attribute has changed.
  package var from: [Double]?
  package var to: [Double]?
  package var container: String?
  package var transition: String?
  /// `Module/File.swift:12`; nil for the default transition.
  package var transitionSite: String?
  /// The animation as one writes it.
  package var animation: String?
  /// `withAnimation`, `withTransaction`, `animation`, `transaction`, `binding`, `transition`,
  /// `animator`, `presentation`, `modified` or `none`.
  package var source: String
  package var sourceSite: String?
  /// What it took the place of, where it did.
  package var overridden: String?
  /// The state that was written.
  package var states: [State]
  /// Why the code that wrote it ran.
  package var occasion: String?

  package struct State: Codable, Sendable, Hashable {
    package var name: String
    package var owner: String
    package var value: String
  }
}

extension SourceSite {
  /// `Module/File.swift:12`.
  package var full: String { "\(fileID):\(line)" }
}
