import Foundation

/// Runs peers in turn with Segue and prints how they compare.
///
/// A peer prints one JSON line. Peers that are not in the folder, or do not run here, are left out
/// and named.
struct Comparison {
  let folder: String

  private struct Peer {
    let name: String
    let arguments: [String]
    /// Nanoseconds of a frame without painting, from the peer's line.
    var frame: ([String: Any]) -> Double? = { number($0, "ns_per_frame") }
  }

  private struct Row {
    let title: String
    let segue: [String]
    let peers: [Peer]
  }

  /// What is set against each other. Qt's and GTK's own figures for ticking and for bringing their
  /// scene up to date are added, without what they paint, because Segue's stop at its display list.
  private var rows: [Row] {
    let qt: ([String: Any]) -> Double? = { sum($0, ["tick_ns", "sync_ns"]) }
    let gtk: ([String: Any]) -> Double? = { sum($0, ["tick_ns", "layout_ns"]) }
    func standard(_ qtName: String, _ gtkName: String?, _ limit: [String], _ n: String) -> [Peer] {
      var peers = [
        Peer(name: "limit", arguments: limit),
        Peer(name: "qtbench", arguments: [qtName, n], frame: qt),
      ]
      if let gtkName { peers.append(Peer(name: "gtkbench", arguments: [gtkName, n], frame: gtk)) }
      return peers
    }
    return [
      Row(
        title: "S1 retarget", segue: ["S1"],
        peers: standard("S1spring", "S1", ["S1", "1000", "libm"], "1000")),
      Row(
        title: "S2 insert", segue: ["S2"],
        peers: standard("S2grid", "S2", ["S2", "1000"], "1000")),
      Row(
        title: "S3 remove", segue: ["S3"],
        peers: standard("S3grid", "S3", ["S3", "1000"], "1000")),
      Row(
        title: "S4 depth 7", segue: ["S4", "7"],
        peers: standard("S4", nil, ["S4", "7", "path"], "7")),
      Row(
        title: "S4 depth 9", segue: ["S4", "9"],
        peers: standard("S4", nil, ["S4", "9", "path"], "9")),
      Row(
        title: "S5 stack", segue: ["S5"],
        peers: standard("S5", "S5", ["S5", "1000"], "1000")),
      Row(
        title: "S6 raster", segue: ["S6"],
        peers: [
          Peer(name: "s6_cairo", arguments: ["120", "layout"]),
          Peer(name: "qtbench", arguments: ["S6", "1000"]),
          Peer(name: "gtkbench", arguments: ["S6", "250"]),
        ]),
    ]
  }

  func run() {
    print("scenario      program     change ms   frame µs   change: Segue/peer   frame: Segue/peer")
    for row in rows {
      var own = Best()
      var others = row.peers.map { _ in Best() }
      for _ in 0..<3 {
        own.add(line(CommandLine.arguments[0], row.segue), { number($0, "ns_per_frame") })
        for (index, peer) in row.peers.enumerated() {
          others[index].add(line("\(folder)/\(peer.name)", peer.arguments), peer.frame)
        }
      }
      report(row.title, "segue", own, against: nil)
      for (peer, best) in zip(row.peers, others) { report("", peer.name, best, against: own) }
    }
  }

  /// The smallest figures of several runs.
  private struct Best {
    var change: Double?
    var frame: Double?

    mutating func add(_ line: [String: Any]?, _ frameOf: ([String: Any]) -> Double?) {
      guard let line else { return }
      if let value = number(line, "change_ms") { change = min(change ?? value, value) }
      if let value = frameOf(line) { frame = min(frame ?? value, value) }
    }
  }

  private func report(_ title: String, _ program: String, _ best: Best, against own: Best?) {
    func text(_ value: Double?, _ digits: Int) -> String {
      guard let value, value > 0 else { return "–" }
      return String(format: "%.\(digits)f", value)
    }
    func ratio(_ own: Double?, _ peer: Double?) -> String {
      guard let own, let peer, peer > 0, own > 0 else { return "" }
      return String(format: "%.2f", own / peer)
    }
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    guard best.frame != nil else {
      print(pad(title, 14) + pad(program, 12) + "is not in \(folder), or does not run here")
      return
    }
    print(
      pad(title, 14) + pad(program, 12) + pad(text(best.change, 3), 12)
        + pad(text(best.frame.map { $0 / 1000 }, 2), 11)
        + pad(ratio(own?.change, best.change), 21) + ratio(own?.frame, best.frame))
  }

  /// Runs a program without a display; its last line as JSON.
  private func line(_ path: String, _ arguments: [String]) -> [String: Any]? {
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let process = Process()
    let isGTK = path.hasSuffix("gtkbench")
    process.executableURL = URL(fileURLWithPath: isGTK ? "/usr/bin/env" : path)
    process.arguments =
      isGTK
      ? ["xvfb-run", "-a", "-s", "-screen 0 1280x1024x24", path] + arguments : arguments
    var environment = ProcessInfo.processInfo.environment
    environment["QT_QPA_PLATFORM"] = "offscreen"
    environment["GSK_RENDERER"] = "cairo"
    environment["GDK_BACKEND"] = "x11"
    environment["NO_AT_BRIDGE"] = "1"
    environment["GTK_A11Y"] = "none"
    environment["GSETTINGS_BACKEND"] = "memory"
    if isGTK, arguments.first == "S6" { environment["GDK_SCALE"] = "2" }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let last = String(decoding: data, as: UTF8.self).split(separator: "\n").last {
      $0.hasPrefix("{")
    }
    return last.flatMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }
}

private func number(_ line: [String: Any], _ key: String) -> Double? {
  (line[key] as? NSNumber)?.doubleValue
}

private func sum(_ line: [String: Any], _ keys: [String]) -> Double? {
  let parts = keys.compactMap { number(line, $0) }
  return parts.count == keys.count ? parts.reduce(0, +) : number(line, "ns_per_frame")
}
