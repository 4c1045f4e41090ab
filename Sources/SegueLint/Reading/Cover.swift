import SwiftSyntax

/// Whether a view can hide what is drawn behind it.
enum Cover {
  private static let opaque: Set<String> = [
    "Image", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "List", "Form", "ScrollView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "Map", "VideoPlayer", "AsyncImage", "Canvas",
    "TextEditor", "Table",
  ]

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Ellipse", "Capsule", "UnevenRoundedRectangle",
    "ContainerRelativeShape",
  ]

  /// Views that leave most of their area free.
  private static let thin: Set<String> = [
    "Text", "Button", "Spacer", "Divider", "Toggle", "Label", "Slider", "Stepper", "TextField",
    "SecureField", "ProgressView", "EmptyView", "Link", "Picker", "Menu", "DatePicker",
    "NavigationLink", "ShareLink", "Gauge", "LabeledContent", "EditButton", "SignInWithAppleButton",
  ]

  private static let wrapping: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Grid", "GridRow", "GeometryReader", "Section", "GroupBox", "ScrollViewReader",
    "ViewThatFits",
  ]

  private static let fullArea: Set<String> = ["ignoresSafeArea", "edgesIgnoringSafeArea"]

  static func covers(_ item: CodeBlockItemSyntax) -> Bool {
    if let statement = item.item.as(ExpressionStmtSyntax.self) {
      return covers(statement.expression)
    }
    return ExprSyntax(item.item).map(covers) ?? false
  }

  static func covers(_ expr: ExprSyntax) -> Bool {
    if let branch = expr.as(IfExprSyntax.self) {
      return branch.body.statements.contains(where: covers) || elseCovers(branch)
    }
    if expr.is(SwitchExprSyntax.self) { return false }
    let chain = Chain(expr)
    guard let name = chain.baseName else { return false }
    if isInvisible(chain) { return false }
    if name == "Color" { return !chain.base.trimmedDescription.hasSuffix(".clear") }
    if chain.contains("background"), !backgroundIsClear(chain) { return true }
    if chain.modifiers.contains(where: { fullArea.contains($0.name) }),
      !wrapping.contains(name), !thin.contains(name)
    {
      return true
    }
    if opaque.contains(name) { return !isSymbol(chain) }
    if shapes.contains(name) {
      return !chain.contains("stroke") && !chain.contains("strokeBorder") && !chain.contains("trim")
        && chain.first("fill")?.argument(nil)?.trimmedDescription.hasSuffix(".clear") != true
    }
    if thin.contains(name) { return false }
    if wrapping.contains(name) {
      return chain.baseCall?.trailingClosure?.statements.contains(where: covers) ?? false
    }
    // A view of the project's own: as a rule a page or a card with a ground.
    return name.first?.isUppercase == true && chain.baseCall != nil
  }

  private static func elseCovers(_ branch: IfExprSyntax) -> Bool {
    switch branch.elseBody {
    case .codeBlock(let block): block.statements.contains(where: covers)
    case .ifExpr(let next): covers(ExprSyntax(next))
    default: false
    }
  }

  private static func isInvisible(_ chain: Chain) -> Bool {
    chain.contains("hidden")
      || chain.first("opacity")?.argument(nil)?.trimmedDescription == "0"
  }

  private static func backgroundIsClear(_ chain: Chain) -> Bool {
    chain.first("background")?.argument(nil)?.trimmedDescription.hasSuffix(".clear") == true
  }

  /// Symbols are thin.
  private static func isSymbol(_ chain: Chain) -> Bool {
    chain.baseName == "Image"
      && chain.baseCall?.arguments.contains { $0.label?.text == "systemName" } == true
  }
}
