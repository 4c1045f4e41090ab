import SegueDisplay
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

private struct SwitchScreen: View {
  @State private var isOn = false
  var body: some View { Toggle("Airplane", isOn: $isOn) }
}

private struct PickerScreen: View {
  @State private var choice = 0
  var body: some View {
    Picker("Size", selection: $choice) {
      Text("S").tag(0)
      Text("L").tag(1)
    }
    .pickerStyle(.segmented)
  }
}

private struct CountScreen: View {
  @State private var count = 1
  var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
}

private struct Loud: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(isEnabled ? Color.red : Color.blue)
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      (configuration.isOn ? Color.green : Color.red).frame(width: 10, height: 10)
    }
  }
}

private struct CheckScreen: View {
  @State private var isOn = false
  var body: some View { Toggle("Check", isOn: $isOn).toggleStyle(Check()) }
}

@MainActor
struct ViewsControlTests {
  @Test func `a switch is 51 by 31, and its knob travels in a quarter of a second`() throws {
    let stage = viewStage(SwitchScreen(), width: 200)
    func knob() -> String? { stage.lines.first { $0.contains("ellipse") } }
    #expect(
      stage.lines.contains(
        "  rounded rectangle 149 14.5 51 31, corner 15.5 15.5 circular, fill #787880/0.16"))
    #expect(knob()?.contains("ellipse 151 16.5 27 27") == true)
    try stage.tap("Airplane")
    #expect(knob()?.contains("ellipse 151 16.5 27 27") == true)
    stage.advance(by: .milliseconds(125))
    #expect(knob()?.contains("ellipse 161 16.5 27 27") == true)
    stage.advance(by: .milliseconds(125))
    #expect(knob()?.contains("ellipse 171 16.5 27 27") == true)
    #expect(
      stage.lines.contains(
        "  rounded rectangle 149 14.5 51 31, corner 15.5 15.5 circular, fill #34c759"))
  }

  @Test func `a segmented picker marks the segment that is tapped`() throws {
    let stage = viewStage(PickerScreen())
    #expect(
      stage.lines.contains("  rounded rectangle 2 16 46 28, corner 7 7 continuous, fill #ffffff"))
    try stage.tap("L")
    stage.advance(by: .milliseconds(250))
    #expect(
      stage.lines.contains("  rounded rectangle 52 16 46 28, corner 7 7 continuous, fill #ffffff"))
  }

  @Test func `a stepper stays within its range`() throws {
    let stage = viewStage(CountScreen(), width: 300)
    try stage.tap("Increment")
    try stage.tap("Increment")
    #expect(stage.lines.contains { $0.contains("\"Count 2\"") })
    for _ in 0..<3 { try stage.tap("Decrement") }
    #expect(stage.lines.contains { $0.contains("\"Count 0\"") })
  }

  nonisolated static let buttons = [
    Drawn("a button's label has the accent colour", ["fill #007aff"]) { Button("B") {} },
    Drawn("a destructive one is red", ["fill #ff3b30"]) { Button("B", role: .destructive) {} },
    Drawn("a plain one leaves the colour alone", ["opacity 1", "fill #000000"]) {
      Button("B") {}.buttonStyle(.plain)
    },
    Drawn("a disabled one is grey", ["fill #3c3c43/0.3"]) { Button("B") {}.disabled(true) },
    Drawn("a bordered one lies on its tint", ["fill #34c759/0.15", "fill #34c759"]) {
      Button("B") {}.buttonStyle(.bordered).tint(.green)
    },
    Drawn("a prominent one has a white label", ["fill #007aff", "fill #ffffff"]) {
      Button("B") {}.buttonStyle(.borderedProminent)
    },
    Drawn("a style of one's own draws it", ["fill #ff3b30", "fill #000000"]) {
      Button("B") {}.buttonStyle(Loud())
    },
    Drawn("a style of one's own reads its surroundings", ["fill #007aff", "fill #000000"]) {
      Button("B") {}.buttonStyle(Loud()).disabled(true)
    },
  ]

  @Test(arguments: buttons) func `a button is painted`(_ sample: Drawn) {
    let found = viewStage(sample.view()).lines.map { line in
      String(line.split(separator: ", ").last ?? "")
    }
    #expect(found == sample.lines)
  }

  @Test func `a bordered button adds 12 and 7 points around its label`() {
    let stage = viewStage(Button("B") {}.buttonStyle(.bordered))
    #expect(
      stage.lines.first
        == "rounded rectangle 33.75 12.75 32.5 34.5, corner 6 6 continuous, fill #007aff/0.15")
  }

  @Test func `a primitive style decides when the action runs`() throws {
    var count = 0
    let stage = viewStage(Button("B") { count += 1 }.buttonStyle(Twice()))
    try stage.tap("B")
    #expect(count == 2)
  }

  @Test func `a toggle style of one's own toggles`() {
    let stage = viewStage(CheckScreen())
    #expect(stage.lines == ["rectangle 45 25 10 10, fill #ff3b30"])
    stage.tap(at: CGPoint(x: 50, y: 30))
    #expect(stage.lines == ["rectangle 45 25 10 10, fill #34c759"])
  }

  @Test func `a divider is one device pixel across its stack`() {
    let column = viewStage(VStack(spacing: 0) { Divider() })
    #expect(column.lines == ["rectangle 0 29.75 100 0.5, fill #3c3c43/0.29"])
    let row = viewStage(HStack(spacing: 0) { Divider() })
    #expect(row.lines == ["rectangle 49.75 0 0.5 60, fill #3c3c43/0.29"])
  }

  @Test func `a bar is filled by the fraction of its total`() {
    let stage = viewStage(ProgressView(value: 3, total: 4))
    #expect(
      stage.lines.first == "rounded rectangle 0 28 100 4, corner 2 2 circular, fill #787880/0.16")
    #expect(stage.lines.last?.hasPrefix("path 75 30 m") == true)
  }

  @Test func `a spinner turns by a spoke in a tenth of a second`() {
    let stage = viewStage(ProgressView())
    let before = stage.lines
    stage.advance(by: .milliseconds(99))
    #expect(stage.lines == before)
    stage.advance(by: .milliseconds(10))
    #expect(stage.lines != before)
    stage.advance(by: .milliseconds(800))
    stage.advance(by: .milliseconds(791))
    #expect(stage.lines.count == 8)
  }

  @Test func `a label style chooses what is shown`() {
    let label = Label("Star", systemImage: "star")
    #expect(viewStage(label).lines.count == 2)
    #expect(viewStage(label.labelStyle(.titleOnly)).lines.count == 1)
    #expect(viewStage(label.labelStyle(.iconOnly)).lines.allSatisfy { $0.hasPrefix("path") })
  }
}

private struct SliderScreen: View {
  @State private var value = 0.0
  var body: some View {
    VStack(spacing: 0) {
      Slider(value: $value, in: 0...10, step: 2.5)
      Text("\(value)")
    }
  }
}

private struct PressScreen: View {
  @State private var count = 0
  var body: some View { Button("press \(count)") { count += 1 }.buttonStyle(Sinking()) }
}

private struct Sinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(configuration.isPressed ? Color.red : Color.blue)
  }
}

@MainActor
struct ViewsTouchTests {
  @Test func `a slider follows the finger in its steps`() {
    // The knob of 28 points leaves 100 points of way.
    let stage = viewStage(SliderScreen(), width: 128, height: 60)
    let y = stage.targets[0].frame.minY - 14
    stage.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 14 + 52, y: y))
    #expect(stage.targets.map(\.label) == ["5.0"])
    stage.drag(from: CGPoint(x: 66, y: y), to: CGPoint(x: 500, y: y))
    #expect(stage.targets.map(\.label) == ["10.0"])
  }

  @Test func `a style knows whether its button is pressed`() {
    let stage = viewStage(PressScreen())
    let middle = CGPoint(x: 50, y: 30)
    #expect(stage.lines.first?.hasSuffix("#007aff") == true)
    stage.touchDown(at: middle)
    #expect(stage.lines.first?.hasSuffix("#ff3b30") == true)
    stage.touchUp(at: middle)
    #expect(stage.lines.first?.hasSuffix("#007aff") == true)
    #expect(stage.targets.map(\.label) == ["press 1"])
  }

  @Test func `a finger that leaves the button does not use it`() {
    let stage = viewStage(PressScreen())
    stage.touchDown(at: CGPoint(x: 50, y: 30))
    stage.touchMove(to: CGPoint(x: 50, y: 59))
    stage.touchUp(at: CGPoint(x: 50, y: 59))
    #expect(stage.targets.map(\.label) == ["press 0"])
    #expect(stage.lines.first?.hasSuffix("#007aff") == true)
  }
}
