import Foundation

/// What a stage process is asked to do, left in its work folder.
package struct PlayRequest: Codable, Sendable {
  /// The compiled file.
  package var library: String
  /// The source as the user wrote it.
  package var file: String
  /// The view that the overlay presents, if there is one.
  package var entry: String?
  package var options: PlayOptions

  package static let fileName = "request.json"

  package func write(to folder: WorkFolder) throws {
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: folder(Self.fileName)))
  }

  package init(library: String, file: String, entry: String?, options: PlayOptions) {
    self.library = library
    self.file = file
    self.entry = entry
    self.options = options
  }

  package init(folder: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(Self.fileName)"))
    self = try JSONDecoder().decode(PlayRequest.self, from: data)
  }
}
