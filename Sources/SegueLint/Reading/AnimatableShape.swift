import SegueSource
import SwiftSyntax

/// A type that draws or moves something by its numbers.
struct AnimatableShape {
  enum Kind {
    /// It says that it is animatable.
    case explicit
    case shape
    /// A view modifier that does not say so.
    case plainModifier
  }

  let shape: TypeShape
  let kind: Kind
  let scope: TypeScope
  /// Whether animatableData is there, written or by macro.
  let data: Property?
  let hasMacro: Bool

  init?(_ shape: TypeShape, _ file: CheckedFile) {
    guard shape.kind == .struct || shape.kind == .class else { return nil }
    let all = file.shapes.filter { $0.name == shape.name }
    let inherited = Set(all.flatMap(\.inherited))
    if !inherited.isDisjoint(with: ["Animatable", "AnimatableModifier", "GeometryEffect"]) {
      kind = .explicit
    } else if !inherited.isDisjoint(with: ["Shape", "InsettableShape"]) {
      kind = .shape
    } else if inherited.contains("ViewModifier") {
      kind = .plainModifier
    } else {
      return nil
    }
    self.shape = shape
    scope = file.scope(named: shape.name)
    data = all.flatMap(\.properties).first { $0.name == "animatableData" && !$0.isStatic }
    hasMacro =
      shape.node.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Animatable"
      } ?? false
  }

  private static let numbers: Set<String> = [
    "Double", "CGFloat", "Float", "Angle", "CGSize", "CGPoint", "CGRect", "UnitPoint",
  ]

  /// The stored numbers of the type, in their order.
  var numbers: [Property] {
    shape.properties.filter { property in
      !property.isStatic && !property.isComputed && property.attributes.isEmpty
        && !property.modifiers.contains("lazy") && property.name != "animatableData"
        && typeName(of: property).map(Self.numbers.contains) == true
        && !(property.isLet && property.initializer != nil)
    }
  }

  func typeName(of property: Property) -> String? {
    if let text = property.typeText { return text }
    guard let value = property.initializer else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    return value.as(FunctionCallExprSyntax.self).map(Chain.name(ofCallee:))
  }

  /// The code that draws: `path(in:)`, `body(content:)`, `effectValue(size:)` or `body`.
  var drawing: [Syntax] {
    let functions = ["path", "body", "effectValue", "sizeThatFits"].flatMap {
      scope.functions[$0] ?? []
    }
    let bodies = functions.compactMap { $0.body.map { Syntax($0) } }
    guard let body = scope.properties["body"]?.accessors else { return bodies }
    return bodies + [Syntax(body)]
  }

  /// The names that the drawing reads, through computed properties and functions of the type too.
  var drawnNames: Set<String> {
    var names = drawing.reduce(into: Set<String>()) { $0.formUnion(Names.roots(in: $1)) }
    for _ in 0..<2 {
      for name in names {
        if case .computed(let accessors) = scope.storage(of: name) {
          names.formUnion(Names.roots(in: accessors))
        }
        for function in scope.functions[name] ?? [] {
          if let body = function.body { names.formUnion(Names.roots(in: body)) }
        }
      }
    }
    return names
  }
}
