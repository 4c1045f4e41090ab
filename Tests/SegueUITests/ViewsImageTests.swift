import SegueDisplay
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

@MainActor
struct ViewsImageTests {
  /// The frame of the only view that goes by a name.
  private func frame(_ view: some View, _ name: String) -> CGRect? {
    viewStage(view).targets.first { $0.label == name }?.frame
  }

  @Test func `a circle is 1.18 times as wide as the font's size`() throws {
    let circle = try #require(frame(Image(systemName: "circle"), "circle"))
    #expect(abs(circle.width - 20.5) < 0.01)
    #expect(abs(circle.height - 20.5) < 0.01)
    let large = try #require(
      frame(Image(systemName: "circle").font(.system(size: 34)), "circle"))
    #expect(abs(large.width - 40.5) < 0.01)
  }

  @Test func `a symbol stands in the middle of the capital letters`() throws {
    let stage = viewStage(
      HStack(alignment: .firstTextBaseline) {
        Text("A")
        Image(systemName: "circle")
      })
    let text = try #require(stage.targets.first { $0.label == "A" }?.frame)
    let circle = try #require(stage.targets.first { $0.label == "circle" }?.frame)
    let baseline = text.minY + 17 * 1950 / 2048
    #expect(abs(circle.midY - (baseline - 17 * 1443 / 2048 / 2)) < 0.3)
  }

  @Test func `a resizable image takes the room it is offered`() {
    let image = Image(systemName: "star.fill").resizable().frame(width: 40, height: 20)
    #expect(frame(image, "star.fill") == CGRect(x: 30, y: 20, width: 40, height: 20))
  }

  @Test(arguments: ["star", "gearshape.fill", "heart.circle.fill", "plus.square", "trash"])
  func `a known name has an outline`(_ name: String) {
    let stage = viewStage(Image(systemName: name))
    #expect(stage.said.isEmpty)
    #expect(stage.lines.count == 1)
  }

  @Test func `a variant is the symbol of that name`() {
    let filled = viewStage(Image(systemName: "star").symbolVariant(.fill)).lines
    #expect(filled == viewStage(Image(systemName: "star.fill")).lines)
  }

  @Test func `what is not there is drawn as a placeholder, with one message`() {
    let stage = viewStage(
      HStack {
        Image(systemName: "no.such.thing")
        Image(systemName: "no.such.thing")
        Image("Mountains").resizable()
      })
    #expect(
      stage.said == [
        "the symbol \"no.such.thing\", a placeholder stands for it, is accepted but not drawn",
        "the image \"Mountains\", a placeholder stands for it, is accepted but not drawn",
      ])
    #expect(stage.lines.count == 4)
  }

  @Test func `a symbol is a part of text`() {
    let stage = viewStage(Text("a\(Image(systemName: "circle.fill"))b"), width: 200)
    #expect(stage.lines.count == 3)
    #expect(stage.lines[1].hasPrefix("path"))
    // A letter of 8.5 points, a circle of 19.56 and a letter.
    #expect(stage.lines[2].hasPrefix("text \"b\" at 109.8"))
  }

  @Test func `a heavier weight has more ink`() {
    func ink(_ weight: Font.Weight) -> Int {
      viewStage(Image(systemName: "plus").fontWeight(weight)).lines.joined().count
    }
    #expect(ink(.black) > ink(.regular))
  }
}
