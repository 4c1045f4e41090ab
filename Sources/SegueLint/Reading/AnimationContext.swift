import SegueSource
import SwiftSyntax

/// What animates the coming and going of an item, as far as the file shows.
enum AnimationContext {
  /// The transition carries an animation of its own.
  case transition
  /// A modifier on a container that stays.
  case ancestor(Modifier)
  /// A write inside withAnimation, or a binding with an animation.
  case write
  /// Something could animate it that the file does not show.
  case unknown
  /// Nothing does: these writes decide, and none of them is animated.
  case none([Write], isOwned: Bool)
  /// Nothing does, and the file does not write the state either.
  case unwritten

  static func of(_ item: Item, transition: Modifier?, in scope: TypeScope) -> AnimationContext {
    if let transition, mentionsAnimation(transition) { return .transition }
    let names = scope.resolved(item.conditionNames)
    switch ancestors(of: item, names: names, in: scope) {
    case .found(let modifier): return .ancestor(modifier)
    case .uncertain: return .unknown
    case .nothing: break
    }
    return writes(to: names, in: scope)
  }

  /// What animates changes of some names at a view that stays, as far as the file shows.
  static func of(_ chain: Chain, names: Set<String>, in scope: TypeScope) -> AnimationContext {
    let names = scope.resolved(names)
    if let found = chain.modifiers.first(where: { acts($0, on: names, in: scope) }) {
      return .ancestor(found)
    }
    switch climb(from: chain.whole, names: names, in: scope, depth: 0) {
    case .found(let modifier): return .ancestor(modifier)
    case .uncertain: return .unknown
    case .nothing: return writes(to: names, in: scope)
    }
  }

  private static func mentionsAnimation(_ transition: Modifier) -> Bool {
    transition.call.arguments.description.containsIgnoringCase("anim")
  }

  // MARK: Containers

  private enum Ancestors {
    case found(Modifier)
    case uncertain
    case nothing
  }

  private static func ancestors(
    of item: Item, names: Set<String>, in scope: TypeScope
  ) -> Ancestors {
    if case .id = item.cause {
      let own = item.root.modifiers + Chain(containing: item.outer).modifiers
      if let found = own.first(where: { acts($0, on: names, in: scope) }) { return .found(found) }
    }
    return climb(from: item.outer, names: names, in: scope, depth: 0)
  }

  private static func climb(
    from expr: ExprSyntax, names: Set<String>, in scope: TypeScope, depth: Int
  ) -> Ancestors {
    for step in Climb(from: expr) {
      switch step.enclosure {
      case .branch, .switchCase, .ternary: continue
      case .closure(let use):
        guard let outer = step.outer else { return .uncertain }
        switch use.role {
        case .action, .animated, .later, .unknown: return .uncertain
        case .rows, .transparent:
          if hasSiblings(outer.whole) { continue }
        case .container: break
        }
        if let found = modifiers(of: outer, around: use.call).first(where: {
          acts($0, on: names, in: scope)
        }) {
          return .found(found)
        }
      case .argument(let call, _):
        guard let outer = step.outer,
          KnownClosures.containerModifiers.contains(Chain.name(ofCallee: call))
        else { return .uncertain }
        if let found = modifiers(of: outer, around: call).first(where: {
          acts($0, on: names, in: scope)
        }) {
          return .found(found)
        }
      case .property(_, let name):
        return follow(name, names: names, in: scope, depth: depth)
      case .function(let node):
        return follow(node.name.text, names: names, in: scope, depth: depth)
      case .file: return .nothing
      case .unknown: return .uncertain
      }
    }
    return .uncertain
  }

  private static func follow(
    _ name: String, names: Set<String>, in scope: TypeScope, depth: Int
  ) -> Ancestors {
    if name == "body" { return .nothing }
    guard depth < 3 else { return .uncertain }
    let uses = scope.references(to: name)
    if uses.isEmpty { return .uncertain }
    for use in uses {
      let chain = Chain(containing: use)
      if let found = chain.modifiers.first(where: { acts($0, on: names, in: scope) }) {
        return .found(found)
      }
      switch climb(from: chain.whole, names: names, in: scope, depth: depth + 1) {
      case .nothing: continue
      case let other: return other
      }
    }
    return .nothing
  }

  /// The modifiers outside a call of the chain.
  private static func modifiers(
    of chain: Chain, around call: FunctionCallExprSyntax
  ) -> [Modifier] {
    guard let index = chain.modifiers.firstIndex(where: { $0.call.id == call.id }) else {
      return chain.modifiers
    }
    return Array(chain.modifiers[(index + 1)...])
  }

  /// True where other views stand beside an expression in the same builder of a container.
  private static func hasSiblings(_ expr: ExprSyntax) -> Bool {
    guard let list = expr.parent?.parent?.as(CodeBlockItemListSyntax.self),
      let closure = list.parent?.as(ClosureExprSyntax.self), let use = ClosureUse(closure)
    else { return false }
    return list.count > 1 && use.role == .container
  }

  /// True where a modifier sets an animation when one of the names changes.
  private static func acts(
    _ modifier: Modifier, on names: Set<String>, in scope: TypeScope
  ) -> Bool {
    switch modifier.name {
    case "animation":
      guard let value = modifier.argument("value") else { return true }
      let read = Names.roots(in: value)
      return read.isEmpty || !scope.resolved(read).isDisjoint(with: names)
    case "transaction", "phaseAnimator", "keyframeAnimator": return true
    // House modifiers such as `.standardAnimation(on:)`.
    default: return modifier.name.containsIgnoringCase("anim")
    }
  }

  // MARK: Writes

  private static func writes(to names: Set<String>, in scope: TypeScope) -> AnimationContext {
    var found: [Write] = []
    var isOwned = true
    for name in names.sorted() {
      switch scope.storage(of: name) {
      case .state: break
      case .shared: isOwned = false
      case .computed: continue
      case .other:
        if isConstant(name, in: scope) { continue }
        return .unknown
      }
      if scope.projections(of: name).contains(where: isAnimatedOrShared) { return .write }
      found += scope.projections(of: name).compactMap(controlWrite)
      for write in scope.writes(to: name) {
        switch write.motion(in: scope) {
        case .plain: found.append(write)
        case .animated, .late: return .write
        case .unknown: return .unknown
        }
      }
    }
    return found.isEmpty ? .unwritten : .none(found, isOwned: isOwned)
  }

  private static func isConstant(_ name: String, in scope: TypeScope) -> Bool {
    guard let property = scope.properties[name] else { return false }
    return property.isStatic || (property.isLet && property.initializer != nil)
  }

  /// Controls that write through a binding and never animate by themselves.
  private static let plainControls: Set<String> = [
    "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper",
    "DatePicker", "ColorPicker", "TabView", "List", "sheet", "fullScreenCover", "popover", "alert",
    "confirmationDialog", "searchable", "focused", "DisclosureGroup", "NavigationStack",
  ]

  private static let writingControls: Set<String> = [
    "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper", "DatePicker",
    "ColorPicker",
  ]

  /// The plain write that a control makes through `$open`.
  private static func controlWrite(_ reference: DeclReferenceExprSyntax) -> Write? {
    let whole = Chain.outermost(ExprSyntax(reference))
    guard whole.id == reference.id,
      let call = whole.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      writingControls.contains(Chain.name(ofCallee: call))
    else { return nil }
    return Write(
      path: [Names.plain(reference.baseName.text)],
      kind: .control(Chain.name(ofCallee: call)), node: ExprSyntax(reference))
  }

  /// True for `$open.animation()`, and where `$open` goes to a view that may animate it.
  private static func isAnimatedOrShared(_ reference: DeclReferenceExprSyntax) -> Bool {
    let whole = Chain.outermost(ExprSyntax(reference))
    if Chain(whole).modifiers.contains(where: { $0.name == "animation" || $0.name == "transaction" }
    ) {
      return true
    }
    guard let call = whole.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return true
    }
    return !plainControls.contains(Chain.name(ofCallee: call))
  }
}
