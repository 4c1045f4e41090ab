public import SegueGeometry

/// What a rotor of a reader of the screen goes through.
public struct AccessibilitySystemRotor: Sendable {
  public static let links = AccessibilitySystemRotor()
  public static func links(visited: Bool) -> Self { Self() }
  public static let headings = AccessibilitySystemRotor()
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
  public static let boldText = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
  public static let underlineText = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
}

/// What a rotor is made of.
public protocol AccessibilityRotorContent {}

/// One place that a rotor goes to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  @_disfavoredOverload
  public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Builds rotors; nobody asks for them here.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> C? { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// How a pinch changes what a view shows.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// What the words of a view are.
public struct AccessibilityTextContentType: Hashable, Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// How much a reader of the screen hears of a custom content.
public struct AccessibilityCustomContentKey: Sendable {
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

/// How important a custom content is.
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }

/// How touches of a view are handed on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1)
  public static let requiresActivation = Self(rawValue: 2)
}

// Nobody reads the screen here. What would be called is named once; what only says more of a view
// to such a reader changes nothing that is drawn, touched or named.

extension View {
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View {
    uncalled("accessibilityRotor", "no reader of the screen")
  }

  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View {
    uncalled("accessibilityRotor", "no reader of the screen")
  }

  public nonisolated func accessibilityRotor(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View {
    uncalled("accessibilityRotor", "no reader of the screen")
  }

  public nonisolated func accessibilityRotor<Model: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Model],
    entryLabel: KeyPath<Model, String>
  ) -> some View {
    uncalled("accessibilityRotor", "no reader of the screen")
  }

  public nonisolated func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  @preconcurrency
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    uncalled("accessibilityZoomAction", "no reader of the screen")
  }

  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    uncalled("accessibilityActions", "no reader of the screen")
  }

  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { accepted("accessibilityShowsLargeContentViewer") }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

// The names of the first releases.

extension View {
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
}

/// Something told to readers of the screen; nobody hears it here.
public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public func post() { StageRegistry.notDrawn("AccessibilityNotification.Announcement") }
  }
  public struct LayoutChanged: Sendable {
    public init() {}
    public func post() { StageRegistry.notDrawn("AccessibilityNotification.LayoutChanged") }
  }
  public struct ScreenChanged: Sendable {
    public init() {}
    public func post() { StageRegistry.notDrawn("AccessibilityNotification.ScreenChanged") }
  }
}
