import SwiftSyntax

/// Tells views from other values that happen to have methods of the same names.
enum ViewContext {
  /// True where the code around a chain, or the chain itself, shows that it is a view.
  static func isView(_ chain: Chain) -> Bool {
    if KnownClosures.containers.contains(chain.baseName ?? "")
      || views.contains(chain.baseName ?? "")
    {
      return true
    }
    if chain.base.as(MemberAccessExprSyntax.self)?.base == nil,
      chain.base.is(MemberAccessExprSyntax.self)
    {
      return false
    }
    if chain.modifiers.contains(where: { modifiers.contains($0.name) }) { return true }
    return isBuilt(chain.whole)
  }

  /// True for a chain that starts from a view of SwiftUI's own that is always exactly one view.
  static func isSingle(_ chain: Chain) -> Bool {
    let name = chain.baseName ?? ""
    let isMany = name == "Group" || name == "ForEach" || name == "AnyView" || name == "content"
    return !isMany && (views.contains(name) || KnownClosures.containers.contains(name))
  }

  /// True where an expression is a statement of a view builder.
  static func isBuilt(_ expr: ExprSyntax) -> Bool {
    for step in Climb(from: expr) {
      switch step.enclosure {
      case .branch, .switchCase, .ternary: continue
      case .closure(let use):
        switch use.role {
        case .transparent, .rows, .container: return true
        case .action, .animated, .later, .unknown: return false
        }
      case .argument(let call, _):
        return KnownClosures.containerModifiers.contains(Chain.name(ofCallee: call))
      case .property(let node, let name):
        return returnsView(node.bindings.first?.typeAnnotation?.type, name)
      case .function(let node):
        return returnsView(node.signature.returnClause?.type, node.name.text)
      case .file, .unknown: return false
      }
    }
    return false
  }

  private static func returnsView(_ type: TypeSyntax?, _ name: String) -> Bool {
    guard let type else { return false }
    return type.trimmedDescription.contains("View") && !type.trimmedDescription.contains("UIView")
  }

  private static let views: Set<String> = [
    "Text", "Image", "Color", "Rectangle", "Circle", "Capsule", "Ellipse", "RoundedRectangle",
    "Button", "Spacer", "Divider", "Group", "ForEach", "AnyView", "EmptyView", "TimelineView",
    "AsyncImage", "LinearGradient", "RadialGradient", "AngularGradient", "Canvas", "content",
    "TextEditor", "Map", "VideoPlayer", "ProgressView", "EditButton", "UnevenRoundedRectangle",
    "ContainerRelativeShape", "Path", "DatePicker", "ColorPicker",
  ]

  private static let modifiers: Set<String> = [
    "padding", "frame", "background", "foregroundColor", "foregroundStyle", "opacity", "offset",
    "scaleEffect", "rotationEffect", "font", "overlay", "clipShape", "cornerRadius", "onAppear",
    "onTapGesture", "shadow", "blur", "fill", "stroke", "environmentObject", "navigationTitle",
    "ignoresSafeArea", "edgesIgnoringSafeArea", "transition", "zIndex", "buttonStyle", "onChange",
    "matchedGeometryEffect", "position", "tint", "clipped", "mask", "sheet", "gesture", "disabled",
    "accessibilityLabel", "resizable", "fixedSize", "layoutPriority", "trim", "rotation3DEffect",
  ]
}
