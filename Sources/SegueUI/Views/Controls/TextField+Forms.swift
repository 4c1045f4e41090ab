public import Foundation
public import SegueGeometry

extension TextField {
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: AnyView(prompt ?? Text(title)), label: Text(title))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(key, text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(title, text: .formatted(value, format), prompt: prompt)
  }

  /// A field for an optional value; text that cannot be read is no value.
  public init<F: ParseableFormatStyle>(
    _ key: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(key, text: text, prompt: prompt)
  }

  /// A field for a value that a formatter writes and reads.
  public init<V>(
    _ key: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    // Read and written where views are, on the main actor.
    nonisolated(unsafe) let formatter = formatter
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { new in
        if let number = (formatter as? NumberFormatter)?.number(from: new) as? V {
          value.wrappedValue = number
        } else if let date = (formatter as? DateFormatter)?.date(from: new) as? V {
          value.wrappedValue = date
        }
      })
    self.init(key, text: text, prompt: prompt)
  }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    StageRegistry.notCalled("onEditingChanged of a TextField", "no keyboard")
    self.init(key, text: text)
  }

  @preconcurrency
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    StageRegistry.notCalled("onCommit of a TextField", "no return key")
    self.init(key, text: text)
  }
}

extension Binding where Value == String {
  /// The text of a value in a format; text that cannot be read changes nothing.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { new in
        if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed }
      })
  }
}

/// A stretch of what a field holds.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

extension TextField where Label == Text {
  /// A field with a binding to what is selected; nothing is selected on a stage.
  public init(
    _ key: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(key, text: text, prompt: prompt)
  }
}

extension TextEditor {
  /// A field with a binding to what is selected; nothing is selected on a stage.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

/// Looks of text editors.
public protocol TextEditorStyle: Sendable {}
public struct AutomaticTextEditorStyle: TextEditorStyle { public init() {} }
public struct PlainTextEditorStyle: TextEditorStyle { public init() {} }
public struct RoundedBorderTextEditorStyle: TextEditorStyle { public init() {} }
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: Self { Self() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: Self { Self() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: Self { Self() }
}

extension View {
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    accepted("textEditorStyle(.roundedBorder)", if: style is RoundedBorderTextEditorStyle)
  }
}
