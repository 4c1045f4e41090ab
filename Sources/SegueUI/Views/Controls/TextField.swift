public import Foundation
public import SegueGeometry

/// A line in which text is entered. It is drawn with its text; tests put text into it.
public nonisolated struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: AnyView
  let label: Label

  init(text: Binding<String>, prompt: AnyView, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), label: label)
  }

  @MainActor public var body: some View {
    FieldBody(text: text.wrappedValue, prompt: prompt).modifier(TextEntryModifier(text: text))
  }
}

extension TextField where Label == Text {
  public init(_ key: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: AnyView(Text(key)), label: Text(key))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: AnyView(Text(title)), label: Text(title))
  }

  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(key)), label: Text(key))
  }

  public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(key, text: text)
  }

  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { new in
        if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed }
      })
    self.init(key, text: text, prompt: prompt)
  }
}

/// Several lines in which text is entered. They are drawn with their text.
public nonisolated struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  @MainActor public var body: some View {
    Text(verbatim: text.wrappedValue)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .modifier(TextEntryModifier(text: text))
  }
}

/// Looks of text fields.
public protocol TextFieldStyle: Sendable {
  /// The library's own kind of look; not for use outside it.
  var _hasBorder: Bool { get }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { false }
}

/// The library's own choice: a field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { false }
}

/// A field inside a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum FieldBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var fieldHasBorder: Bool {
    get { self[FieldBorderKey.self] }
    set { self[FieldBorderKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of text fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(_EnvironmentWritingModifier(\.fieldHasBorder, style._hasBorder))
  }
}

/// What is drawn of a field: its text, or what stands where there is none.
struct FieldBody: View {
  let text: String
  let prompt: AnyView
  @Environment(\.fieldHasBorder) private var hasBorder

  var body: some View {
    let line = ZStack(alignment: .leading) {
      if text.isEmpty {
        prompt.foregroundStyle(Color.placeholderText)
      } else {
        Text(verbatim: text)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    if hasBorder {
      line
        .padding(.horizontal, 7)
        .frame(minHeight: 34)
        .background(Color.systemBackground, in: RoundedRectangle(cornerRadius: 5))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color.gray4, lineWidth: 0.5) }
    } else {
      line.frame(minHeight: 22)
    }
  }
}
