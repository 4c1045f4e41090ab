import SegueGeometry
import SegueMotion

/// A row that folds and unfolds what belongs to it.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let content: () -> Content
  private let label: Label
  @State private var isOpen = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }

  @MainActor public var body: some View {
    let isExpanded = binding ?? $isOpen
    let content = content
    DisclosureGroupBody(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: { AnyView(content()) }),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// Controls that belong together, in a row.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  var label: AnyView?

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = AnyView(SegueUI.Label(titleKey, systemImage: systemImage))
  }

  @MainActor public var body: some View {
    ControlGroupBody(
      configuration: ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)),
        label: .init(content: label ?? AnyView(EmptyView()))))
  }
}
