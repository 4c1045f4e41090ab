package import SegueDisplay
package import SegueGeometry

/// A transition on one page: what happened, and how it looked from moment to moment.
///
///     let strip = Filmstrip(
///       title: "Card",
///       rows: [Filmstrip.Row(title: "0.000 s  tap “Toggle”", frames: frames)])
///     let page = try FilmstripComposer(measurer: measurer, render: renderer.render).compose(strip)
package struct Filmstrip: Sendable {
  /// Stands above all rows.
  package var title: String?
  package var rows: [Row]
  /// The part of the stage to show, in points; nil shows all of it.
  package var cropping: CGRect?
  /// Pixels of a frame per point of the stage.
  package var pixelsPerPoint: Double

  package init(
    title: String? = nil, rows: [Row], cropping: CGRect? = nil, pixelsPerPoint: Double = 2
  ) {
    self.title = title
    self.rows = rows
    self.cropping = cropping
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// One change and what followed from it.
  package struct Row: Sendable {
    package var title: String
    /// Explanations, each a paragraph of small text.
    package var subtitle: [String]
    /// In order of time; lines of at most eight.
    package var frames: [Frame]
    package var curves: [Curve]
    package var phases: [Phase]

    package init(
      title: String, subtitle: [String] = [], frames: [Frame] = [], curves: [Curve] = [],
      phases: [Phase] = []
    ) {
      self.title = title
      self.subtitle = subtitle
      self.frames = frames
      self.curves = curves
      self.phases = phases
    }
  }

  /// The stage at an instant.
  package struct Frame: Sendable {
    /// Seconds.
    package var time: Double
    package var bitmap: Bitmap

    package init(time: Double, bitmap: Bitmap) {
      self.time = time
      self.bitmap = bitmap
    }
  }

  /// A value over time.
  package struct Curve: Sendable {
    package struct Sample: Sendable {
      /// Seconds.
      package var time: Double
      package var value: Double

      package init(time: Double, value: Double) {
        self.time = time
        self.value = value
      }
    }

    package var name: String
    package var samples: [Sample]

    package init(name: String, samples: [Sample]) {
      self.name = name
      self.samples = samples
    }
  }

  /// What a view went through, from one instant to another.
  package struct Phase: Sendable {
    package enum Kind: Sendable {
      case inserting
      case present
      case removing
    }

    package var name: String
    /// Seconds.
    package var from: Double
    /// Seconds, not before `from`.
    package var to: Double
    package var kind: Kind

    package init(name: String, from: Double, to: Double, kind: Kind) {
      self.name = name
      self.from = from
      self.to = to
      self.kind = kind
    }
  }

  /// So many of the items, evenly spread, the first and the last among them.
  ///
  ///     Filmstrip.evenly(3, of: [0, 1, 2, 3, 4])  // [0, 2, 4]
  package static func evenly<Item>(_ count: Int, of items: [Item]) -> [Item] {
    guard count > 1, items.count > count else { return count > 0 ? items : [] }
    let step = Double(items.count - 1) / Double(count - 1)
    return (0..<count).map { items[Int((Double($0) * step).rounded())] }
  }
}
