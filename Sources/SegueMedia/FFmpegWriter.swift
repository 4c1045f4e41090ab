import CPixels
import Foundation
package import SegueDisplay

/// Writes a film through the `ffmpeg` program, fed by a pipe.
///
/// A class, because it owns a process: dropping it before `finish` ends the process and waits for
/// it. Transparent pixels are laid over white, since most players know no alpha.
///
///     let film = try FFmpegWriter(to: "card.mp4", width: 780, height: 1688, framesPerSecond: 60)
///     for frame in frames { try film.append(frame) }
///     try film.finish()
package final class FFmpegWriter {
  /// What to write; by the file's extension.
  package enum Format: String, CaseIterable, Sendable {
    case mp4
    case gif
    case webm
  }

  private let width: Int
  private let height: Int
  private let process: Process
  private let input: Int32
  private let errors: FileHandle
  private let errorsPath: String
  private var isOpen = true
  private var count = 0

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - path: The file to write; an older one is replaced. Its extension names the format.
  ///   - width: Pixels of every frame, at least 1.
  ///   - height: Pixels of every frame, at least 1.
  ///   - framesPerSecond: At least 1.
  ///   - searchPath: Folders to look for `ffmpeg` in, separated by colons; nil for `PATH`.
  package init(
    to path: String, width: Int, height: Int, framesPerSecond: Int, searchPath: String? = nil
  ) throws(MediaError) {
    let suffix = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let format = Format(rawValue: suffix) else {
      throw MediaError(
        message: "\(path) has none of the extensions mp4, gif and webm; "
          + "the extension says which film to write; rename the file, for instance to film.mp4")
    }
    let program = try Self.program(in: searchPath)
    var sockets: [Int32] = [-1, -1]
    let (sink, sinkPath) = try Self.temporaryFile()
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else {
      throw MediaError(
        message: "no channel to ffmpeg could be opened; the film cannot be written; "
          + "close other programs, or raise the limit of open files with ulimit -n")
    }
    _ = fcntl(sockets[0], F_SETFD, FD_CLOEXEC)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Self.arguments(
      format: format, path: path, width: width, height: height, rate: max(1, framesPerSecond))
    process.standardInput = FileHandle(fileDescriptor: sockets[1], closeOnDealloc: false)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = sink
    self.width = width
    self.height = height
    self.process = process
    input = sockets[0]
    errors = sink
    errorsPath = sinkPath
    do {
      try process.run()
      close(sockets[1])
    } catch {
      close(sockets[1])
      throw MediaError(
        message: "\(program) could not be started (\(error.localizedDescription)); "
          + "the film cannot be written; check that it runs from a shell, or write an APNG")
    }
  }

  deinit {
    closeInput()
    if process.isRunning {
      process.terminate()
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(atPath: errorsPath)
  }

  /// Adds a frame; all have the size given at the start.
  package func append(_ bitmap: Bitmap) throws(MediaError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw MediaError(
        message: "frame \(count) has \(bitmap.width)×\(bitmap.height) pixels where "
          + "the film has \(width)×\(height); players show one size only; "
          + "render every frame at the size and scale of the first")
    }
    let opaque = bitmap.overWhite
    let isSent = opaque.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        // A closed channel is an error here, not a signal that ends the program.
        let n = send(
          input, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL))
        if n < 0, errno == EINTR { continue }
        guard n > 0 else { return false }
        sent += n
      }
      return true
    }
    guard isSent else { throw ended() }
    count += 1
  }

  /// Closes the film and waits until it is written.
  package func finish() throws(MediaError) {
    closeInput()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw ended() }
  }

  private func closeInput() {
    guard isOpen else { return }
    isOpen = false
    close(input)
  }

  private func ended() -> MediaError {
    closeInput()
    process.waitUntilExit()
    let said = (try? String(contentsOfFile: errorsPath, encoding: .utf8)) ?? ""
    let reason = said.split(separator: "\n").last.map(String.init) ?? "no reason given"
    return MediaError(
      message: "ffmpeg ended with status \(process.terminationStatus) after \(count) frames "
        + "(\(reason)); the film is not complete; "
        + "check that the folder can be written, or write an APNG")
  }
}
