import SegueGeometry

/// Says in which colours the whole stage is to be shown.
public nonisolated struct _SchemeModifier: ItemModifier {
  public typealias Body = Never
  let scheme: ColorScheme?

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { SchemeNode(self, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: SchemeNode.self).update(self)
  }
}

/// The node of `preferredColorScheme`: while it is there, the stage's ground follows it.
final class SchemeNode: WrapperNode {
  private var scheme: ColorScheme?

  init(_ modifier: _SchemeModifier, _ context: _NodeContext) {
    scheme = modifier.scheme
    super.init(context)
    stage.setPreferredScheme(scheme, by: self)
  }

  func update(_ modifier: _SchemeModifier) {
    guard modifier.scheme != scheme else { return }
    scheme = modifier.scheme
    stage.setPreferredScheme(scheme, by: self)
  }

  override func unmount() {
    guard isMounted else { return }
    stage.setPreferredScheme(nil, by: self)
    super.unmount()
  }
}

extension Stage {
  /// Sets the colours of the ground for as long as a view asks for them.
  func setPreferredScheme(_ scheme: ColorScheme?, by node: _Node) {
    preferredSchemes.removeAll { $0.node == ObjectIdentifier(node) }
    if let scheme { preferredSchemes.append((ObjectIdentifier(node), scheme)) }
    needsList = true
  }
}
