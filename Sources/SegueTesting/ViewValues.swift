public import SegueGeometry
import SegueUI

/// The values of a view's attributes at one moment.
@MainActor
public struct ViewValues {
  private let around: [AttributeReading]
  private let inside: [AttributeReading]
  private let numbers: (AttributeReading) -> [Double]
  private let box: CGRect?

  init(
    _ view: InspectedView, _ numbers: @escaping (AttributeReading) -> [Double],
    frame: CGRect? = nil
  ) {
    around = view.attributes
    inside = view.innerAttributes
    self.numbers = numbers
    box = frame
  }

  private func all(_ names: String...) -> [[Double]] {
    around.filter { names.contains($0.name) }.map(numbers)
  }

  /// The box around it, in the stage's points; `.null` where the view has gone.
  public var frame: CGRect { box ?? .null }

  /// 0...1; every opacity around the view multiplied.
  public var opacity: Double { all("opacity").reduce(1) { $0 * ($1.first ?? 1) } }

  /// Points; every offset around the view added.
  public var offset: CGSize {
    all("offset").reduce(CGSize.zero) {
      CGSize(width: $0.width + CGFloat($1[0]), height: $0.height + CGFloat($1[1]))
    }
  }

  /// Factors; every scale around the view multiplied.
  public var scale: CGSize {
    let pairs =
      around.compactMap { reading -> CGSize? in
        let values = numbers(reading)
        switch reading.name {
        case "scaleEffect":
          return CGSize(width: CGFloat(values[0]), height: CGFloat(values[1]))
        case "scale": return CGSize(width: CGFloat(values[0]), height: CGFloat(values[0]))
        default: return nil
        }
      }
    return pairs.reduce(CGSize(width: 1, height: 1)) {
      CGSize(width: $0.width * $1.width, height: $0.height * $1.height)
    }
  }

  /// Clockwise; every rotation around the view added.
  public var rotation: Angle {
    Angle(radians: all("rotationEffect").reduce(0) { $0 + ($1.first ?? 0) / 128 })
  }

  /// Points; the largest radius around the view.
  public var blur: Double { all("blur").compactMap(\.first).max() ?? 0 }

  /// The colour that it is painted with; nil where it has none, or several.
  public var color: ShownColor? {
    let own = inside.filter { $0.name == "color" }.map(numbers)
    guard let first = own.first, own.allSatisfy({ $0 == first }) else { return nil }
    return ShownColor(vector: first)
  }

  /// The numbers of the nearest animatable data; empty where there is none.
  public var animatableData: [Double] { values("animatableData") ?? [] }

  /// The numbers of an attribute by the name of its modifier; nil where there is none.
  public func values(_ attribute: String) -> [Double]? {
    (around + inside).first { $0.name == attribute }.map(numbers)
  }

  /// The names that ``values(_:)`` knows, each once.
  public var names: [String] {
    var names: [String] = []
    for reading in around + inside where !names.contains(reading.name) {
      names.append(reading.name)
    }
    return names
  }
}

/// How fast a view's attributes change, units a second.
@MainActor
public struct ViewVelocity {
  private let readings: [AttributeReading]

  init(_ view: InspectedView) { readings = view.attributes + view.innerAttributes }

  /// The velocity of the rectangle that layout gives, points a second.
  public var frame: CGRect {
    guard let numbers = values("frame"), numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Of the nearest opacity, a second.
  public var opacity: Double { values("opacity")?.first ?? 0 }

  /// Of the nearest offset, points a second.
  public var offset: CGSize {
    guard let numbers = values("offset"), numbers.count == 2 else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Of the nearest scale, factors a second.
  public var scale: CGSize {
    guard let numbers = values("scaleEffect"), numbers.count > 1 else {
      let factor = CGFloat(values("scale")?.first ?? 0)
      return CGSize(width: factor, height: factor)
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Of the nearest blur's radius, points a second.
  public var blur: Double { values("blur")?.first ?? 0 }

  /// Of the nearest rotation, radians a second.
  public var rotation: Double { (values("rotationEffect")?.first ?? 0) / 128 }

  /// Of an attribute by the name of its modifier; nil where there is none.
  public func values(_ attribute: String) -> [Double]? {
    readings.first { $0.name == attribute }?.velocity
  }
}
