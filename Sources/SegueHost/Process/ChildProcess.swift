import CHost
import Foundation

/// A program started by this one, which ends when this one does.
package struct ChildProcess {
  /// How a child ended.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// An absolute path.
  package var program: String
  /// Without the program itself.
  package var arguments: [String] = []
  package var environment: [String: String] = ProcessInfo.processInfo.environment
  /// A file descriptor that becomes the child's standard input; nil is nothing to read.
  package var input: Int32?
  /// File descriptors that become the child's standard output and standard error.
  package var output: Int32 = STDOUT_FILENO
  package var errors: Int32 = STDERR_FILENO
  /// Bytes the main thread's stack may grow to; 0 leaves it as it is.
  package var stackSize: UInt64 = 0

  package init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts the child, waits for it, and ends what it left running.
  package func run() throws -> End { Self.wait(for: try start()) }

  /// Waits for a child, and ends what it left running.
  static func wait(for child: pid_t) -> End {
    let end = chost_wait(child)
    return end.exited ? .exit(end.code) : .signal(end.code)
  }

  /// Starts the child.
  ///
  /// It ends with the thread that called this, at the latest.
  func start() throws -> pid_t {
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    let child = words.withUnsafeMutableBufferPointer { words in
      variables.withUnsafeMutableBufferPointer { variables -> pid_t in
        guard let name = words[0], let first = words.baseAddress,
          let variable = variables.baseAddress
        else { return -EINVAL }
        var start = chost_start(
          program: name, arguments: first, environment: variable, input: input ?? -1,
          output: output, errors: errors, stack_size: stackSize)
        return chost_spawn(&start)
      }
    }
    guard child > 0 else {
      throw HostError(
        .fault, "`\(program)` could not be started: \(String(cString: strerror(-child)))",
        effect: "nothing was run", remedy: "check that the file is there and may be executed")
    }
    return child
  }
}
