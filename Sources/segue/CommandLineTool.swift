import Foundation
import SegueHost
import SwiftUI

/// Finds the command that the words of a command line name.
@MainActor enum CommandLineTool {
  static let version = "0.1.0"

  static func run(_ words: [String]) -> Int32 {
    let arguments = Array(words.dropFirst())
    switch words.first {
    case "check": return CheckCommand.run(arguments)
    case "rules": return RulesCommand.run(arguments)
    case "preview": return PreviewCommand.run(arguments)
    case "play": return PlayCommand.run(arguments)
    case StageProcess.command: return StageProcess.run(folder: arguments.first ?? ".")
    case LiveProcess.command:
      return LiveProcess.run(
        folder: arguments.first ?? ".",
        generation: arguments.dropFirst().first.flatMap(Int.init) ?? 0)
    case "build-id": return BuildIDCommand.run()
    case "version", "--version": return show("segue \(version)")
    case "help", "--help", "-h": return show(HelpText.all)
    case nil:
      Output.error(HelpText.all)
      return ExitStatus.usage.rawValue
    case .some(let word): return unknown(word)
    }
  }

  private static func show(_ text: String) -> Int32 {
    Output.text(text + "\n")
    return ExitStatus.done.rawValue
  }

  private static func unknown(_ word: String) -> Int32 {
    let nearest = Nearness.sorted(HelpText.commands, to: word).first ?? "help"
    let remedy =
      word.hasSuffix(".swift") ? "write `segue play \(word)`" : "did you mean `segue \(nearest)`?"
    Output.error(
      "\(HostError(.usage, "there is no command `\(word)`", effect: "nothing was done", remedy: remedy))"
    )
    return ExitStatus.usage.rawValue
  }
}
