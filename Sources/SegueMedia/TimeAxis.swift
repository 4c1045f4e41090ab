import SegueGeometry

/// Where on the page an instant lies, so that phases and curves stand under their frames.
struct TimeAxis {
  /// Times that never fall and their places.
  private let marks: [(time: Double, x: CGFloat)]
  let from: CGFloat
  let to: CGFloat

  /// - Parameters:
  ///   - times: Seconds of the frames.
  ///   - centers: Their middles; empty where they do not stand in one line.
  ///   - fallback: The time that spans the page where there are not two frames in one line.
  init(
    times: [Double], centers: [CGFloat], from: CGFloat, to: CGFloat,
    fallback: ClosedRange<Double>
  ) {
    self.from = from
    self.to = to
    var marks: [(time: Double, x: CGFloat)] = []
    for (time, x) in zip(times, centers)
    where time.isFinite && time > (marks.last?.time ?? -.infinity) {
      marks.append((time, x))
    }
    if marks.count < 2 {
      let low = min(times.min() ?? fallback.lowerBound, fallback.lowerBound)
      let high = max(times.max() ?? fallback.upperBound, fallback.upperBound)
      marks = [(low, from), (max(high, low + 1e-3), to)]
    }
    self.marks = marks
  }

  /// Places of the frames.
  var places: [CGFloat] { marks.map(\.x) }

  /// A place between the page's margins; times outside go on as the nearest two frames do.
  func x(_ time: Double) -> CGFloat {
    let next = min(max(marks.firstIndex { $0.time > time } ?? marks.count - 1, 1), marks.count - 1)
    let (a, b) = (marks[next - 1], marks[next])
    let part = CGFloat((time - a.time) / (b.time - a.time))
    let x = a.x + (b.x - a.x) * part
    return x.isFinite ? min(max(x, from), to) : from
  }
}
