import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
let rest = Array(arguments.dropFirst())

switch arguments.first {
case "check": exit(CheckCommand.run(rest))
case "rules": exit(RulesCommand.run(rest))
default:
  FileHandle.standardError.write(Data("usage: segue check|rules [options]\n".utf8))
  exit(2)
}
