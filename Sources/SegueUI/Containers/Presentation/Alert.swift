import SegueGeometry
import SegueMotion

/// A small card with a title, a message and buttons, over a dimmed page.
nonisolated struct AlertView<Actions: View, Message: View>: View {
  let isPresented: Bool
  let isSheet: Bool
  let title: Text
  let dismiss: @MainActor () -> Void
  let actions: Actions
  let message: Message

  @MainActor var body: some View {
    ZStack(alignment: isSheet ? .bottom : .center) {
      if isPresented {
        Color.black.opacity(0.2)
          .ignoresSafeArea()
          .transition(.opacity)
        AlertCard(content: card, isSheet: isSheet)
          .transition(isSheet ? .move(edge: .bottom) : .scale(scale: 1.1).combined(with: .opacity))
          .zIndex(1)
      }
    }
    .animation(.smooth(duration: 0.3), value: isPresented)
  }

  @MainActor private var card: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        _PageContent(content: title.font(.headline))
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(16)
      _AlertActions(content: actions, dismiss: dismiss)
    }
    .frame(width: isSheet ? nil : 270)
    .frame(maxWidth: isSheet ? .infinity : nil)
    .background(Color.systemBackground, in: RoundedRectangle(cornerRadius: 14))
    .padding(isSheet ? 8 : 0)
  }
}

/// The card as a page over others.
private nonisolated struct AlertCard<Content: View>: View, PageShowing {
  let content: Content
  let isSheet: Bool

  @MainActor var pageRole: PageRole { .presentation(isSheet ? "confirmationDialog" : "alert") }
  @MainActor var body: some View { content }
}

/// The buttons of an alert, each in a row of its own; without one there is an OK.
nonisolated struct _AlertActions<Content: View>: View {
  let content: Content
  let dismiss: @MainActor () -> Void

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if Content.self == EmptyView.self {
        Button("OK", action: dismiss).modifier(AlertRow(dismiss: dismiss))
      } else {
        content.modifier(AlertRow(dismiss: dismiss))
      }
    }
  }
}

/// One button of an alert: tapping it also takes the alert away.
private nonisolated struct AlertRow: ViewModifier {
  let dismiss: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, minHeight: 44)
      .overlay(alignment: .top) { Divider() }
      .modifier(_AfterTap(action: dismiss))
  }
}

/// Does something after a tap inside has done its own.
nonisolated struct _AfterTap: ItemModifier {
  typealias Body = Never
  let action: @MainActor () -> Void

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    AfterTapNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: AfterTapNode.self).modifier = self
  }
}

/// The node of such a modifier: it is hit in place of what is inside.
final class AfterTapNode: WrapperNode {
  var modifier: _AfterTap

  init(_ modifier: _AfterTap, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var tapAction: (@MainActor () -> Void)? {
    let inner = content.firstTappable?.tapAction
    let own = modifier.action
    return {
      inner?()
      own()
    }
  }

  override func hitTest(_ point: CGPoint) -> ViewNode? {
    presentedRectangle.contains(point) ? self : nil
  }
}

extension View {
  private nonisolated func alertOverlay<A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, isSheet: Bool, _ actions: A, _ message: M
  ) -> some View {
    modifier(
      StageOverlay(
        overlay: AlertView(
          isPresented: isPresented.wrappedValue, isSheet: isSheet, title: title,
          dismiss: { isPresented.wrappedValue = false }, actions: actions, message: message)))
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertOverlay(Text(titleKey), isPresented, isSheet: false, actions(), EmptyView())
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertOverlay(Text(title), isPresented, isSheet: false, actions(), EmptyView())
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertOverlay(Text(titleKey), isPresented, isSheet: false, actions(), message())
  }

  /// Shows an alert while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertOverlay(Text(title), isPresented, isSheet: false, actions(), message())
  }

  /// Shows an alert while a condition holds; the form of the first releases.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return alertOverlay(
      alert.title, isPresented, isSheet: false, AlertButtons(buttons: alert.buttons), alert.message)
  }

  /// Shows choices at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    alertOverlay(Text(titleKey), isPresented, isSheet: true, actions(), EmptyView())
  }

  /// Shows choices at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertOverlay(Text(titleKey), isPresented, isSheet: true, actions(), message())
  }
}

/// The buttons of an alert that is described by values.
nonisolated struct AlertButtons: View {
  let buttons: [Alert.Button]

  @MainActor var body: some View {
    ForEach(buttons) { button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

/// An alert as the first releases describe it.
public struct Alert {
  /// A button of an alert.
  public struct Button: Identifiable {
    public let id: Int
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(id: 0, label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(id: 1, label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(id: 2, label: label, role: .destructive, action: action)
    }

    func numbered(_ id: Int) -> Button { Button(id: id, label: label, role: role, action: action) }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [(dismissButton ?? .default(Text("OK"))).numbered(0)]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton.numbered(0), secondaryButton.numbered(1)]
  }
}
