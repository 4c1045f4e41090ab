import SegueDisplay
import SegueGeometry

/// Makes one named thing of all that is inside an item.
public nonisolated struct _AccessibilityElementModifier: ItemModifier {
  public typealias Body = Never
  let children: AccessibilityChildBehavior

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    AccessibilityElementNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: AccessibilityElementNode.self).modifier = self
  }
}

/// The node of an accessibility element.
final class AccessibilityElementNode: WrapperNode {
  var modifier: _AccessibilityElementModifier

  init(_ modifier: _AccessibilityElementModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  override var accessibilityLabelText: String? {
    modifier.children == .combine ? words.joined(separator: ", ") : nil
  }

  /// The words inside, in drawing order.
  private var words: [String] {
    var found: [String] = []
    func visit(_ node: ViewNode) {
      if let label = node.accessibilityLabelText ?? node.ownLabel, !label.isEmpty {
        found.append(label)
      } else {
        node.forEachDrawn(visit)
      }
    }
    visit(content)
    return found
  }
}

/// What a view is to somebody who does not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 7)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 12)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 13)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 14)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 15)
}

/// What becomes of the parts of a view that is one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  /// Makes one element of the view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_AccessibilityElementModifier(children: children))
  }

  // Nobody listens here: these say nothing that is drawn, touched or named.

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View {
    self
  }
}
