/// A line in which a secret is entered: each character is drawn as a dot.
public nonisolated struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: AnyView
  let label: Label

  @MainActor public var body: some View {
    FieldBody(
      text: String(repeating: "•", count: text.wrappedValue.count), prompt: prompt
    )
    .modifier(TextEntryModifier(text: text))
  }
}

extension SecureField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(key)), label: Text(key))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: AnyView(Text(title)), label: Text(title))
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(title)), label: Text(title))
  }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    StageRegistry.notCalled("onCommit of a SecureField", "no return key")
    self.init(key, text: text)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), label: label)
  }
}
