private import Foundation

import SegueDisplay
import SegueGeometry
import SegueMotion

/// A track of four points with a filled part.
struct ProgressBar: View {
  /// 0...1.
  let fraction: Double
  let tint: Color?

  var body: some View {
    Capsule()
      .fill(Color.controlFill)
      .frame(height: 4)
      .overlay(alignment: .leading) {
        FractionBar(fraction: fraction)
          .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      }
  }
}

/// A capsule over the leading part of its room.
nonisolated struct FractionBar: Shape {
  /// 0...1.
  var fraction: Double

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width * CGFloat(min(max(0, fraction), 1))
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

/// A spinner in a tint, or in the grey of the system.
struct SpinnerColor: View {
  let tint: Color?
  @Environment(\.tint) private var surroundingTint
  @Environment(\.controlSize) private var controlSize

  private var side: CGFloat {
    switch controlSize {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  var body: some View {
    Spinner()
      .frame(width: side, height: side)
      .foregroundStyle(
        tint.map { AnyShapeStyle($0) }
          ?? (surroundingTint == nil
            ? AnyShapeStyle(Color.gray) : AnyShapeStyle(TintShapeStyle())))
  }
}

/// Eight spokes of which one after the other is the darkest.
nonisolated struct Spinner: _PrimitiveView {
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    SpinnerNode(context)
  }

  @MainActor static func _updateNode(_ node: _Node, _ view: Self) {}
}

/// The node of a spinner: drawn anew at each frame.
final class SpinnerNode: FramedNode, FrameTicker {
  /// The time of one turn, seconds.
  static let period = 0.8
  static let spokes = 8

  override init(_ context: _NodeContext) {
    super.init(context)
    stage.frameTickers[ObjectIdentifier(self)] = self
  }

  override var displayName: String { "ProgressView" }

  func frame(at time: Timestamp) { stage.noteMoved(self) }

  override func performPlacement() { setFrame(rectangle) }

  override func environmentDidChange() { stage.noteMoved(self) }

  private func write(_ items: inout [DisplayItem]) {
    let frame = presentedFrame
    let radius = min(frame.width, frame.height) / 2
    let style = environment.values.resolvedForeground
    let turn = stage.now.seconds / Self.period
    let lead = Int(((turn - turn.rounded(.down)) * Double(Self.spokes)).rounded(.down))
    for index in 0..<Self.spokes {
      let angle = Double(index) / Double(Self.spokes) * 2 * Double.pi - Double.pi / 2
      let direction = CGPoint(x: CGFloat(cos(angle)), y: CGFloat(sin(angle)))
      var path = Path()
      path.move(
        to: CGPoint(
          x: frame.midX + direction.x * radius * 0.5, y: frame.midY + direction.y * radius * 0.5))
      path.addLine(
        to: CGPoint(
          x: frame.midX + direction.x * radius * 0.9, y: frame.midY + direction.y * radius * 0.9))
      let age = (lead - index + Self.spokes) % Self.spokes
      let opacity = 1 - 0.75 * Double(age) / Double(Self.spokes - 1)
      items.append(
        .shape(
          ShapeItem(
            outline: .path(path), paint: style.opacity(opacity).paint(in: frame),
            stroke: StrokeStyle(lineWidth: radius * 0.2, lineCap: .round))))
    }
  }

  override func emit(_ items: inout [DisplayItem]) {
    displayIndex = items.count
    write(&items)
  }

  override func patch(_ items: inout [DisplayItem]) {
    guard displayIndex >= 0, displayIndex + Self.spokes <= items.count else { return }
    var own: [DisplayItem] = []
    write(&own)
    for (offset, item) in own.enumerated() { items[displayIndex + offset] = item }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedFrame.contains(point) ? self : nil
  }

  override func unmount() {
    guard isMounted else { return }
    stage.frameTickers[ObjectIdentifier(self)] = nil
    super.unmount()
  }
}
