import SegueTesting
import SegueTestingImages
import SwiftUI

/// S6: 200 rounded rectangles and 50 texts on their way for 2 s, all linear.
struct Raster: View {
  let model: Model

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      ForEach(0..<200, id: \.self) { box($0) }
      ForEach(0..<50, id: \.self) { label($0) }
    }
  }

  private func box(_ index: Int) -> some View {
    let color = Color(
      red: shade(41 * index), green: shade(97 * index), blue: shade(151 * index), opacity: 0.85)
    let start = CGSize(width: 37 * index % 376, height: 29 * index % 276)
    let end = CGSize(width: (53 * index + 100) % 376, height: (71 * index + 50) % 276)
    return RoundedRectangle(cornerRadius: 6, style: .circular)
      .fill(color)
      .frame(width: CGFloat(24 + 7 * index % 40), height: CGFloat(16 + 11 * index % 24))
      .offset(model.isOn ? end : start)
  }

  private func label(_ index: Int) -> some View {
    let start = CGSize(width: 31 * index % 340, height: 43 * index % 280)
    let end = CGSize(width: (67 * index + 60) % 340, height: (59 * index + 90) % 280)
    let number = index < 10 ? "0\(index)" : "\(index)"
    return Text("Label \(number)").font(.system(size: 12)).foregroundStyle(Color.black)
      .offset(model.isOn ? end : start)
  }

  private func shade(_ value: Int) -> Double { Double(value % 256) / 255 }
}

extension Runs {
  /// The whole frame: time, display list, 800 × 600 pixels.
  func s6() throws -> Measurement {
    let model = Model()
    var options = StageOptions()
    options.recordsEvents = false
    options.safeArea = EdgeInsets()
    let stage = Stage.withFonts(
      size: CGSize(width: 400, height: 300), options: options
    ) { Raster(model: model) }
    let painter = StagePainter(scale: 2)
    _ = try painter.pixels(of: stage)
    stage.perform { withAnimation(.linear(duration: 2)) { model.isOn = true } }
    var result = Measurement(scenario: "S6", n: 250)
    let start = processorTime()
    for _ in 0..<120 {
      stage.advance(by: .nanoseconds(16_666_667))
      let pixels = try painter.pixels(of: stage)
      result.check += Double(pixels[(300 * 800 + 400) * 4]) / 120
    }
    result.nanosecondsPerFrame = (processorTime() - start) / 120
    result.residentMegabytes = residentMegabytes()
    return result
  }
}
