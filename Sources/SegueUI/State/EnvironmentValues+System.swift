public import Foundation

// What a system says about itself: on a stage always the same, unless a view sets it.

private struct SystemKey<Name, Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

/// How much larger type is than usual, in the words of the first releases.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (a: Self, b: Self) -> Bool { a.place < b.place }
  public static func <= (a: Self, b: Self) -> Bool { a.place <= b.place }
  public static func > (a: Self, b: Self) -> Bool { a.place > b.place }
  public static func >= (a: Self, b: Self) -> Bool { a.place >= b.place }

  /// The same in the words of later releases.
  fileprivate var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

/// Whether letters are drawn heavier.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
  public static let standard = BackgroundProminence()
  public static let increased = BackgroundProminence()
}

/// Opens a window; a stage has one.
public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) { StageRegistry.notDrawn("openWindow") }
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {
    StageRegistry.notDrawn("openWindow")
  }
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    StageRegistry.notDrawn("openWindow")
  }
}

/// Closes a window; a stage has one.
public struct DismissWindowAction: Sendable {
  @MainActor public func callAsFunction() { StageRegistry.notDrawn("dismissWindow") }
  @MainActor public func callAsFunction(id: String) { StageRegistry.notDrawn("dismissWindow") }
}

/// Opens a program's settings; a stage shows none.
public struct OpenSettingsAction: Sendable {
  @MainActor public func callAsFunction() { StageRegistry.notDrawn("openSettings") }
}

/// Asks the focus to go where it is preferred.
public struct ResetFocusAction: Sendable {
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {
    StageRegistry.notDrawn("resetFocus")
  }
}

/// Begins to rename something.
public struct RenameAction: Sendable {
  let action: @MainActor @Sendable () -> Void
  @MainActor public func callAsFunction() { action() }
}

private enum UndoKey {}
private enum LegibilityKey {}
private enum LuminanceKey {}
private enum HeaderHeightKey {}
private enum HorizontalIndicatorKey {}
private enum ButtonShapesKey {}
private enum SwitchControlKey {}
private enum ProminenceKey {}
private enum RenameKey {}
private enum MaterialKey {}

extension EnvironmentValues {
  /// Type larger than usual, in the words of the first releases.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }

  /// What undoes a person's changes: nothing unless a view sets it.
  public var undoManager: UndoManager? {
    get { self[SystemKey<UndoKey, UndoManager?>.self] ?? nil }
    set { self[SystemKey<UndoKey, UndoManager?>.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[SystemKey<LegibilityKey, LegibilityWeight?>.self] ?? nil }
    set { self[SystemKey<LegibilityKey, LegibilityWeight?>.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[SystemKey<LuminanceKey, Bool>.self] ?? false }
    set { self[SystemKey<LuminanceKey, Bool>.self] = newValue }
  }

  /// The least height of the headers of a list, points; nil is the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[SystemKey<HeaderHeightKey, CGFloat?>.self] ?? nil }
    set { self[SystemKey<HeaderHeightKey, CGFloat?>.self] = newValue }
  }

  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[SystemKey<HorizontalIndicatorKey, ScrollIndicatorVisibility>.self] ?? .automatic }
    set { self[SystemKey<HorizontalIndicatorKey, ScrollIndicatorVisibility>.self] = newValue }
  }

  public var accessibilityShowButtonShapes: Bool {
    get { self[SystemKey<ButtonShapesKey, Bool>.self] ?? false }
    set { self[SystemKey<ButtonShapesKey, Bool>.self] = newValue }
  }

  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SystemKey<SwitchControlKey, Bool>.self] ?? false }
    set { self[SystemKey<SwitchControlKey, Bool>.self] = newValue }
  }

  public var backgroundProminence: BackgroundProminence {
    get { self[SystemKey<ProminenceKey, BackgroundProminence>.self] ?? .standard }
    set { self[SystemKey<ProminenceKey, BackgroundProminence>.self] = newValue }
  }

  /// The material behind the view; nil where there is none.
  public var backgroundMaterial: Material? {
    get { self[SystemKey<MaterialKey, Material?>.self] ?? nil }
    set { self[SystemKey<MaterialKey, Material?>.self] = newValue }
  }

  /// What `renameAction` around the view does.
  public internal(set) var rename: RenameAction? {
    get { self[SystemKey<RenameKey, RenameAction?>.self] ?? nil }
    set { self[SystemKey<RenameKey, RenameAction?>.self] = newValue }
  }

  public var accessibilityEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var appearsActive: Bool { true }
  public var isTabBarShowingSections: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var supportsMultipleWindows: Bool { false }
  public var supportsImagePlayground: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Sets what `EnvironmentValues.rename` does inside the view.
  @preconcurrency
  public nonisolated func renameAction(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}

/// A button that begins to rename what is around it.
public nonisolated struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }
      .disabled(rename == nil)
  }
}

extension RenameButton where Label == SegueUI.Label<Text, Image> {
  public init() {}
}
