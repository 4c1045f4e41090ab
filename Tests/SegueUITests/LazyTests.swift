import SegueDisplay
import SegueGeometry
import SegueTesting
import SegueUI
import SwiftUI
import Testing

private struct Rows: View {
  @State private var rows = Array(0..<100)
  var body: some View {
    VStack(spacing: 0) {
      Button("Insert") { withAnimation(.linear(duration: 1)) { rows.insert(1000, at: 2) } }
        .frame(height: 20)
      Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 2) } }
        .frame(height: 20)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            block(50, 20).accessibilityIdentifier("row\(row)").onAppear {
              Appearances.rows.append(row)
            }
          }
        }
      }
      .frame(height: 100)
    }
  }
}

@MainActor
private enum Appearances {
  static var rows: [Int] = []
}

@MainActor
@Suite(.serialized)
struct LazyTests {
  private func names(_ scene: LayoutScene) -> [String] {
    scene.stage.layoutFrames.map(\.name)
  }

  @Test func `only the rows that show are made`() {
    Appearances.rows = []
    let scene = LayoutScene(100, 140) { Rows() }
    #expect(names(scene) == ["row0", "row1", "row2", "row3", "row4"])
    #expect(Appearances.rows.sorted() == [0, 1, 2, 3, 4])
  }

  @Test func `a row inserted in view transitions, and the last row makes room`() throws {
    let scene = LayoutScene(100, 140) { Rows() }
    try scene.stage.tap("Insert")
    #expect(names(scene) == ["row0", "row1", "row1000", "row2", "row3"])
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.stage.displayList.dump.contains("opacity 0.5"))
  }

  @Test func `a row removed in view leaves with its transition`() throws {
    let scene = LayoutScene(100, 140) { Rows() }
    try scene.stage.tap("Remove")
    #expect(names(scene) == ["row0", "row1", "row3", "row4", "row5"])
    scene.stage.advance(by: .milliseconds(500))
    #expect(scene.stage.displayList.dump.contains("opacity 0.5"))
    scene.stage.advance(by: .seconds(1))
    #expect(!scene.stage.displayList.dump.contains("opacity"))
  }

  @Test func `a column's share is what others leave, within its bounds`() {
    let scene = LayoutScene(300, 40) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 10), GridItem(.flexible(maximum: 60), spacing: 10),
          GridItem(.flexible()),
        ], spacing: 0
      ) {
        Color.red.frame(height: 20).accessibilityIdentifier("fixed")
        Color.red.frame(height: 20).accessibilityIdentifier("bounded")
        Color.red.frame(height: 20).accessibilityIdentifier("rest")
        block(10, 20).accessibilityIdentifier("next")
      }
    }
    scene.expect(
      """
      fixed 0 0 40 20
      bounded 50 0 60 20
      rest 120 0 180 20
      next 15 20 10 20
      """)
  }

  @Test func `as many adaptive columns are made as fit`() {
    let scene = LayoutScene(100, 40) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 5)], spacing: 0) {
        ForEach(0..<5) { index in
          Color.red.frame(height: 20).accessibilityIdentifier("cell\(index)")
        }
      }
    }
    // floor((100 + 5) / 25) = 4 columns of (100 - 15) / 4.
    scene.expect(
      """
      cell0 0 0 21.25 20
      cell1 26.25 0 21.25 20
      cell2 52.5 0 21.25 20
      cell3 78.75 0 21.25 20
      cell4 0 20 21.25 20
      """)
  }
}
