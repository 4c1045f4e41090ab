public import SegueGeometry

/// Changes nothing.
public struct IdentityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public var _kind: _TransitionKind { _TransitionKind(.identity) }
}

/// Fades.
public struct OpacityTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public var _kind: _TransitionKind { _TransitionKind(.opacity) }
}

/// Grows from a factor about an anchor.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  public var _kind: _TransitionKind { _TransitionKind(.scale(factor: scale, anchor: anchor)) }
}

/// Comes from a distance and goes back there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  public var _kind: _TransitionKind { _TransitionKind(.offset(offset)) }
}

/// Comes from an edge and goes back there.
public struct MoveTransition: Transition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(_TravelLayout(edge: phase.isIdentity ? nil : edge))
  }
  public var _kind: _TransitionKind { _TransitionKind(.move(edge)) }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      _TravelLayout(
        edge: phase == .willAppear ? .leading : phase == .didDisappear ? .trailing : nil))
  }
  public var _kind: _TransitionKind { _TransitionKind(.slide) }
}

/// Comes from an edge and goes to the opposite one, fading.
public struct PushTransition: Transition {
  public var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(
        _TravelLayout(
          edge: phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil)
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
  public var _kind: _TransitionKind { _TransitionKind(.push(edge)) }
}

/// Blurs, fades and scales a little.
public struct BlurReplaceTransition: Transition {
  public struct Configuration: Equatable, Sendable {
    let movesUp: Bool

    /// Grows on the way in, shrinks on the way out.
    public static let downUp = Configuration(movesUp: false)
    /// Grows both ways.
    public static let upUp = Configuration(movesUp: true)
  }

  public var configuration: Configuration

  public nonisolated init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .didDisappear && configuration.movesUp ? 1.1 : 0.9
      )
      .blur(radius: phase.isIdentity ? 0 : 7)
      .opacity(phase.isIdentity ? 1 : 0)
  }
  public var _kind: _TransitionKind {
    _TransitionKind(.blurReplace(movesUp: configuration.movesUp))
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Places its content one size of its own towards an edge.
public nonisolated struct _TravelLayout: LayoutModifier {
  public typealias Body = Never
  let edge: Edge?

  @MainActor func size(_ proposal: ProposedViewSize, _ content: ViewNode) -> CGSize {
    content.sizeThatFits(proposal)
  }

  @MainActor func place(in size: CGSize, _ proposal: ProposedViewSize, _ content: ViewNode)
    -> LayoutEngine.Place
  {
    // Mirroring turns the edges around by itself.
    let way = edge?.direction(false) ?? .zero
    return LayoutEngine.Place(
      origin: CGPoint(x: way.width * size.width, y: way.height * size.height),
      proposal: proposal)
  }
}
