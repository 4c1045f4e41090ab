import SegueDisplay
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

/// Draws the diagonal from its top leading corner.
private struct Diagonal: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: rect.minX, y: rect.minY))
      $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// A shape whose calculation went wrong.
private struct Broken: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)) }
  }
}

@MainActor
struct ViewsShapeTests {
  nonisolated static let shapes = [
    Drawn("a circle is as wide as the smaller side", ["ellipse 20 0 60 60, fill #000000"]) {
      Circle()
    },
    Drawn(
      "a capsule has half circles at its ends",
      ["rounded rectangle 0 0 100 60, corner 30 30 circular, fill #000000"]
    ) { Capsule() },
    Drawn("a rounded rectangle without a radius is sharp", ["rectangle 0 0 100 60, fill #000000"]) {
      RoundedRectangle(cornerRadius: 0)
    },
    Drawn("a stroke keeps the circle square", ["ellipse 20 0 60 60, stroke 4 #ff3b30"]) {
      Circle().stroke(.red, lineWidth: 4)
    },
    Drawn("a stroked shape is a line of the outline", ["ellipse 20 0 60 60, stroke 3 #000000"]) {
      Circle().stroke(lineWidth: 3)
    },
    Drawn("a border lies inside the bounds", ["ellipse 22 2 56 56, stroke 4 #ff3b30"]) {
      Circle().strokeBorder(.red, lineWidth: 4)
    },
    Drawn("an offset of a shape takes the whole proposal", ["ellipse 30 5 60 60, fill #000000"]) {
      Circle().offset(x: 10, y: 5)
    },
    Drawn(
      "an inset makes the corner smaller too",
      ["rounded rectangle 4 4 92 52, corner 6 6 continuous, fill #000000"]
    ) { RoundedRectangle(cornerRadius: 10).inset(by: 4) },
    Drawn("an inset stops at nothing", ["rectangle 50 30 0 0, fill #000000"]) {
      Rectangle().inset(by: 80)
    },
    Drawn("a size is a shape's own", ["rectangle 0 0 30 20, fill #000000"]) {
      Rectangle().size(width: 30, height: 20)
    },
    Drawn("a whole trim is the shape itself", ["ellipse 20 0 60 60, fill #000000"]) {
      Circle().trim(from: 0, to: 1)
    },
    Drawn("a trimmed line ends where its length says", ["path 0 0 m 50 30 l, stroke 2 #000000"]) {
      Diagonal().trim(from: 0, to: 0.5).stroke(lineWidth: 2)
    },
    Drawn("a scale is about its anchor", ["path 25 15 m 75 45 l, stroke 1 #000000"]) {
      Diagonal().scale(0.5).stroke()
    },
    Drawn("a rotation is clockwise about its anchor", ["path 80 -20 m 20 80 l, stroke 1 #000000"]) {
      Diagonal().rotation(.degrees(90)).stroke()
    },
    Drawn(
      "a stroke lies over the fill it follows",
      [
        "ellipse 20 0 60 60, fill #ffcc00", "ellipse 20 0 60 60, stroke 2 #000000",
      ]
    ) { Circle().fill(.yellow).stroke(.black, lineWidth: 2) },
    Drawn("a hidden type draws as itself", ["ellipse 20 0 60 60, fill #000000"]) {
      AnyShape(Circle()).aspectFitting()
    },
    Drawn("dashes without length are a solid line", ["ellipse 20 0 60 60, stroke 1 #000000"]) {
      Circle().stroke(style: StrokeStyle(dash: [0, 0]))
    },
  ]

  @Test(arguments: shapes) func `a shape draws`(_ sample: Drawn) {
    #expect(viewStage(sample.view()).lines == sample.lines)
  }

  @Test func `a path of one's own is mirrored from right to left`() {
    let stage = viewStage(Diagonal().stroke(), direction: .rightToLeft)
    #expect(stage.lines == ["path 100 0 m 0 60 l, stroke 1 #000000"])
  }

  @Test func `a path with a number that is none is refused once`() {
    let stage = viewStage(
      VStack {
        Broken(); Broken()
      })
    #expect(stage.lines.allSatisfy { $0.hasPrefix("path,") })
    #expect(
      stage.said == [
        "the path of Broken has a coordinate that is not a finite number, and nothing of it is drawn"
      ])
  }

  @Test func `a trim animates its fractions`() throws {
    let stage = viewStage(TrimScreen(), width: 100, height: 100)
    try stage.tap("go")
    stage.advance(by: .milliseconds(500))
    #expect(stage.lines.contains("path 0 0 m 50 0 l, stroke 1 #000000"))
  }

  @Test func `a corner radius animates`() throws {
    let stage = viewStage(CornerScreen(), width: 100, height: 100)
    try stage.tap("go")
    stage.advance(by: .milliseconds(250))
    #expect(
      stage.lines.contains { $0.hasPrefix("clip rounded rectangle") && $0.contains("corner 15 15") }
    )
  }
}

extension View {
  /// Keeps a shape of another kind out of the whole room.
  fileprivate func aspectFitting() -> some View { frame(width: 60, height: 60) }
}

private struct Level: Shape {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 0))
    }
  }
}

private struct TrimScreen: View {
  @State private var end = 0.0
  var body: some View {
    Level().trim(from: 0, to: end).stroke()
      .overlay { Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { end = 1 } } }
  }
}

private struct CornerScreen: View {
  @State private var radius: CGFloat = 10
  var body: some View {
    Color.red.clipShape(RoundedRectangle(cornerRadius: radius))
      .overlay { Text("go").onTapGesture { withAnimation(.linear(duration: 1)) { radius = 30 } } }
  }
}
