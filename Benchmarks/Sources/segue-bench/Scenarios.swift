import Observation
import SegueTesting
import SwiftUI

/// What a scenario changes.
@Observable @MainActor
final class Model {
  var x: CGFloat = 0
  var isOn = false
  var rows: [Int] = []
}

/// S1: N rectangles, one attribute each, a spring each.
struct Retarget: View {
  let model: Model
  let count: Int

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { _ in
        Rectangle()
          .frame(width: 10, height: 10)
          .offset(x: model.x)
          .animation(.spring(response: 0.5, dampingFraction: 0.825), value: model.x)
      }
    }
  }
}

/// S2, S3: N rectangles in a grid of 40 columns that come and go.
struct Cells: View {
  let model: Model
  let count: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      if model.isOn {
        ForEach(0..<count, id: \.self) { index in
          Rectangle()
            .frame(width: 9, height: 9)
            .padding(.leading, CGFloat(index % 40) * 10)
            .padding(.top, CGFloat(index / 40) * 10)
            .transition(.opacity.combined(with: .scale))
        }
      }
    }
  }
}

/// S4: a tree of fan-out 3; one value of the root drives the width of one leaf.
struct Tree: View {
  let depth: Int
  /// nil off the path to the leaf.
  let width: CGFloat?

  var body: some View {
    if depth == 0 {
      Rectangle().frame(width: width ?? 4, height: 4)
    } else {
      ZStack {
        Tree(depth: depth - 1, width: nil)
        Tree(depth: depth - 1, width: width)
        Tree(depth: depth - 1, width: nil)
      }
    }
  }
}

struct TreeRoot: View {
  let model: Model
  let depth: Int

  var body: some View { Tree(depth: depth, width: 10 + model.x) }
}

/// S5: N rows; one is inserted in the middle, the rows below move.
struct Rows: View {
  let model: Model

  var body: some View {
    VStack(spacing: 4) {
      ForEach(model.rows, id: \.self) { _ in
        Rectangle().frame(width: 200, height: 24).transition(.opacity)
      }
    }
  }
}
