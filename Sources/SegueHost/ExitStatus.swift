/// What `segue` tells the shell when it ends.
package enum ExitStatus: Int32, Codable, Sendable {
  case done = 0
  /// Findings at or above the chosen severity.
  case findings = 1
  /// The command line cannot be understood.
  case usage = 2
  /// Something could not be read or written.
  case file = 3
  /// The file does not compile.
  case compile = 4
  /// Nothing to preview, or a label that is not there.
  case nothingToPlay = 5
  /// The view trapped, ran out of time, or reached a bound.
  case view = 6
  /// A fault of Segue's own.
  case fault = 70
}
