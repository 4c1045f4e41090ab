import SegueGeometry

/// The node of a layout modifier.
///
/// Not generic over the modifier: methods of generic classes look up their types at every call. The
/// modifiers that nearly every view has are kept as they are, others in a box.
final class LayoutModifierNode: WrapperNode {
  private enum Kind {
    case frame(_FrameLayout)
    case padding(_PaddingLayout)
    case other(any LayoutModifier)

    @MainActor
    init<M: LayoutModifier>(_ modifier: M) {
      switch modifier {
      case let frame as _FrameLayout: self = .frame(frame)
      case let padding as _PaddingLayout: self = .padding(padding)
      default: self = .other(modifier)
      }
    }

    /// Whether it keeps an equal modifier.
    func holds<M: LayoutModifier>(_ modifier: M) -> Bool {
      switch self {
      case .frame(let frame): modifier as? _FrameLayout == frame
      case .padding(let padding): modifier as? _PaddingLayout == padding
      case .other(let other): other as? M == modifier
      }
    }
  }

  private var kind: Kind

  init<M: LayoutModifier>(_ modifier: M, _ context: _NodeContext) {
    kind = Kind(modifier)
    super.init(context)
  }

  func update<M: LayoutModifier>(_ new: M) {
    guard !kind.holds(new) else { return }
    kind = Kind(new)
    invalidateLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withContent { content in
      switch kind {
      case .frame(let frame): frame.size(proposal, content)
      case .padding(let padding): padding.size(proposal, content)
      case .other(let modifier): modifier.size(proposal, content)
      }
    }
  }

  override func performPlacement() {
    withContent { content in
      let place =
        switch kind {
        case .frame(let frame): frame.place(in: size, proposal, content)
        case .padding(let padding): padding.place(in: size, proposal, content)
        case .other(let modifier): modifier.place(in: size, proposal, content)
        }
      self.place(content, at: place.origin, proposal: place.proposal)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let size = sizeThatFits(proposal)
    return withContent { content in
      switch kind {
      case .frame(let frame): frame.explicitAlignment(key, proposal, size, content)
      case .padding(let padding): padding.explicitAlignment(key, proposal, size, content)
      case .other(let modifier): modifier.explicitAlignment(key, proposal, size, content)
      }
    }
  }

  override var spacing: ViewSpacing {
    withContent { content in
      switch kind {
      case .frame(let frame): frame.spacing(content)
      case .padding(let padding): padding.spacing(content)
      case .other(let modifier): modifier.spacing(content)
      }
    }
  }

  override func rigidLength(along axis: Axis) -> CGFloat? {
    withContent { content in
      switch kind {
      case .frame(let frame): frame.rigidLength(along: axis, content)
      case .padding(let padding): padding.rigidLength(along: axis, content)
      case .other(let modifier): modifier.rigidLength(along: axis, content)
      }
    }
  }
}
