// Looks of controls that have one look here: the calls compile, and other looks are named once.

public protocol FormStyle: Sendable {}
public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: Self { Self() }
}

public protocol MenuStyle: Sendable {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: Self { Self() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: Self { Self() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: Self { Self() }
}

/// The dots below pages.
public protocol IndexViewStyle: Sendable {}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: Self { Self() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { Self() }
}

/// The order of the choices of a menu.
public struct MenuOrder: Hashable, Sendable {
  public static let automatic = MenuOrder()
  public static let priority = MenuOrder()
  public static let fixed = MenuOrder()
}

/// What becomes of a menu after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  public static let automatic = MenuActionDismissBehavior()
  public static let enabled = MenuActionDismissBehavior()
  public static let disabled = MenuActionDismissBehavior()
}

/// Whether a button held down acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    accepted("formStyle(.columns)", if: style is ColumnsFormStyle)
  }

  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    accepted("menuStyle", if: !(style is DefaultMenuStyle))
  }

  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    accepted("indexViewStyle")
  }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    accepted("menuOrder")
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    accepted("menuIndicator")
  }

  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    accepted("menuActionDismissBehavior")
  }

  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    accepted("buttonRepeatBehavior")
  }
}
