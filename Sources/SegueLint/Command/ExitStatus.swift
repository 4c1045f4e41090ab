/// How a command ends.
enum ExitStatus {
  static let clean: Int32 = 0
  /// Findings at or above the chosen severity.
  static let findings: Int32 = 1
  /// The arguments or the configuration say something that is not known.
  static let usage: Int32 = 2
  /// Something could not be read or written.
  static let unreadable: Int32 = 3
}
