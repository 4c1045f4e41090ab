public import Foundation
import SegueDisplay
import SegueGeometry

/// One or more lines of text.
public nonisolated struct Text: Hashable, Sendable {
  /// What a part of a text says about itself.
  struct Attributes: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var color: Color?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: LineMark?
    var strikethrough: LineMark?
    /// A style that is not one colour.
    var style: TextStyleBox?
    /// A symbol in place of the part's character.
    var image: Image?
    /// The symbol's outline, once the font is known.
    var glyph: SymbolGlyph?
  }

  /// A line under or through text.
  struct LineMark: Hashable, Sendable {
    var color: Color?
  }

  struct Part: Hashable, Sendable {
    var string: String
    var attributes: Attributes
  }

  var parts: [Part]

  /// Neighbours that say the same about themselves become one part.
  init(parts: [Part]) {
    var merged: [Part] = []
    for part in parts {
      if let last = merged.last, last.attributes == part.attributes {
        merged[merged.count - 1].string += part.string
      } else {
        merged.append(part)
      }
    }
    self.parts = merged
  }

  public init(verbatim content: String) {
    parts = [Part(string: content, attributes: Attributes())]
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(parts: key.parts)
  }

  /// The characters without their attributes.
  var string: String { parts.count == 1 ? parts[0].string : parts.map(\.string).joined() }

  public static func + (a: Text, b: Text) -> Text { Text(parts: a.parts + b.parts) }

  func changed(_ change: (inout Attributes) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index].attributes) }
    return text
  }
}

extension Text: View {
  public typealias Body = Never
  public var body: Never { fatalError("text draws itself and has no body") }

  @MainActor public static var _makesOneItem: Bool { true }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    TextNode(view, context)
  }

  @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
    unsafeDowncast(node, to: TextNode.self).update(view)
  }
}

/// Text written in code, with values put into it.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let parts: [Text.Part]

  public init(_ value: String) { parts = MarkdownText.parts(value) }
  public init(stringLiteral value: String) { parts = MarkdownText.parts(value) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Text.Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      parts += MarkdownText.parts(literal)
    }

    public mutating func appendInterpolation(_ text: Text) { parts += text.parts }

    public mutating func appendInterpolation(_ image: Image) { parts += Text(image).parts }

    public mutating func appendInterpolation<T>(_ value: T) {
      append(String(describing: value))
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      append(format.format(value))
    }

    private mutating func append(_ string: String) {
      parts.append(Text.Part(string: string, attributes: Text.Attributes()))
    }
  }
}

extension Text {
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
