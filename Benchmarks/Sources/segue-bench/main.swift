import Foundation

// segue-bench [SCENARIO [N]]: prints one JSON line a scenario; all of them without arguments.
let arguments = Array(CommandLine.arguments.dropFirst())
let wanted = arguments.first
let size = arguments.count > 1 ? Int(arguments[1]) : nil
let runs = Runs()

func includes(_ name: String) -> Bool { wanted == nil || wanted == name }

if includes("S1") { try best { runs.s1(size ?? 1000) }.printLine() }
if includes("S2") { try best { runs.s23(size ?? 1000, removes: false) }.printLine() }
if includes("S3") { try best { runs.s23(size ?? 1000, removes: true) }.printLine() }
if includes("S4") {
  for depth in size.map({ [$0] }) ?? [7, 9] { try best { runs.s4(depth) }.printLine() }
}
if includes("S5") { try best { runs.s5(size ?? 1000) }.printLine() }
if includes("read") { try runs.reading(size ?? 100_000).printLine() }
if includes("memory") { try runs.memory(size ?? 1000).printLine() }
if includes("idle") { try runs.idle(size ?? 1000).printLine() }
