import SegueGeometry
import SegueMotion
import SwiftUI
import Testing

@testable import SegueUI

/// Controls with bindings, lazy containers, matched geometry, first frames.
@MainActor
struct ContainerCases {
  let linear = Animation.linear(duration: 1)

  @Test(arguments: [false, true])
  func `a toggle on a binding of closures cuts, on a projected one it animates`(
    isProjected: Bool
  ) throws {
    struct Switch: View {
      let isProjected: Bool
      @State private var isOn = false
      var body: some View {
        let made = Binding(get: { isOn }, set: { isOn = $0 })
        VStack(spacing: 0) {
          Toggle("Made", isOn: made.animation(.linear(duration: 1)))
          Toggle("Projected", isOn: $isOn.animation(.linear(duration: 1)))
          if isOn { Tile("a", 100, 20).transition(.slide) }
        }
      }
    }
    let play = Play(0) { _ in Switch(isProjected: isProjected) }
    try play.stage.tap(isProjected ? "Projected" : "Made")
    play.advance(0.5)
    #expect(isNear(play["a"]?.x, isProjected ? 50 : 100))
  }

  @Test func `rows of bindings leave with their last value`() throws {
    struct Row: Identifiable {
      let id: Int
      var isOn: Bool
    }
    struct Rows: View {
      @State private var rows = [Row(id: 1, isOn: true), Row(id: 2, isOn: false)]
      var body: some View {
        VStack(spacing: 0) {
          ForEach($rows) { $row in Tile(row.isOn ? "on" : "off", 40, 10) }
          Button("Drop") {
            withAnimation(.linear(duration: 1)) { if !rows.isEmpty { rows.removeLast() } }
          }
        }
      }
    }
    let play = Play(0) { _ in Rows() }
    for name in ["off", "on"] {
      try play.stage.tap("Drop")
      play.advance(0.5)
      #expect(isNear(play[name]?.opacity, 0.5))
      play.advance(0.5)
      #expect(play[name] == nil)
    }
    try play.stage.tap("Drop")
    #expect(play.isAtRest)
  }

  @Test func `cells of a lazy grid stand at their place while their page slides`() {
    let play = Play(false) { on in
      ZStack {
        if on {
          VStack(spacing: 0) {
            LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
              ForEach(0..<2, id: \.self) { Tile("c\($0)", 20, 20) }
            }
            Tile("plain", 20, 20)
          }
          .transition(.move(edge: .leading))
        }
      }
    }
    play.animate(true)
    play.advance(0.5)
    let plain = play["plain"]?.midX ?? 0
    let cell = play["c0"]?.x ?? 0
    play.advance(0.5)
    #expect((play["plain"]?.midX ?? 0) - plain > 50)
    #expect(isNear(play["c0"]?.x, cell))
  }

  @Test func `matched views with fixed frames keep their sizes while their middles run together`() {
    struct Frames: View {
      let isBig: Bool
      @Namespace private var space
      var body: some View {
        VStack(spacing: 0) {
          if isBig {
            Tile("big", 180, 90).matchedGeometryEffect(id: "r", in: space)
            Tile("below", 20, 60)
          } else {
            Tile("small", 40, 40).matchedGeometryEffect(id: "r", in: space)
          }
        }
      }
    }
    let play = Play(false) { Frames(isBig: $0) }
    play.animate(true)
    for _ in 0..<3 {
      play.advance(0.25)
      #expect(isNear(play["big"]?.width, 180))
      #expect(isNear(play["small"]?.width, 40))
      #expect(isNear(play["big"]?.midY, play["small"]?.midY ?? 0))
      #expect(isNear(play["big"]?.midX, play["small"]?.midX ?? 0))
    }
    #expect(isNear(play["big"]?.opacity, 0.75))
  }

  @Test(arguments: [false, true])
  func `what is measured in onAppear flies, unless its first value is not animated`(
    isQuiet: Bool
  ) {
    struct Bar: View {
      let isQuiet: Bool
      @State private var width = 0.0
      var body: some View {
        VStack(spacing: 0) {
          Tile("measured", 80, 20)
            .background(
              GeometryReader { proxy in
                Color.clear.onAppear {
                  var transaction = Transaction()
                  transaction.disablesAnimations = isQuiet
                  withTransaction(transaction) { width = proxy.size.width }
                }
              })
          Tile("bar", width, 4)
        }
        .animation(.linear(duration: 1), value: width)
      }
    }
    let play = Play(0) { _ in Bar(isQuiet: isQuiet) }
    play.advance(0.5)
    #expect(isNear(play["bar"]?.width, isQuiet ? 80 : 40))
  }

  @Test func `a repetition that waits for a change does not start with the first value`() {
    struct Pulse: View {
      let status: String
      @State private var isBig = false
      var body: some View {
        Tile("a", 40, 40).scaleEffect(isBig ? 2 : 1)
          .onChange(of: status) {
            withAnimation(.linear(duration: 1).repeatForever()) { isBig = true }
          }
      }
    }
    let play = Play("sent") { Pulse(status: $0) }
    play.advance(0.5)
    #expect(play.isAtRest)
    play.set("read")
    play.advance(0.5)
    #expect(isNear(play["a"]?.width, 60))
  }

  @Test func `a label fades in with its row`() {
    let play = Play(false) { on in
      VStack {
        if on {
          ForEach(1..<3, id: \.self) {
            Label("Result \($0)", systemImage: "doc").transition(.opacity)
          }
        }
        Tile("b", 20, 20)
      }
    }
    play.animate(true)
    play.advance(0.5)
    let titles = play.picture.entries.filter { $0.name.hasPrefix("Result") }
    #expect(titles.count == 2, "\(play.order)")
    #expect(titles.allSatisfy { isNear($0.opacity, 0.5) })
  }
}
