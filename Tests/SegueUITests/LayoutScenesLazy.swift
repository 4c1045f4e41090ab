import Observation
import SegueGeometry
import SwiftUI
import Testing

private enum LazyGridSectionsScene {
  struct Root: View {
    var body: some View {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
        ) {
          Section {
            ForEach(0..<5, id: \.self) { i in
              Color.red.frame(height: 20).accessibilityIdentifier("a\(i)")
            }
          } header: {
            Color.gray.frame(height: 24).accessibilityIdentifier("aHead")
          } footer: {
            Color.black.frame(height: 16).accessibilityIdentifier("aFoot")
          }
          Section {
            ForEach(10..<14, id: \.self) { i in
              Color.blue.frame(height: 20).accessibilityIdentifier("b\(i - 10)")
            }
          } header: {
            block(46, 16).accessibilityIdentifier("bHead")
          }
        }
        .accessibilityIdentifier("grid")
      }
      .frame(width: 240)
      .accessibilityIdentifier("view")
    }
  }
}

private enum LazyOnlyVisibleRowsExistScene {
  @Observable final class Model {
    var goal: String? = nil
    var anchor: UnitPoint? = .top
  }
  struct Root: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200, id: \.self) { i in
              block(200, 20).accessibilityIdentifier("r\(i)").id("r\(i)")
            }
          }
        }
        .accessibilityIdentifier("view")
        .onChange(of: model.goal) { _, goal in
          if let goal { proxy.scrollTo(goal, anchor: model.anchor) }
        }
      }
    }
  }
}

private enum LazyPinnedHeadersScene {
  struct Part: View {
    let p: String
    var body: some View {
      Section {
        ForEach(0..<8, id: \.self) { i in
          block(200, 20).accessibilityIdentifier("\(p)\(i)").id("\(p)\(i)")
        }
      } header: {
        block(200, 24).accessibilityIdentifier("\(p)Head")
      } footer: {
        block(200, 16).accessibilityIdentifier("\(p)Foot")
      }
    }
  }
  @Observable final class Model {
    var goal: String? = nil
    var anchor: UnitPoint? = .top
  }
  struct Root: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Part(p: "a"); Part(p: "b"); Part(p: "c")
          }
        }
        .accessibilityIdentifier("view")
        .onChange(of: model.goal) { _, goal in
          if let goal { proxy.scrollTo(goal, anchor: model.anchor) }
        }
      }
    }
  }
}

private enum SectionModifierAppliesToEachPartScene {
  struct Root: View {
    var body: some View {
      VStack(spacing: 0) {
        Section {
          block(35, 16).accessibilityIdentifier("c1")
        } header: {
          block(34.5, 16).accessibilityIdentifier("h1")
        }
        .padding()
        Section {
          block(45, 16).accessibilityIdentifier("c2")
        } footer: {
          block(39.5, 16).accessibilityIdentifier("f2")
        }
        .frame(width: 120, height: 30)
        .background(Color.gray)
      }
      .accessibilityIdentifier("pile")
    }
  }
}

/// Frames measured on Apple's SwiftUI: lazy stacks and grids.
@MainActor
struct LayoutScenesLazy {
  @Test func `lazy grid sections`() {
    let scene = LayoutScene(300, 300) { LazyGridSectionsScene.Root() }
    scene.expect(
      """
      view 30 0 240 300
      grid 30 0 240 160
      aHead 30 0 240 24
      a0 52 28 60 20
      a1 120 28 60 20
      a2 188 28 60 20
      a3 52 52 60 20
      a4 120 52 60 20
      aFoot 30 76 240 16
      bHead 127 96 46 16
      b0 52 116 60 20
      b1 120 116 60 20
      b2 188 116 60 20
      b3 52 140 60 20
      """)
  }

  @Test func `lazy only visible rows exist`() {
    let model = LazyOnlyVisibleRowsExistScene.Model()
    let scene = LayoutScene(300, 200) { LazyOnlyVisibleRowsExistScene.Root(model: model) }
    scene.expect(
      """
      view 0 0 300 200
      r0 50 0 200 20
      r1 50 20 200 20
      r2 50 40 200 20
      r3 50 60 200 20
      r4 50 80 200 20
      r5 50 100 200 20
      r6 50 120 200 20
      r7 50 140 200 20
      r8 50 160 200 20
      r9 50 180 200 20
      """)
    scene.run { model.goal = "r100" }
    scene.expect(
      """
      view 0 0 300 200
      r100 50 0 200 20
      r101 50 20 200 20
      r102 50 40 200 20
      r103 50 60 200 20
      r104 50 80 200 20
      r105 50 100 200 20
      r106 50 120 200 20
      r107 50 140 200 20
      r108 50 160 200 20
      r109 50 180 200 20
      """)
  }

  @Test func `lazy pinned headers`() {
    let model = LazyPinnedHeadersScene.Model()
    let scene = LayoutScene(300, 200) { LazyPinnedHeadersScene.Root(model: model) }
    scene.expect(
      """
      view 0 0 300 200
      aHead 50 0 200 24
      a0 50 24 200 20
      a1 50 44 200 20
      a2 50 64 200 20
      a3 50 84 200 20
      a4 50 104 200 20
      a5 50 124 200 20
      a6 50 144 200 20
      a7 50 164 200 20
      aFoot 50 184 200 16
      """)
    scene.run { model.goal = "b3" }
    scene.expect(
      """
      view 0 0 300 200
      bHead 50 0 200 24
      b3 50 0 200 20
      b4 50 20 200 20
      b5 50 40 200 20
      b6 50 60 200 20
      b7 50 80 200 20
      bFoot 50 100 200 16
      cHead 50 116 200 24
      c0 50 140 200 20
      c1 50 160 200 20
      c2 50 180 200 20
      """)
    scene.run {
      model.anchor = .bottom; model.goal = "a7"
    }
    scene.expect(
      """
      view 0 0 300 200
      aHead 50 0 200 24
      a0 50 24 200 20
      a1 50 44 200 20
      a2 50 64 200 20
      a3 50 84 200 20
      a4 50 104 200 20
      a5 50 124 200 20
      a6 50 144 200 20
      a7 50 164 200 20
      aFoot 50 184 200 16
      """)
  }

  @Test func `section modifier applies to each part`() {
    let scene = LayoutScene(300, 250) { SectionModifierAppliesToEachPartScene.Root() }
    scene.expect(
      """
      pile 90 47 120 156
      h1 132.75 63 34.5 16
      c1 132.5 111 35 16
      c2 127.5 150 45 16
      f2 130.25 180 39.5 16
      """)
  }
}
