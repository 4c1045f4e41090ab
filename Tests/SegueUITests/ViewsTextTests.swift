import SegueDisplay
import SegueGeometry
import SegueUI
import SwiftUI
import Testing

private struct Deep: View {
  let levels: Int
  var body: some View {
    if levels > 0 { AnyView(Deep(levels: levels - 1)) } else { AnyView(Color.red) }
  }
}

@MainActor
struct ViewsTextTests {
  @Test(arguments: [
    "", " ", "\n", "a\n\nb", "مرحبا", "漢字かな交じり文", "👩‍👩‍👧‍👦🇩🇪", "e\u{301}\u{302}", "\u{0}", "\u{202E}abc",
    String(repeating: "word ", count: 5000), String(repeating: "x", count: 5000),
  ])
  func `any text is laid out`(_ text: String) {
    for width in [0, 1, 50, CGFloat.infinity] {
      let stage = viewStage(Text(text).frame(maxWidth: width))
      #expect(stage.displayList.items.count >= 0)
    }
    let short = viewStage(Text(text).lineLimit(1).minimumScaleFactor(0.5))
    #expect(short.lines.count <= 1)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19),
    (.xxLarge, 21), (.xxxLarge, 23),
  ])
  func `body text follows the Dynamic Type size`(_ size: DynamicTypeSize, _ points: Double) {
    let stage = viewStage(Text("a").dynamicTypeSize(size))
    guard case .text(let item)? = stage.displayList.items.first else {
      Issue.record("no text was drawn")
      return
    }
    #expect(item.run.font.size == points)
  }

  @Test func `text shrinks to the smallest that it may`() {
    // 20 characters of 8.5 points in 100: ten sixteenths of the way to a half.
    let stage = viewStage(
      Text("aaaaaaaaaaaaaaaaaaaa").lineLimit(1).minimumScaleFactor(0.5))
    guard case .text(let item)? = stage.displayList.items.first else {
      Issue.record("no text was drawn")
      return
    }
    #expect(item.run.string.count == 20)
    #expect(item.run.font.size <= 10)
    #expect(item.run.font.size > 9)
  }

  @Test func `room is kept for lines that are not there`() {
    let stage = viewStage(Text("a").lineLimit(2, reservesSpace: true))
    #expect(stage.targets.first?.frame.height == 42.5)
  }

  @Test func `numbers that are none are refused or bounded`() {
    let nan = CGFloat.nan
    let stage = viewStage(
      ZStack {
        Color.red.frame(width: nan, height: -5)
        Color.red.offset(x: nan).scaleEffect(nan).rotationEffect(.radians(.infinity))
        Color.red.shadow(radius: -.infinity, x: nan).opacity(.nan).blur(radius: .infinity)
        Circle().strokeBorder(.red, lineWidth: nan)
        Circle().trim(from: nan, to: .infinity).stroke(lineWidth: -1)
        RoundedRectangle(cornerRadius: nan)
        RoundedRectangle(cornerRadius: .infinity)
        UnevenRoundedRectangle(topLeadingRadius: nan, bottomTrailingRadius: -4)
        RadialGradient(colors: [.red], center: .center, startRadius: nan, endRadius: -1)
        Text("a").font(.system(size: nan)).tracking(nan).baselineOffset(.infinity)
        ProgressView(value: nan, total: 0)
        Image(systemName: "star").font(.system(size: .infinity))
      })
    #expect(!stage.lines.isEmpty)
  }

  @Test func `a thousand views inside each other are drawn, and more are refused once`() {
    #expect(viewStage(Deep(levels: 1000)).lines == ["rectangle 0 0 100 60, fill #ff3b30"])
    let refused = viewStage(Deep(levels: 10_000))
    #expect(refused.lines.isEmpty)
    #expect(refused.said.count == 1)
  }
}

@MainActor
struct ViewsAttributedTextTests {
  @Test func `attributed text looks as its parts say`() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    var bold = AttributedString(" bold")
    bold.font = .body.bold()
    let stage = viewStage(Text(text + bold), width: 200)
    #expect(
      stage.lines == [
        "text \"red\" at 66 35.94, standard 17 400, fill #ff3b30",
        "text \" bold\" at 91.5 35.94, standard 17 600, fill #000000",
      ])
  }

  @Test func `neighbouring parts that look alike are one`() {
    let stage = viewStage(Text("a \(1) b"), width: 200)
    #expect(stage.lines == ["text \"a 1 b\" at 78.75 35.94, standard 17 400, fill #000000"])
  }
}
