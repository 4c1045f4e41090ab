import Foundation
import SegueHost
import SegueSource

/// `segue play FILE…`: plays files and tells what moved and why.
enum PlayCommand {
  static func run(_ arguments: [String]) -> Int32 {
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      Output.text(HelpText.play + "\n")
      return ExitStatus.done.rawValue
    }
    do {
      var options = try PlayOptions(arguments: arguments)
      options.showsProgress = isatty(STDERR_FILENO) != 0
      let playlist = try Playlist(options)
      let player = Player(
        options: options, installation: try .current(), outline: FileOutline.init(path:text:))
      return playlist.play(with: player, output: Output.text, errors: Output.error)
    } catch let error as HostError {
      Output.error("\(error)")
      return error.status.rawValue
    } catch {
      Output.error("segue: \(error)")
      return ExitStatus.fault.rawValue
    }
  }
}

extension FileOutline {
  /// Reads a file's source; what cannot be read as Swift is left to the compiler.
  @Sendable init(path: String, text: String) {
    let outline = DeepStack.run { SourceOutline(SourceFile(name: path, text: text)) }
    self.init(
      views: outline.types.filter { $0.role == .view }.map { type in
        DeclaredView(
          name: type.name, line: type.line, canBeMade: type.canBeMadeWithoutArguments,
          isUsed: !type.usedBy.isEmpty)
      },
      presented: outline.previews.map { $0.name ?? "" }
        + outline.types.filter { $0.role != .view }.map(\.name))
  }
}
