import SegueUI
import SwiftUI
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
  @Published var other = 0
}

private final class ManualCounter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

@Observable private final class Settings {
  var isOn = false
}

private struct OwnedCounter: View {
  @StateObject private var counter = Counter()
  @State private var version = 0
  var body: some View {
    VStack {
      Text("count \(counter.count)")
      Button("Add") { counter.count += 1 }
      Button("Version") { version += 1 }
      Text("version \(version)")
      ObservedCounter(counter: counter)
    }
  }
}

private struct ObservedCounter: View {
  @ObservedObject var counter: Counter
  var body: some View {
    Text("seen \(counter.count)")
    Bumper(value: $counter.count)
  }
}

private struct Bumper: View {
  @Binding var value: Int
  var body: some View { Button("Bump") { value += 10 } }
}

private struct ManualReader: View {
  @EnvironmentObject var counter: ManualCounter
  var body: some View {
    VStack {
      Text("manual \(counter.count)")
      Button("Add") { counter.count += 1 }
    }
  }
}

private struct BindableReader: View {
  @Bindable var settings: Settings
  var body: some View {
    VStack {
      Text(settings.isOn ? "on" : "off")
      Flipper(isOn: $settings.isOn)
    }
  }
}

private struct Flipper: View {
  @Binding var isOn: Bool
  var body: some View { Button("Flip") { isOn.toggle() } }
}

private struct ChangeScreen: View {
  let log: EventLog
  @State private var value = 0
  @State private var follower: CGFloat = 0
  var body: some View {
    VStack {
      Button("Add") { withAnimation(.linear(duration: 1)) { value += 1 } }
      Color.red.frame(width: 10, height: 10).offset(x: follower)
    }
    .onChange(of: value) { old, new in
      log.add("two \(old) \(new)")
      follower = 50
    }
    .onChange(of: value) { log.add("none") }
    .onChange(of: value, initial: true) { log.add("initial \(value)") }
  }
}

private struct StoredScreen: View {
  @AppStorage("name") private var name = "one"
  var body: some View {
    VStack {
      Text(name)
      StoredWriter()
    }
  }
}

private struct StoredWriter: View {
  @AppStorage("name") private var name = "one"
  var body: some View { Button("Write") { name = "two" } }
}

private struct ReceiveScreen: View {
  let subject: PassthroughSubject<Int, Never>
  @State private var value = 0
  var body: some View { Text("got \(value)").onReceive(subject) { value = $0 } }
}

private struct Evens: View, Equatable {
  let number: Int
  let log: EventLog
  nonisolated static func == (a: Evens, b: Evens) -> Bool { a.number / 2 == b.number / 2 }
  var body: some View {
    let _ = log.add("body \(number)")
    Text("number \(number)")
  }
}

private struct EquatableScreen: View {
  let log: EventLog
  @State private var number = 0
  var body: some View {
    VStack {
      Button("Add") { number += 1 }
      Evens(number: number, log: log).equatable()
    }
  }
}

@MainActor
struct DynamicsStateTests {
  @Test func `a state object is made once and its changes are seen by all its readers`() throws {
    let stage = dynamicsStage(OwnedCounter())
    try stage.tap("Add")
    try stage.tap("Version")
    try stage.tap("Bump")
    #expect(stage.texts.contains("count 11"))
    #expect(stage.texts.contains("seen 11"))
    #expect(stage.texts.contains("version 1"))
  }

  @Test func `an object in the environment that tells by hand is followed`() throws {
    let stage = dynamicsStage(ManualReader().environmentObject(ManualCounter()))
    try stage.tap("Add")
    #expect(stage.texts.contains("manual 1"))
  }

  @Test func `a bindable object gives bindings to its properties`() throws {
    let stage = dynamicsStage(BindableReader(settings: Settings()))
    try stage.tap("Flip")
    #expect(stage.texts.contains("on"))
  }

  @Test func `1.22 onChange runs in a round of its own and its writes are not animated`() throws {
    let log = EventLog()
    let stage = dynamicsStage(ChangeScreen(log: log))
    #expect(log.entries == ["initial 0"])
    try stage.tap("Add")
    #expect(Set(log.entries.dropFirst()) == ["two 0 1", "none", "initial 1"])
    let x = try #require(stage.transforms.first).tx
    stage.advance(by: .milliseconds(500))
    #expect(stage.transforms.first?.tx == x, "the follower had jumped at once")
  }

  @Test func `a stored value is one for all who use its name`() throws {
    let stage = dynamicsStage(StoredScreen())
    #expect(stage.texts.contains("one"))
    try stage.tap("Write")
    #expect(stage.texts.contains("two"))
  }

  @Test func `what a publisher sends reaches the view while it is there`() {
    let subject = PassthroughSubject<Int, Never>()
    let stage = dynamicsStage(ReceiveScreen(subject: subject))
    stage.run { subject.send(7) }
    stage.settleFrame()
    #expect(stage.texts == ["got 7"])
  }

  @Test func `an equatable view is evaluated again only when it differs`() throws {
    let log = EventLog()
    let stage = dynamicsStage(EquatableScreen(log: log))
    for _ in 0..<3 { try stage.tap("Add") }
    #expect(log.entries == ["body 0", "body 2"])
    #expect(stage.texts.contains("number 2"))
  }

  @Test func `published values are sent before they are in place and end with their owner`() {
    let log = EventLog()
    let counter = Counter()
    let first = counter.$count.dropFirst().sink { log.add("\($0) over \(counter.count)") }
    let all = counter.$count.combineLatest(counter.$other).map { $0 * 10 + $1 }
      .removeDuplicates().sink { log.add("sum \($0)") }
    counter.count = 2
    counter.count = 2
    first.cancel()
    counter.other = 5
    #expect(log.entries == ["sum 0", "2 over 0", "sum 20", "2 over 2", "sum 25"])
    all.cancel()
  }
}
