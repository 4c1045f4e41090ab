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

public protocol GaugeStyle: Sendable {}
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() {} }
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() {} }
extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { Self() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: Self { Self() }
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
    if style is ColumnsFormStyle { StageRegistry.notDrawn("formStyle(.columns)") }
    return self
  }

  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    if !(style is DefaultGaugeStyle || style is LinearCapacityGaugeStyle) {
      StageRegistry.notDrawn("\(S.self), which is drawn as the linear one,")
    }
    return self
  }

  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    if !(style is DefaultMenuStyle) { StageRegistry.notDrawn("menuStyle") }
    return self
  }

  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    StageRegistry.notDrawn("indexViewStyle")
    return self
  }

  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    StageRegistry.notDrawn("menuOrder")
    return self
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    StageRegistry.notDrawn("menuIndicator")
    return self
  }

  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    StageRegistry.notDrawn("menuActionDismissBehavior")
    return self
  }

  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    StageRegistry.notDrawn("buttonRepeatBehavior")
    return self
  }
}
