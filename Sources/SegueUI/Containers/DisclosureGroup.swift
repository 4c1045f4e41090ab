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
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.smooth(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          label.foregroundStyle(Color.primary)
          Spacer(minLength: 8)
          BackChevron(pointsForward: true)
            .frame(width: 7, height: 12)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
      }
      if isExpanded.wrappedValue { content() }
    }
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

/// Controls that belong together, in a row.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { HStack(spacing: 8) { content } }
}
