import SegueGeometry

/// A control that chooses one of several options.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  @MainActor public var body: some View {
    let selection = selection
    PickerBody(
      label: label,
      options: PickerOptions(
        content: content, selection: AnyHashable(selection.wrappedValue),
        select: { value in
          if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        }, kind: .segmented))
  }
}

extension Picker where Label == Text {
  public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(key) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker {
  /// A picker whose label comes as a value; the form of the first releases.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}

extension Picker where Label == SegueUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SegueUI.Label(key, systemImage: systemImage)
    }
  }
}

/// Looks of pickers.
public protocol PickerStyle: Sendable {
  /// The library's own kind of look; not for use outside it.
  var _kind: _PickerKind { get }
}

/// How a picker shows its options.
public enum _PickerKind: Hashable, Sendable {
  case menu
  case segmented
  case inline
  case wheel
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .wheel }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

private enum PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind { .menu } }

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let kind = style._kind
    if kind == .wheel { StageRegistry.notDrawn("the wheel of a picker, drawn as a list,") }
    return modifier(_EnvironmentWritingModifier(\.pickerKind, kind))
  }
}

/// A picker in the look of its surroundings.
private struct PickerBody<Label: View, Content: View>: View {
  let label: Label
  let options: PickerOptions<Content>
  @Environment(\.pickerKind) private var kind

  private var shown: PickerOptions<Content> {
    var options = options
    options.kind = kind
    return options
  }

  var body: some View {
    switch kind {
    case .segmented: shown.font(.system(size: 13, weight: .medium))
    case .inline, .wheel: shown
    case .menu: shown.foregroundStyle(TintShapeStyle())
    }
  }
}
