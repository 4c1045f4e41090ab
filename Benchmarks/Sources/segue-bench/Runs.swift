import SegueTesting
import SwiftUI

/// The length of a frame.
private let frame = Duration.nanoseconds(16_666_667)

/// Runs the scenarios that the peers run too; each once through what a user of the library has.
@MainActor
struct Runs {
  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    var options = StageOptions()
    options.recordsEvents = false
    options.safeArea = EdgeInsets()
    return Stage(size: CGSize(width: 400, height: 300), options: options, content: content)
  }

  /// The runs by name, each the best of three passes.
  func all(size: Int?, only wanted: String?) -> [() throws -> Measurement] {
    let count = size ?? 1000
    var runs: [(String, () throws -> Measurement)] = [
      ("S1", { best { s1(count) } }),
      ("leaves", { best { leaves(size ?? 10_000) } }),
      ("S2", { best { s23(count, removes: false) } }),
      ("S3", { best { s23(count, removes: true) } }),
    ]
    for depth in size.map({ [$0] }) ?? [7, 9] { runs.append(("S4", { best { s4(depth) } })) }
    runs += [
      ("S5", { best { s5(count) } }),
      ("S6", { try best { try s6() } }),
      ("read", { try best { try reading(size ?? 100_000) } }),
      ("memory", { memory(count) }),
      ("idle", { best { idle(count) } }),
    ]
    return runs.filter { wanted == nil || $0.0 == wanted }.map(\.1)
  }

  /// One frame of many leaves that all move, after the change: no body runs.
  func leaves(_ count: Int) -> Measurement {
    let model = Model()
    let stage = stage { Retarget(model: model, count: count) }
    stage.draw()
    stage.perform { model.x = 100 }
    stage.draw()
    var result = Measurement(scenario: "leaves", n: count)
    let start = processorTime()
    for _ in 0..<30 {
      stage.advance(by: frame)
      stage.draw()
    }
    result.nanosecondsPerFrame = (processorTime() - start) / 30
    result.check = result.nanosecondsPerFrame / Double(count)
    result.residentMegabytes = residentMegabytes()
    return result
  }

  func s1(_ count: Int) -> Measurement {
    let model = Model()
    let began = processorTime()
    let stage = stage { Retarget(model: model, count: count) }
    stage.draw()
    var result = Measurement(scenario: "S1spring", n: count)
    result.buildMilliseconds = (processorTime() - began) / 1e6
    let start = processorTime()
    var change = 0.0
    for index in 0..<120 {
      if index % 30 == 0 {
        let before = processorTime()
        stage.perform { model.x = model.x == 0 ? 100 : 0 }
        change += processorTime() - before
      }
      stage.advance(by: frame)
      stage.draw()
      if index == 9, let first = stage.findAll(Rectangle.self).first {
        result.check = Double(first.frame.midX) - 200
      }
    }
    result.nanosecondsPerFrame = (processorTime() - start) / 120
    result.changeMilliseconds = change / 4 / 1e6
    result.residentMegabytes = residentMegabytes()
    return result
  }

  /// S2 inserts, S3 removes.
  func s23(_ count: Int, removes: Bool) -> Measurement {
    let model = Model()
    let stage = stage { Cells(model: model, count: count) }
    stage.draw()
    func toggle() {
      stage.perform { withAnimation(.easeOut(duration: 0.35)) { model.isOn.toggle() } }
      stage.draw()
    }
    if removes {
      toggle()
      stage.settle()
      stage.draw()
    }
    var result = Measurement(scenario: removes ? "S3" : "S2", n: count)
    let start = processorTime()
    toggle()
    let changed = processorTime()
    for _ in 0..<22 {
      stage.advance(by: frame)
      stage.draw()
    }
    result.nanosecondsPerFrame = (processorTime() - changed) / 22
    result.changeMilliseconds = (changed - start) / 1e6
    result.check = Double(stage.findAll(Rectangle.self).count)
    result.residentMegabytes = residentMegabytes()
    return result
  }

  func s4(_ depth: Int) -> Measurement {
    let model = Model()
    let began = processorTime()
    let stage = stage { TreeRoot(model: model, depth: depth) }
    stage.draw()
    var result = Measurement(scenario: "S4", n: depth)
    result.buildMilliseconds = (processorTime() - began) / 1e6
    let start = processorTime()
    var change = 0.0
    for _ in 0..<4 {
      let before = processorTime()
      stage.perform {
        withAnimation(.easeOut(duration: 0.5)) { model.x = model.x == 0 ? 90 : 0 }
      }
      stage.draw()
      change += processorTime() - before
      for _ in 0..<30 {
        stage.advance(by: frame)
        stage.draw()
      }
    }
    result.nanosecondsPerFrame = (processorTime() - start) / 120
    result.changeMilliseconds = change / 4 / 1e6
    result.residentMegabytes = residentMegabytes()
    return result
  }

  func s5(_ count: Int) -> Measurement {
    let model = Model()
    model.rows = Array(0..<count)
    let stage = stage { Rows(model: model) }
    stage.draw()
    var result = Measurement(scenario: "S5", n: count)
    let start = processorTime()
    stage.perform {
      withAnimation(.easeOut(duration: 0.35)) { model.rows.insert(count, at: count / 2) }
    }
    stage.draw()
    let changed = processorTime()
    for _ in 0..<22 {
      stage.advance(by: frame)
      stage.draw()
    }
    result.nanosecondsPerFrame = (processorTime() - changed) / 22
    result.changeMilliseconds = (changed - start) / 1e6
    result.check = Double(stage.findAll(Rectangle.self).count)
    result.residentMegabytes = residentMegabytes()
    return result
  }

  /// Setting a time and reading one value that is shown.
  func reading(_ count: Int) throws -> Measurement {
    let model = Model()
    let stage = stage { Retarget(model: model, count: 1) }
    stage.perform { withAnimation(.linear(duration: 1000)) { model.x = 100 } }
    let view = try stage.find(Rectangle.self)
    var result = Measurement(scenario: "read", n: count)
    let start = processorTime()
    var sum = 0.0
    for _ in 0..<count {
      stage.advance(by: .microseconds(10))
      sum += Double(view.frame.minX)
    }
    result.nanosecondsPerFrame = (processorTime() - start) / Double(count)
    result.check = sum / Double(count)
    return result
  }

  /// Memory before and after a hundred rounds of inserting and removing.
  func memory(_ count: Int) -> Measurement {
    let model = Model()
    let stage = stage { Cells(model: model, count: count) }
    func round() {
      for _ in 0..<2 {
        stage.perform { withAnimation(.easeOut(duration: 0.35)) { model.isOn.toggle() } }
        stage.settle()
        stage.draw()
      }
    }
    for _ in 0..<3 { round() }
    let before = residentMegabytes()
    for _ in 0..<100 { round() }
    var result = Measurement(scenario: "memory", n: count)
    result.residentMegabytes = residentMegabytes()
    result.check = result.residentMegabytes / before
    return result
  }

  /// Frames in which nothing moves.
  func idle(_ count: Int) -> Measurement {
    let model = Model()
    model.rows = Array(0..<count)
    let stage = stage { Rows(model: model) }
    stage.draw()
    var result = Measurement(scenario: "idle", n: count)
    let start = processorTime()
    for _ in 0..<10_000 {
      stage.advance(by: frame)
      stage.draw()
    }
    result.nanosecondsPerFrame = (processorTime() - start) / 10_000
    return result
  }
}
