import Foundation

/// Where a command reads and writes, so that a test can stand in for the terminal.
package struct Console: Sendable {
  package var out: @Sendable (String) -> Void
  package var err: @Sendable (String) -> Void
  package var input: @Sendable () -> [UInt8]
  /// True where messages about progress reach a person.
  package var isTerminal: Bool

  package init(
    out: @escaping @Sendable (String) -> Void, err: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () -> [UInt8] = { [] }, isTerminal: Bool = false
  ) {
    self.out = out
    self.err = err
    self.input = input
    self.isTerminal = isTerminal
  }

  /// The process's own streams.
  package static let standard = Console(
    out: { FileHandle.standardOutput.write(Data($0.utf8)) },
    err: { FileHandle.standardError.write(Data($0.utf8)) },
    input: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
    isTerminal: isatty(2) != 0)
}
