public import Foundation
public import SegueGeometry

/// What a symbol that may be tinted shows of its colours.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  public static let flat = SymbolColorRenderingMode()
  public static let gradient = SymbolColorRenderingMode()
}

/// How a picture's brightness may exceed white.
extension Image {
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }
}

/// How something behaves when it is dragged over.
public struct SpringLoadingBehavior: Hashable, Sendable {
  public static let automatic = SpringLoadingBehavior()
  public static let enabled = SpringLoadingBehavior()
  public static let disabled = SpringLoadingBehavior()
}

/// Which inputs scroll.
public struct ScrollInputKind: Hashable, Sendable {
  public static let handGestureShortcut = ScrollInputKind()
  public static let look = ScrollInputKind()
}
public struct ScrollInputBehavior: Hashable, Sendable {
  public static let automatic = ScrollInputBehavior()
  public static let enabled = ScrollInputBehavior()
  public static let disabled = ScrollInputBehavior()
}

/// Where a container's background goes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let subscriptionStore = ContainerBackgroundPlacement()
}

/// What helps with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}

/// A language that text is set in.
public struct TypesettingLanguage: Hashable, Sendable {
  public static let automatic = TypesettingLanguage()
  public static func explicit(_ language: Locale.Language) -> Self { Self() }
}

extension View {
  /// Mirrors what is drawn where the layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirrorModifier(isEnabled: enabled))
  }

  /// Adds the room that a scene leaves at its edges: 16 points.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds the room that a scene leaves at its edges: 16 points.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges, 16)
  }

  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(HiddenLabels(isHidden: visibility == .hidden))
  }

  /// Draws a background behind the container around; behind the view itself here.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Draws a background behind the container around; behind the view itself here.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Shows a view beside the content; as a sheet here, as in a narrow window.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    accepted("defaultAppStorage")
  }
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    accepted("findNavigator")
  }
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    accepted("defaultHoverEffect", if: effect != nil)
  }
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    accepted("listRowHoverEffect", if: effect != nil)
  }
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    accepted("springLoadingBehavior")
  }
  public nonisolated func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    accepted("scrollIndicatorsFlash", if: onAppear)
  }
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    accepted("scrollIndicatorsFlash")
  }
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    accepted("sectionActions")
  }
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public nonisolated func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    accepted("textInputSuggestions")
  }
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    self
  }
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public nonisolated func typeSelectEquivalent(_ key: LocalizedStringKey) -> some View { self }
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    accepted("symbolColorRenderingMode", if: mode != nil)
  }
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    accepted("paletteSelectionEffect")
  }
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    self
  }
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    accepted("navigationDocument")
  }
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    accepted("itemProvider", if: action != nil)
  }
  public nonisolated func contentCaptureProtected(_ isProtected: Bool) -> some View { self }
  public nonisolated func accessibilityScrollStatus(_ status: Text) -> some View { self }
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void
  ) -> some View {
    accepted("userActivity", if: isActive)
  }
}

/// The room that a scene leaves at its edges.
public struct ScenePadding: Hashable, Sendable {
  public static let minimum = ScenePadding()
  public static let navigationBar = ScenePadding()
}

public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

public struct PaletteSelectionEffect: Hashable, Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}

/// Mirrors its content where the layout runs from right to left.
private struct MirrorModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
  }
}

/// Hides the labels of controls or leaves them as they are.
private struct HiddenLabels: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    content.modifier(_EnvironmentWritingModifier { if isHidden { $0.labelsAreHidden = true } })
  }
}
