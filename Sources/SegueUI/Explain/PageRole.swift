/// What shows a view as a page over others, and what that is called.
package struct PageRole: Hashable, Sendable {
  /// As in `NavigationStack` and `sheet`.
  package let presenter: String
  /// What brings the page in, as in `push`.
  let entrance: String
  /// What takes it away, as in `pop`.
  let exit: String

  /// As in `page of the NavigationStack`.
  var words: String {
    self == .navigation ? "page of the \(presenter)" : presenter
  }

  static let navigation = PageRole(presenter: "NavigationStack", entrance: "push", exit: "pop")

  static func presentation(_ presenter: String) -> PageRole {
    PageRole(presenter: presenter, entrance: "presentation", exit: "dismissal")
  }
}

/// A view of the library that stands for a page of the user's.
@MainActor
protocol PageShowing {
  var pageRole: PageRole { get }
}

/// Marks the part of such a view that the user has written.
nonisolated struct _PageContent<Content: View>: View {
  let content: Content

  @MainActor var body: some View { content }
}

extension ContainerElement {
  /// The page that the item is; nil for all other items.
  var pageRole: PageRole? {
    var here: _Node? = node.core.parent
    while let next = here, next !== container {
      if let role = next.pageRole { return role }
      here = next.parent
    }
    return nil
  }

  /// The node of what the user has written on the page.
  private var pageContent: _Node? {
    var found: _Node?
    func visit(_ node: _Node) {
      guard found == nil else { return }
      if node.isLibraryBody, node.displayName == "_PageContent" {
        found = node
      } else {
        node.forEachChild(visit)
      }
    }
    visit(node.core)
    return found
  }

  /// The name of the page: that of its content.
  var pageName: String { pageContent?.subjectName ?? itemName }

  /// A transition on the outermost view of the page.
  var pageTransition: SourceSite? {
    var here = pageContent
    while let node = here, !(node is ViewNode) {
      if let trait = node as? TraitNode, let site = trait.transitionSite { return site }
      var next: _Node?
      var children = 0
      node.forEachChild {
        children += 1
        next = $0
      }
      here = children == 1 ? next : nil
    }
    return nil
  }

  /// The id of a matched geometry with views both on the page and outside it.
  var idMatchedAcrossPages: String? {
    guard let page = pageContent?.pageAround else { return nil }
    let groups = container.stage.matchedGroups
    let ids = groups.compactMap { key, group -> String? in
      guard key.page == page, group.source != nil else { return nil }
      let isElsewhere = groups.contains { other, group in
        other.id == key.id && other.namespace == key.namespace && other.page != page
          && group.source != nil
      }
      return isElsewhere ? "\(key.id)" : nil
    }
    return ids.min()
  }
}

extension _Node {
  /// The page that a node stands on; nil outside all pages.
  var pageAround: ObjectIdentifier? {
    var here: _Node? = self
    while let node = here {
      if node.pageRole != nil { return ObjectIdentifier(node) }
      here = node.parent
    }
    return nil
  }
}
