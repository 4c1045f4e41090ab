public import SegueGeometry
import SegueMotion

/// A clear material with a shine at its edges; drawn as a thin translucent one.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable { case regular, clear, identity }

  private var kind: Kind
  private var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  private init(kind: Kind) { self.kind = kind }

  /// The same in a colour.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  /// The same, answering to touches; it looks the same here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var style: AnyShapeStyle? {
    switch (kind, color) {
    case (.identity, _): nil
    case (_, let color?): AnyShapeStyle(color.opacity(0.8))
    case (.regular, nil): AnyShapeStyle(.ultraThinMaterial)
    case (.clear, nil): AnyShapeStyle(.ultraThinMaterial.opacity(0.5))
    }
  }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
  public static let identity = GlassEffectTransition()
}

/// The shape of glass where nothing is said.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass that flows together; here each piece stays by itself.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

extension View {
  /// Puts glass behind the view, in a shape.
  public nonisolated func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    accepted("the shine of glassEffect, which is a translucent fill here,")
      .background(glass.style ?? AnyShapeStyle(Color.clear), in: shape)
  }

  public nonisolated func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    accepted("glassEffectID", if: id != nil)
  }

  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    accepted("glassEffectUnion", if: id != nil)
  }

  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    accepted("glassEffectTransition")
  }

  public nonisolated func backgroundExtensionEffect() -> some View {
    accepted("backgroundExtensionEffect")
  }

  /// Puts a view at an edge of the view, inside its safe area.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a view at an edge of the view, inside its safe area.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A button on glass; drawn like a bordered one.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button on coloured glass; drawn like a prominent one.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
