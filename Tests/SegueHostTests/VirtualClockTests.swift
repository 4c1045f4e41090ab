import Foundation
import SegueClock
import Testing

/// What happened on a clock, with the time in seconds.
@MainActor private final class Log {
  let clock = VirtualClock()
  var lines: [String] = []

  func note(_ what: String) { lines.append("\(Double(clock.now) / 1e9) \(what)") }

  func inside(_ work: @MainActor () -> Void) {
    clock.enter()
    work()
    clock.leave()
  }

  func run(_ seconds: Double, of work: @MainActor () -> Void) -> [String] {
    inside(work)
    clock.advance(to: UInt64(seconds * 1e9))
    return lines
  }
}

@MainActor @Suite struct VirtualClockTests {
  @Test func `a task sleeps in virtual time`() {
    let log = Log()
    let lines = log.run(3) {
      Task {
        log.note("start")
        try? await Task.sleep(for: .seconds(2))
        log.note("slept")
        try? await Task.sleep(nanoseconds: 250_000_000)
        log.note("again")
        let clock = ContinuousClock()
        try? await clock.sleep(until: clock.now + .milliseconds(125))
        log.note("until")
      }
    }
    #expect(lines == ["0.0 start", "2.0 slept", "2.25 again", "2.375 until"])
  }

  @Test func `nothing runs before time is asked to move`() {
    let log = Log()
    log.inside { Task { log.note("ran") } }
    #expect(log.lines.isEmpty)
    #expect(log.clock.hasReadyWork)
    #expect(log.clock.runReady() == 1)
    #expect(log.lines == ["0.0 ran"])
  }

  @Test func `queues keep the order and the delays`() {
    let log = Log()
    let lines = log.run(1) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.note("0.3") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { log.note("0.2") }
      DispatchQueue.main.async {
        log.note("first")
        DispatchQueue.main.async { log.note("nested") }
      }
      DispatchQueue.main.async(flags: .barrier) { log.note("barrier") }
    }
    #expect(lines == ["0.0 first", "0.0 barrier", "0.0 nested", "0.2 0.2", "0.3 0.3"])
  }

  @Test func `a group tells when its work is done`() {
    let log = Log()
    let lines = log.run(1) {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        MainActor.assumeIsolated { log.note("work") }
      }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        log.note("leaves")
        group.leave()
      }
      group.notify(queue: .main) { log.note("done") }
    }
    #expect(lines == ["0.0 work", "0.5 leaves", "0.5 done"])
  }

  @Test func `sleeping on a queue delays what follows`() {
    let log = Log()
    let lines = log.run(3) {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 2)
        DispatchQueue.main.async { log.note("woke") }
      }
      DispatchQueue.main.async { log.note("meanwhile") }
    }
    #expect(lines == ["0.0 meanwhile", "2.0 woke"])
  }

  @Test func `the main queue can be waited for`() {
    let log = Log()
    let lines = log.run(1) {
      DispatchQueue.global().async {
        DispatchQueue.main.sync { MainActor.assumeIsolated { log.note("in place") } }
        MainActor.assumeIsolated { log.note("after") }
      }
    }
    #expect(lines == ["0.0 in place", "0.0 after"])
  }

  @Test(arguments: [(interval: 1.0, count: 3, end: 3.0), (0.1, 10, 1.0), (0.35, 2, 1.0)])
  func `a timer ticks on time`(interval: Double, count: Int, end: Double) {
    let log = Log()
    var timer: Timer?
    let lines = log.run(end) {
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        MainActor.assumeIsolated { log.note("tick") }
      }
    }
    log.inside { timer?.invalidate() }
    #expect(lines.count == count)
    for (index, line) in lines.enumerated() {
      let time = Double(line.split(separator: " ")[0]) ?? -1
      #expect(abs(time - Double(index + 1) * interval) < 1e-6)
    }
  }

  @Test func `a single timer fires once`() {
    let log = Log()
    let lines = log.run(4) {
      _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
        MainActor.assumeIsolated { log.note("once") }
      }
    }
    #expect(lines == ["1.5 once"])
  }

  @Test func `a timer of an earlier clock stays out of a later one`() {
    let earlier = Log()
    var timer: Timer?
    _ = earlier.run(0) {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { earlier.note("stray") }
      }
    }
    let later = Log()
    let lines = later.run(5) {
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { later.note("own") }
      }
    }
    earlier.inside { timer?.invalidate() }
    #expect(lines == ["2.0 own"])
    #expect(earlier.lines.isEmpty)
  }

  @Test func `dates move with the clock alone`() {
    let log = Log()
    var dates: [Date] = []
    _ = log.run(2.5) {
      dates.append(.now)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { dates.append(.now) }
    }
    #expect(dates.count == 2)
    #expect(dates.first == Date(timeIntervalSince1970: 1_767_225_600))
    #expect(dates.last == Date(timeIntervalSince1970: 1_767_225_602))
    #expect(Date.now != dates.last)
  }

  @Test func `a cancelled sleep ends at once`() {
    let log = Log()
    var task: Task<Void, Never>?
    log.inside {
      task = Task {
        do {
          try await Task.sleep(for: .seconds(5))
          log.note("slept")
        } catch {
          log.note("cancelled")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task?.cancel() }
    }
    log.clock.advance(to: 10_000_000_000)
    #expect(log.lines == ["1.0 cancelled"])
  }

  @Test func `groups of tasks and streams keep virtual time`() {
    let log = Log()
    let lines = log.run(6) {
      Task {
        await withTaskGroup(of: Int.self) { group in
          for index in 0..<3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(3 - index))
              return index
            }
          }
          for await index in group { log.note("child \(index)") }
        }
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        Task.detached {
          try? await Task.sleep(for: .seconds(1))
          continuation.yield(7)
          continuation.finish()
        }
        for await value in stream { log.note("value \(value)") }
      }
    }
    #expect(lines == ["1.0 child 2", "2.0 child 1", "3.0 child 0", "4.0 value 7"])
  }

  @Test func `two clocks in one thread stay apart`() {
    let one = Log()
    let two = Log()
    one.inside {
      Task {
        try? await Task.sleep(for: .seconds(1))
        one.note("one")
      }
      two.inside { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { two.note("two") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { one.note("late") }
    }
    two.clock.advance(to: 5_000_000_000)
    #expect(one.lines.isEmpty)
    #expect(two.lines == ["1.0 two"])
    one.clock.advance(to: 2_000_000_000)
    #expect(one.lines == ["1.0 one", "2.0 late"])
  }

  @Test func `due times are told before they come`() {
    let log = Log()
    #expect(log.clock.nextDue == nil)
    log.inside { DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { log.note("due") } }
    #expect(log.clock.nextDue == 750_000_000)
    log.clock.advance(to: 749_999_999)
    #expect(log.lines.isEmpty)
    log.clock.advance(to: 750_000_000)
    #expect(log.lines == ["0.75 due"])
    log.clock.advance(to: 0)
    #expect(log.clock.now == 750_000_000)
  }

  @Test func `work that feeds itself is stopped`() {
    let log = Log()
    @MainActor func again() { DispatchQueue.main.async { again() } }
    log.inside { again() }
    #expect(log.clock.runReady() == VirtualClock.jobLimit)
    #expect(log.clock.reachedJobLimit)
  }
}
