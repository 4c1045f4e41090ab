import Foundation

/// What a stage process leaves behind: a timeline, or why there is none.
package enum PlayOutcome: Codable, Sendable {
  case played(Timeline)
  case failed(HostError)

  package static let fileName = "outcome.json"

  package func write(toFolder folder: String) throws {
    try JSONEncoder().encode(self)
      .write(to: URL(fileURLWithPath: "\(folder)/\(Self.fileName)"), options: .atomic)
  }

  /// nil where the process did not come so far.
  package init?(folder: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(Self.fileName)")),
      let outcome = try? JSONDecoder().decode(PlayOutcome.self, from: data)
    else { return nil }
    self = outcome
  }
}
