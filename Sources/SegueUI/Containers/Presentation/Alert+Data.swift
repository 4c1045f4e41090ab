public import Foundation

// The rarer forms of alerts and dialogs: with a `Text`, a string, or an error.

extension View {
  /// Shows an alert about data while a condition holds.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: false, data, actions, message)
  }

  /// Shows an alert about data while a condition holds.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: false, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert about data while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert whose title is an error's description while a condition holds.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alertWhilePresented(error.title, isPresented, isSheet: false, error) { _ in
      actions()
    } _: { _ in
      EmptyView()
    }
  }

  /// Shows an alert whose title is an error's description while a condition holds.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alertWhilePresented(error.title, isPresented, isSheet: false, error, actions, message)
  }

  /// Shows choices at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: true, true) { _ in
      actions()
    } _: { _ in
      message()
    }
  }

  /// Shows choices at the lower edge while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Shows choices about data at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: true, data, actions) { _ in EmptyView() }
  }

  /// Shows choices about data at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: true, data, actions, message)
  }

  /// Shows choices about data at the lower edge while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions)
  }

  /// Shows choices about data at the lower edge while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions, message: message)
  }

  /// Shows choices about an item while there is one; the form of the first releases.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return alertWhilePresented(
      sheet?.title ?? Text(verbatim: ""), item.isThere(), isSheet: true, sheet
    ) {
      AlertButtons(buttons: $0.buttons)
    } _: {
      $0.message
    }
  }

  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    accepted("dialogIcon", if: icon != nil)
  }

  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    accepted("dialogSuppressionToggle")
  }
}

extension Optional where Wrapped: LocalizedError {
  /// What an alert about the error is called.
  fileprivate var title: Text { Text(verbatim: self?.errorDescription ?? "") }
}

extension Binding {
  /// Whether there is an item; `false` takes it away.
  nonisolated func isThere<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
