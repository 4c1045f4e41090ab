import SegueGeometry
import SegueMotion

/// A label and a switch at the far end of the row.
struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var isLabelHidden

  var body: some View {
    row.modifier(_TapModifier(count: 1, isButton: true, action: isEnabled ? toggle : nil))
  }

  private func toggle() { configuration.isOn.toggle() }

  @ViewBuilder private var row: some View {
    if isLabelHidden {
      Switch(isOn: configuration.isOn, tint: tint)
    } else {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        Switch(isOn: configuration.isOn, tint: tint)
      }
    }
  }
}

/// A switch of 51 × 31 points whose knob travels by itself.
struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var surroundingTint

  /// How long the knob takes, seconds.
  static let duration = 0.25

  private var onStyle: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return surroundingTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(TintShapeStyle())
  }

  var body: some View {
    Capsule()
      .fill(isOn ? onStyle : AnyShapeStyle(Color.controlFill))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .frame(width: 27, height: 27)
          .shadow(color: Color.black.opacity(0.15), radius: 3, y: 3)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.easeInOut(duration: Self.duration), value: isOn)
  }
}
