public import Foundation
import SegueFindings

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction? { nil } }
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private enum TransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DifferentiateKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum InvertKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

/// What a scene is doing.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background
  case inactive
  case active
}

/// How much room an interface has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether the user asks for stronger contrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

/// Whether the user edits.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// Takes a presented view away.
public struct DismissAction: @unchecked Sendable {
  private let action: (@MainActor () -> Void)?

  init(_ action: (@MainActor () -> Void)?) { self.action = action }

  /// Takes the presentation away; where there is none, that is said once.
  @MainActor public func callAsFunction() {
    guard let action else {
      StageRegistry.report(
        .notDrawnYet, "dismiss was called in a view that nothing presents, and did nothing",
        "call it in a view that a sheet or a navigation stack shows")
      return
    }
    action()
  }
}

/// Opens an address.
public struct OpenURLAction: @unchecked Sendable {
  /// What a handler has done with an address.
  public struct Result: Sendable {
    let isAccepted: Bool

    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: false)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: ((URL) -> Result)?

  init() { handler = nil }

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Hands the address to the handler around; nothing else on a stage opens addresses.
  @MainActor public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    guard let handler else {
      StageRegistry.report(
        .notDrawnYet, "openURL(\(url)) was called, and a stage opens no addresses",
        "set .environment(\\.openURL, OpenURLAction { … }) to see what is opened")
      completion(false)
      return
    }
    completion(handler(url).isAccepted)
  }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// American English unless set: a picture does not depend on where it is drawn.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Takes the presentation around the view away.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(nil) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether something presents the view.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }

  public var accessibilityInvertColors: Bool {
    get { self[InvertKey.self] }
    set { self[InvertKey.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}
