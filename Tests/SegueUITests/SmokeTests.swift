import SegueDisplay
import SegueTesting
import SegueUI
import SwiftUI
import Testing

struct Detail: View {
  var body: some View {
    Color.red.frame(width: 100, height: 50)
  }
}

struct DetailScreen: View {
  @State private var showDetail = false
  var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { showDetail.toggle() } }
      if showDetail {
        Detail().transition(.slide)
      }
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

struct PlainScreen: View {
  @State private var showDetail = false
  var body: some View {
    VStack {
      Button("Toggle") { showDetail.toggle() }
      if showDetail {
        Detail().transition(.slide)
      }
    }
  }
}

@MainActor
func makeStage(_ view: some View) -> SegueUI.Stage {
  var configuration = StageConfiguration()
  configuration.size = CGSize(width: 300, height: 200)
  configuration.safeArea = EdgeInsets()
  let stage = SegueUI.Stage(configuration: configuration, measurer: FixedTextMeasurer()) { view }
  stage.start()
  return stage
}

struct SmokeTests {
  @Test @MainActor func `a detail slides in`() throws {
    let stage = makeStage(DetailScreen())
    print(stage.displayList.dump)
    try stage.tap("Toggle")
    for i in 0..<5 {
      print("t", stage.now.seconds)
      print(stage.displayList.dump)
      stage.advance(by: .milliseconds(250))
    }
    try stage.tap("Toggle")
    for i in 0..<5 {
      print("t", stage.now.seconds)
      print(stage.displayList.dump)
      stage.advance(by: .milliseconds(250))
    }
    for v in stage.trace.verdicts() { print(v) }
  }
  @Test @MainActor func `nothing animates without a context`() throws {
    let stage = makeStage(PlainScreen())
    try stage.tap("Toggle")
    print(stage.displayList.dump)
    for v in stage.trace.verdicts() { print(v) }
  }
}
