import SegueFindings
public import SegueGeometry
import SegueMotion

/// How a presentation is drawn.
enum PresentationKind: Hashable {
  case sheet
  case cover
  case popover
}

/// A page over a dimmed one, or over all of it.
nonisolated struct PresentationView<Item: Identifiable, Sheet: View>: View {
  let item: Item?
  let kind: PresentationKind
  let dismiss: @MainActor () -> Void
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  @MainActor var body: some View {
    ZStack(alignment: .bottom) {
      if let item {
        if kind != .cover {
          Color.black.opacity(0.2)
            .ignoresSafeArea()
            .onTapGesture(perform: dismiss)
            .transition(.opacity)
        }
        PresentedPage(content: sheet(item), kind: kind)
          .environment(\.dismiss, DismissAction(dismiss))
          .environment(\.isPresented, true)
          .onDisappear { onDismiss?() }
          .transition(.move(edge: .bottom))
          .zIndex(1)
          .id(item.id)
      }
    }
    .animation(.smooth(duration: 0.4), value: item?.id)
  }
}

/// The page itself: as high as its detent says, with round upper corners.
private nonisolated struct PresentedPage<Content: View>: View, PageShowing, HidesStates {
  let content: Content
  let kind: PresentationKind
  @State private var look = PresentationLook()

  init(content: Content, kind: PresentationKind) {
    self.content = content
    self.kind = kind
  }

  @MainActor var pageRole: PageRole {
    switch kind {
    case .sheet: .presentation("sheet")
    case .cover: .presentation("fullScreenCover")
    case .popover: .presentation("popover")
    }
  }

  @MainActor var body: some View {
    _PageContent(content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(look.background ?? .systemBackground)
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, topTrailingRadius: radius)
      )
      .modifier(DetentFrame(detent: kind == .cover ? nil : look.detent))
      .ignoresSafeArea(edges: kind == .cover ? .all : .bottom)
      .padding(.top, kind == .cover ? 0 : 10)
      .onPreferenceChange(PresentationLookKey.self) { look = $0 }
  }

  private var radius: CGFloat { kind == .cover ? 0 : look.cornerRadius ?? 10 }
}

/// Gives a sheet the height of its detent.
private nonisolated struct DetentFrame: ViewModifier {
  let detent: PresentationDetent?

  @MainActor func body(content: Content) -> some View {
    _LayoutView(layout: DetentLayout(detent: detent), content: content)
  }
}

private nonisolated struct DetentLayout: Layout {
  let detent: PresentationDetent?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    guard let detent else { return size }
    return CGSize(width: size.width, height: min(size.height, max(0, detent.height(size.height))))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews {
      view.place(at: CGPoint(x: 0, y: 0), proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// What a sheet's content says of the sheet.
struct PresentationLook: Equatable {
  var detent: PresentationDetent?
  var cornerRadius: CGFloat?
  var background: Color?
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }

  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {
    let next = nextValue()
    value.detent = value.detent ?? next.detent
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  public static let medium = PresentationDetent(kind: .fraction(0.5))
  public static let large = PresentationDetent(kind: .fraction(1))
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  func height(_ room: CGFloat) -> CGFloat {
    switch kind {
    case .fraction(let part): room * part
    case .height(let height): height
    }
  }

  fileprivate func isLower(than other: PresentationDetent) -> Bool {
    height(800) < other.height(800)
  }
}

/// A presentation without an item of its own.
struct AlwaysSame: Identifiable {
  let id = 0
}

extension View {
  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ kind: PresentationKind, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    // Presentations are dismissed on the main actor, wherever the modifier was written.
    nonisolated(unsafe) let shared = item
    return modifier(
      StageOverlay(
        overlay: PresentationView(
          item: item.wrappedValue, kind: kind, dismiss: { shared.wrappedValue = nil },
          onDismiss: onDismiss, sheet: content))
    )
    .modifier(
      _SaysOnce(
        what: "sheets slide up over a dimmed page and cannot be dragged",
        remedy: "expect the platform's own presentation to differ"))
  }

  private nonisolated func flag(_ isPresented: Binding<Bool>) -> Binding<AlwaysSame?> {
    Binding(
      get: { isPresented.wrappedValue ? AlwaysSame() : nil },
      set: { isPresented.wrappedValue = $0 != nil })
  }

  /// Shows a sheet while a condition holds.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(flag(isPresented), .sheet, onDismiss) { _ in content() }
  }

  /// Shows a sheet while there is an item for it.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .sheet, onDismiss, content)
  }

  /// Covers the stage while a condition holds.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(flag(isPresented), .cover, onDismiss) { _ in content() }
  }

  /// Covers the stage while there is an item for it.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .cover, onDismiss, content)
  }

  /// Shows a popover while a condition holds; on a phone it is a sheet.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(flag(isPresented), .popover, nil) { _ in content() }
  }

  /// Shows a popover while there is an item for it; on a phone it is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .popover, nil, content)
  }

  private nonisolated func presentation(
    _ change: @escaping (inout PresentationLook) -> Void
  ) -> some View {
    transformPreference(PresentationLookKey.self) { change(&$0) }
  }

  /// Sets the heights at which the sheet around rests; it takes the lowest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detent = detents.min { $0.isLower(than: $1) } }
  }

  /// Sets the heights at which the sheet around rests, and which one it takes.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation { $0.detent = selection.wrappedValue }
  }

  /// Sets the corner radius of the sheet around, points.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets what is behind the content of the sheet around; a colour is drawn.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = style as? Color }
  }

  /// Says whether the handle of the sheet around is drawn; it is not.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    accepted("presentationDragIndicator", if: visibility == .visible)
  }

  /// Keeps a person from dragging the sheet away; nobody drags here.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    if isDisabled { StageRegistry.notCalled("interactiveDismissDisabled", "no drag of a sheet") }
    return self
  }

  /// Sets which touches behind the sheet around count.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    accepted("presentationBackgroundInteraction")
  }

  /// Sets what dragging the content of the sheet around does.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    accepted("presentationContentInteraction")
  }

  /// Says how a presentation adapts to little room; all are sheets here.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    if adaptation != .automatic && adaptation != .sheet {
      StageRegistry.notDrawn("presentationCompactAdaptation")
    }
    return self
  }
}

/// How a presentation adapts to little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let kind: Int

  public static let automatic = PresentationAdaptation(kind: 0)
  public static let none = PresentationAdaptation(kind: 1)
  public static let popover = PresentationAdaptation(kind: 2)
  public static let sheet = PresentationAdaptation(kind: 3)
  public static let fullScreenCover = PresentationAdaptation(kind: 4)
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor {
  case rect(PopoverSource)
  case point(UnitPoint)
}

/// A rectangle that a popover belongs to.
public struct PopoverSource: Sendable {
  public static let bounds = PopoverSource()
  public static func rect(_ rect: CGRect) -> PopoverSource { PopoverSource() }
}

/// Which touches behind a sheet count.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What dragging the content of a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  public static let automatic = PresentationContentInteraction()
  public static let resizes = PresentationContentInteraction()
  public static let scrolls = PresentationContentInteraction()
}
