import SegueDisplay
import SegueGeometry

/// Draws an item only where another view is opaque.
public nonisolated struct _MaskEffect<Mask: View>: ItemModifier {
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode { MaskNode(self, context) }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: MaskNode<Mask>.self).update(self)
  }
}

/// The node of a mask: the mask is laid out as an overlay is, and is not drawn itself.
final class MaskNode<Mask: View>: WrapperNode {
  private var modifier: _MaskEffect<Mask>
  private let mask: ImplicitContainerNode
  private let engine: OverlayEngine

  init(_ modifier: _MaskEffect<Mask>, _ context: _NodeContext) {
    self.modifier = modifier
    engine = OverlayEngine(alignment: modifier.alignment)
    mask = ImplicitContainerNode.make(modifier.mask, context, engine: engine)
    super.init(context)
    mask.layoutParent = self
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    body(mask)
  }

  func update(_ new: _MaskEffect<Mask>) {
    if new.alignment != modifier.alignment {
      engine.alignment = new.alignment
      mask.invalidateLayout()
    }
    modifier = new
    if let content = mask.content { Mask._updateNode(content, new.mask) }
  }

  override func performPlacement() {
    super.performPlacement()
    let offer = ProposedViewSize(size)
    let place = mask.aligned(modifier.alignment, in: size, offer)
    self.place(mask, at: place.origin, proposal: offer)
  }

  override func emit(_ items: inout [DisplayItem]) {
    items.append(.begin(.mask))
    content.emit(&items)
    items.append(.mask)
    mask.emit(&items)
    items.append(.end)
  }
}

extension View {
  /// Draws the view only where a mask is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  /// Draws the view only where a mask is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
