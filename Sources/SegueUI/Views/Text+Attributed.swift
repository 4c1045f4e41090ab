public import Foundation
import SegueGeometry

extension AttributeScopes {
  /// What attributed text can say of how it looks.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken; every line is drawn unbroken here.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      if pattern != .solid { StageRegistry.notDrawn("the pattern of a line at text") }
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// Text whose parts say themselves how they look.
  public init(_ attributedContent: AttributedString) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var parts: [Part] = []
    for run in attributedContent.runs {
      var attributes = Attributes()
      attributes.font = run[Scope.FontAttribute.self]
      attributes.color = run[Scope.ForegroundColorAttribute.self]
      attributes.tracking = run[Scope.TrackingAttribute.self] ?? run[Scope.KerningAttribute.self]
      attributes.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
      attributes.underline = run[Scope.UnderlineStyleAttribute.self].map {
        LineMark(color: $0.color)
      }
      attributes.strikethrough = run[Scope.StrikethroughStyleAttribute.self].map {
        LineMark(color: $0.color)
      }
      let string = String(attributedContent[run.range].characters)
      parts.append(Part(string: string, attributes: attributes))
    }
    self.init(parts: parts)
  }
}
