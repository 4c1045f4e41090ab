extension View {
  nonisolated func alertWhilePresented<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, isSheet: Bool, _ data: T?,
    @ViewBuilder _ actions: (T) -> A, @ViewBuilder _ message: (T) -> M
  ) -> some View {
    modifier(
      StageOverlay(
        overlay: AlertView(
          isPresented: isPresented.wrappedValue && data != nil, isSheet: isSheet, title: title,
          dismiss: { isPresented.wrappedValue = false }, actions: data.map(actions),
          message: data.map(message))))
  }

  /// Shows an alert about data while a condition holds.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertWhilePresented(Text(titleKey), isPresented, isSheet: false, data, actions, message)
  }

  /// Shows an alert about data while a condition holds.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertWhilePresented(Text(title), isPresented, isSheet: false, data, actions, message)
  }

  /// Shows an alert about data while a condition holds.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertWhilePresented(Text(titleKey), isPresented, isSheet: false, data, actions) { _ in
      EmptyView()
    }
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: false, true) { _ in
      actions()
    } _: { _ in
      EmptyView()
    }
  }

  /// Shows an alert while a condition holds.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: false, true) { _ in
      actions()
    } _: { _ in
      message()
    }
  }

  /// Shows an alert while there is an item for it; the form of the first releases.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return alertWhilePresented(
      alert?.title ?? Text(verbatim: ""), item.isThere(), isSheet: false, alert
    ) {
      AlertButtons(buttons: $0.buttons)
    } _: {
      $0.message
    }
  }

  /// Shows choices at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alertWhilePresented(title, isPresented, isSheet: true, true) { _ in
      actions()
    } _: { _ in
      EmptyView()
    }
  }

  /// Shows choices at the lower edge while a condition holds.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Shows choices about data at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alertWhilePresented(Text(titleKey), isPresented, isSheet: true, data, actions) { _ in
      EmptyView()
    }
  }

  /// Shows choices about data at the lower edge while a condition holds.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alertWhilePresented(Text(titleKey), isPresented, isSheet: true, data, actions, message)
  }

  /// Shows choices at the lower edge while a condition holds; the form of the first releases.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return alertWhilePresented(sheet.title, isPresented, isSheet: true, sheet) {
      AlertButtons(buttons: $0.buttons)
    } _: {
      $0.message
    }
  }
}
