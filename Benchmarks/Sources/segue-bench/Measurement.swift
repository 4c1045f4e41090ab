import Foundation

/// One line of results, in the form that the peers print too.
struct Measurement: Encodable {
  let scenario: String
  var peer = "segue"
  let n: Int
  var buildMilliseconds = 0.0
  var changeMilliseconds = 0.0
  var nanosecondsPerFrame = 0.0
  /// A value that shows that the work was done.
  var check = 0.0
  var residentMegabytes = 0.0

  enum CodingKeys: String, CodingKey {
    case scenario, peer, n, check
    case buildMilliseconds = "build_ms"
    case changeMilliseconds = "change_ms"
    case nanosecondsPerFrame = "ns_per_frame"
    case residentMegabytes = "rss_mb"
  }

  func printLine() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}

/// Processor time of this process, nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// What the process holds now, megabytes.
func residentMegabytes() -> Double {
  let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  for line in text.split(separator: "\n") where line.hasPrefix("VmRSS:") {
    return (Double(line.filter(\.isNumber)) ?? 0) / 1024
  }
  return 0
}

/// The smallest of three passes: a shared machine only ever makes a pass slower.
@MainActor
func best(of passes: Int = 3, _ pass: () throws -> Measurement) rethrows -> Measurement {
  var best: Measurement?
  for _ in 0..<passes {
    let next = try pass()
    guard let known = best else {
      best = next
      continue
    }
    var merged = next
    merged.buildMilliseconds = min(known.buildMilliseconds, next.buildMilliseconds)
    merged.changeMilliseconds = min(known.changeMilliseconds, next.changeMilliseconds)
    merged.nanosecondsPerFrame = min(known.nanosecondsPerFrame, next.nanosecondsPerFrame)
    best = merged
  }
  return best ?? Measurement(scenario: "none", n: 0)
}
