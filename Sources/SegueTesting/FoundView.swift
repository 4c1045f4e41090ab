public import SegueGeometry
public import SegueUI

/// A view on a stage: where it is drawn now, and with what values.
///
/// Each property reads the stage's present moment; `let x = view.frame` keeps a value. What is
/// *shown* comes from the view itself, what the views *say* from ``model``, how fast it changes
/// from ``velocity``.
@MainActor
public struct FoundView {
  package let inspected: InspectedView
  let stage: Stage

  init(_ inspected: InspectedView, _ stage: Stage) {
    self.inspected = inspected
    self.stage = stage
  }

  /// The type as one writes it, `DetailView`, or a text with its words, `Text("Detail")`.
  public var name: String { inspected.name }
  /// What a person reads on it, or what accessibilityLabel says.
  public var label: String? { inspected.label }
  /// What a person reads on it, whatever accessibilityLabel says.
  public var text: String? { inspected.text }
  /// What accessibilityIdentifier says.
  public var identifier: String? { inspected.identifier }

  /// Whether it is on the stage; still true on its way out.
  public var isOnStage: Bool { inspected.isMounted }
  /// Whether it is there and not on its way out.
  public var isPresent: Bool { inspected.isPresent }
  /// Where the item that it belongs to stands between coming and going.
  public var phase: TransitionPhase { inspected.phase }
  /// Whether an attribute of it, inside it or around it is animating now.
  public var isMoving: Bool {
    (inspected.attributes + inspected.innerAttributes).contains(where: \.isAnimating)
  }

  /// The place of it among everything that is drawn, 0 at the back; nil where it is not drawn.
  public var drawingIndex: Int? { stage.engine.drawingIndex(of: inspected) }

  /// Whether it is drawn over another view.
  public func isDrawn(over other: FoundView) -> Bool {
    guard let own = drawingIndex, let index = other.drawingIndex else { return false }
    return own > index
  }

  // MARK: What is shown

  private var shown: ViewValues { ViewValues(inspected, \.presented) }

  /// The box around what is drawn now, with every effect, in the stage's points; `.null` where the
  /// view has gone.
  public var frame: CGRect { inspected.frame ?? .null }
  /// How opaque it is drawn, 0...1: its own opacity and all those around it.
  public var opacity: Double { shown.opacity }
  /// How far offsets displace it, points.
  public var offset: CGSize { shown.offset }
  /// The factor by which it is scaled; all scales around it multiplied.
  public var scale: CGSize { shown.scale }
  /// The angle by which it is turned, clockwise.
  public var rotation: Angle { shown.rotation }
  /// The radius of its blur, points; the largest around it.
  public var blur: Double { shown.blur }
  /// The colour that it is painted with; nil where it has none, or several.
  public var color: ShownColor? { shown.color }
  /// The numbers of the animatable data that is nearest to it; empty where there is none.
  public var animatableData: [Double] { shown.animatableData }
  /// The numbers of an attribute by the name of its modifier, as in `blur` or `shadow`: its own
  /// first, then of what is around it, then of what is inside.
  public func values(_ attribute: String) -> [Double]? { shown.values(attribute) }
  /// The names of all attributes that ``values(_:)`` knows here.
  public var attributeNames: [String] { shown.names }

  /// What the views say: where everything is in the end.
  public var model: ViewValues { ViewValues(inspected, \.model, frame: inspected.modelFrame) }
  /// How fast what is shown changes, units a second; 0 while it does not animate.
  public var velocity: ViewVelocity { ViewVelocity(inspected) }
}

extension FoundView: @MainActor CustomStringConvertible {
  /// `Text("Detail") at (100, 75, 100, 50), opacity 0.5, didDisappear`.
  public var description: String {
    guard isOnStage else { return "\(name), gone" }
    let box = frame
    func number(_ value: CGFloat) -> String { "\((Double(value) * 100).rounded() / 100)" }
    var text = "\(name) at (\(number(box.minX)), \(number(box.minY)), "
    text += "\(number(box.width)), \(number(box.height)))"
    if opacity != 1 { text += ", opacity \(number(CGFloat(opacity)))" }
    if phase != .identity { text += ", \(phase)" }
    return text
  }
}
