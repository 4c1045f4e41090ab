import SegueUI
import SwiftUI
import Testing

private struct Widest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct PreferenceScreen: View {
  let log: EventLog
  @State private var isShown = true
  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 3)
      if isShown {
        Color.blue.frame(width: 10, height: 10).preference(key: Widest.self, value: 9)
      }
    }
    .onPreferenceChange(Widest.self) { log.add("\($0)") }
  }
}

private struct NamesScreen: View {
  @State private var count = 1
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      ForEach(0..<count, id: \.self) { index in
        Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: ["n\(index)"])
      }
    }
    .transformPreference(Names.self) { $0.append("end") }
    .overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")) }
  }
}

@MainActor
struct DynamicsPreferenceTests {
  @Test func `1.18 the preference of a leaving item vanishes at once`() throws {
    let log = EventLog()
    let stage = dynamicsStage(PreferenceScreen(log: log))
    #expect(log.entries == ["9"])
    try stage.tap("Toggle")
    #expect(log.entries == ["9", "3"])
    #expect(stage.rectangles.count == 2, "the leaving colour is still drawn")
    try stage.tap("Toggle")
    #expect(log.entries == ["9", "3", "9"])
  }

  @Test func `a view can be made of what the content reports, in order`() throws {
    let stage = dynamicsStage(NamesScreen())
    #expect(stage.texts.contains("n0 end"))
    try stage.tap("Add")
    #expect(stage.texts.contains("n0 n1 end"))
  }
}
