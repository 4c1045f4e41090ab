import Foundation

let usage = """
  segue-bench [SCENARIO [N]]       prints one JSON line a scenario, all of them without arguments:
                                   S1 leaves S2 S3 S4 S5 S6 read memory idle
  segue-bench compare FOLDER       runs the peers that lie in FOLDER in turn with Segue, three
                                   times each, and prints the ratios of processor time
  """

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "compare" where arguments.count == 2:
  Comparison(folder: arguments[1]).run()
case "-h", "--help", "help":
  print(usage)
default:
  let wanted = arguments.first
  let size = arguments.count > 1 ? Int(arguments[1]) : nil
  let known = Runs().all(size: size, only: wanted)
  guard !known.isEmpty else {
    FileHandle.standardError.write(
      Data("segue-bench: there is no `\(wanted ?? "")`\n\(usage)\n".utf8))
    exit(2)
  }
  for run in known { try run().printLine() }
}
