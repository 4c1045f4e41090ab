import Foundation

/// A page with the pictures of several plays.
struct IndexPage {
  /// One play of the page.
  struct Item {
    var title: String
    /// The folder of its results, from the folder of the page.
    var folder: String
    /// Why there are no pictures; nil where there are.
    var problem: String?
  }

  private(set) var items: [Item] = []

  mutating func add(_ item: Item) { items.append(item) }

  /// HTML without scripts; pictures are found in the folders beside it.
  var html: String {
    let sections = items.map { item in
      let title = "<h2>\(Self.escaped(item.title))</h2>"
      if let problem = item.problem {
        return "\(title)\n<pre>\(Self.escaped(problem))</pre>"
      }
      let folder =
        item.folder.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? item.folder
      return """
        \(title)
        <p><a href="\(folder)/animation.png">animation</a>
        <a href="\(folder)/timeline.json">timeline</a></p>
        <img src="\(folder)/filmstrip.png" alt="\(Self.escaped(item.title))" loading="lazy">
        """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Segue</title>
      <style>
      body { font: 16px/1.5 Inter, system-ui, sans-serif; margin: 2rem auto; max-width: 1500px;
        padding: 0 1rem; color: #1c1c1e; background: #f5f6f8 }
      img { max-width: 100% }
      h2 { border-top: 1px solid #d1d1d6; padding-top: 1rem }
      pre { white-space: pre-wrap; color: #c0271d }
      </style>
      \(sections.joined(separator: "\n"))
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
