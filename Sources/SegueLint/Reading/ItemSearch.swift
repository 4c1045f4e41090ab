import SwiftSyntax

/// Where a modifier such as `.transition` stands, seen from what comes and goes.
enum ItemSearch {
  /// On the root view of an item.
  case root(Item)
  /// Inside a container, which is itself an item's root or stands inside one.
  case nested(container: Container, item: Item)
  /// Inside a container of a body without any condition around it.
  case never(container: Container)
  /// At the root of a view's body or of a builder whose use is not in sight.
  case declaration(Syntax)
  /// Nothing can be said.
  case unknown

  /// A view that lays out what stands inside.
  struct Container {
    /// `VStack`, or `.overlay` for a modifier.
    let name: String
    let chain: Chain
  }

  /// Containers whose content is shown elsewhere or chosen by the container itself.
  private static let opaque: Set<String> = [
    "NavigationLink", "TabView", "ViewThatFits", "Menu", "Picker", "toolbar", "tabItem",
    "contextMenu", "swipeActions", "ToolbarItem", "ToolbarItemGroup", "DisclosureGroup",
    "navigationBarItems",
  ]

  private static func isOpaque(_ name: String) -> Bool {
    opaque.contains(name) || KnownClosures.presentations.contains(name)
  }

  /// Searches upwards from a chain; computed properties are followed one level.
  static func around(_ chain: Chain, in scope: TypeScope) -> ItemSearch {
    search(chain, container: nil, in: scope, isFollowing: true)
  }

  private static func search(
    _ start: Chain, container found: Container?, in scope: TypeScope, isFollowing: Bool
  ) -> ItemSearch {
    var container = found
    if let id = start.first("id") {
      return result(container, start, .id(id), outer: start.whole)
    }
    var root = start
    for step in Climb(from: start.whole) {
      switch step.enclosure {
      case .branch(let node, let isElse):
        return result(container, root, .branch(node, isElse: isElse), outer: outermost(node))
      case .switchCase(let node):
        return result(container, root, .switchCase(node), outer: ExprSyntax(node))
      case .ternary: return .unknown
      case .closure(let use):
        guard let outer = step.outer else { return .unknown }
        switch use.role {
        case .rows: return result(container, root, .rows(use), outer: outer.whole)
        case .transparent: break
        case .container:
          if isOpaque(use.name) { return .unknown }
          if container == nil { container = Container(name: use.displayName, chain: outer) }
          root = outer
        case .action, .animated, .later, .unknown: return .unknown
        }
        if let id = outer.first("id") {
          return result(container, root, .id(id), outer: outer.whole)
        }
      case .argument(let call, _):
        guard let outer = step.outer,
          KnownClosures.containerModifiers.contains(
            Chain.name(ofCallee: call))
        else { return .unknown }
        let name = Chain.name(ofCallee: call)
        if isOpaque(name) { return .unknown }
        if container == nil { container = Container(name: ".\(name)", chain: outer) }
        root = outer
      case .property(let node, let name):
        if name == "body" { return container.map(ItemSearch.never) ?? .declaration(Syntax(node)) }
        guard isFollowing else { return .unknown }
        return follow(name, container, in: scope) ?? .declaration(Syntax(node))
      case .function(let node):
        if node.name.text == "body" {
          return container.map(ItemSearch.never) ?? .declaration(Syntax(node))
        }
        guard isFollowing else { return .unknown }
        return follow(node.name.text, container, in: scope) ?? .declaration(Syntax(node))
      case .file: return container.map(ItemSearch.never) ?? .declaration(Syntax(step.inner))
      case .unknown: return .unknown
      }
    }
    return .unknown
  }

  /// Goes on where a property or function is used; nil where there is no use or more than one.
  private static func follow(
    _ name: String, _ container: Container?, in scope: TypeScope
  ) -> ItemSearch? {
    let uses = scope.references(to: name)
    guard uses.count == 1, let use = uses.first else { return nil }
    return search(
      Chain(containing: use), container: container, in: scope, isFollowing: false)
  }

  private static func result(
    _ container: Container?, _ root: Chain, _ cause: Item.Cause, outer: ExprSyntax
  ) -> ItemSearch {
    let item = Item(root: root, cause: cause, outer: outer)
    return container.map { .nested(container: $0, item: item) } ?? .root(item)
  }

  /// The first `if` of an `else if` chain.
  private static func outermost(_ node: IfExprSyntax) -> ExprSyntax {
    var node = node
    while let outer = node.parent?.as(IfExprSyntax.self) { node = outer }
    return ExprSyntax(node)
  }
}
