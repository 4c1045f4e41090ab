/// A button that opens a list of choices. The list is a card at the lower edge of the stage.
public nonisolated struct Menu<Label: View, Content: View>: View {
  private let content: () -> Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
    self.label = label()
    primaryAction = nil
  }

  @preconcurrency
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    let isOpen = $isOpen
    Button {
      if let primaryAction {
        primaryAction()
      } else {
        StageRegistry.notDrawn("a menu at its button, which shows as a card below,")
        isOpen.wrappedValue = true
      }
    } label: {
      label
    }
    .modifier(
      StageOverlay(
        overlay: AlertView(
          isPresented: self.isOpen, isSheet: true, title: Text(verbatim: ""),
          dismiss: { isOpen.wrappedValue = false }, actions: content(), message: EmptyView())))
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SegueUI.Label<Text, Image> {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SegueUI.Label(title, systemImage: systemImage) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { SegueUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { SegueUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// A button that switches the list around between reading and editing.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode
  public init() {}

  @MainActor public var body: some View {
    let mode = editMode
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      guard let mode else {
        StageRegistry.notDrawn(
          "the edit mode of an EditButton without .environment(\\.editMode, …)")
        return
      }
      withAnimation { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
    }
  }
}
