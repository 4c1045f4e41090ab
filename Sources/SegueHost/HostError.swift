package import SegueFindings

/// Why a command ended early, in words for the person who called it.
package struct HostError: Error, Hashable, Codable, CustomStringConvertible {
  package var status: ExitStatus
  package var message: Message
  /// What another program said about it, to be shown first and as it is.
  package var details = ""
  /// Whether a file has nothing to do with views; in a folder it is passed over.
  package var isWithoutViews = false

  package init(_ status: ExitStatus, _ what: String, effect: String, remedy: String) {
    self.status = status
    message = Message(what: what, effect: effect, remedy: remedy)
  }

  /// One line for each part of the message that is not empty.
  package var description: String {
    let rest = [message.effect, message.remedy].filter { !$0.isEmpty }
    return (["segue: \(message.what)"] + rest.map { "  " + $0 }).joined(separator: "\n")
  }
}
