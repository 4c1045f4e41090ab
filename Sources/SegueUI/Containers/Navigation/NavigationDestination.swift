public import SegueGeometry

/// Registers the page for values of one type with the navigation stack around.
nonisolated struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
  let make: (D) -> C
  @Environment(\.navigator) private var navigator

  init(_ make: @escaping (D) -> C) { self.make = make }

  @MainActor func body(content: Content) -> some View {
    navigator?.destinations[ObjectIdentifier(D.self)] = { value in
      guard let value = value as? D else { return AnyView(EmptyView()) }
      return AnyView(make(value))
    }
    return content
  }
}

/// Pushes a page while there is something to show on it.
nonisolated struct PresentedDestination<Value: Equatable, C: View>: ViewModifier {
  /// nil shows nothing.
  @Binding var value: Value?
  let make: (Value) -> C
  @State private var key = DestinationKey()
  @Environment(\.navigator) private var navigator

  init(value: Binding<Value?>, make: @escaping (Value) -> C) {
    _value = value
    self.make = make
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: value, initial: true) { old, new in
      if old != nil, old != new { navigator?.pop?(AnyHashable(key)) }
      guard let new else { return }
      var entry = NavigationEntry(.view(AnyView(make(new))))
      entry.key = AnyHashable(key)
      entry.removed = { if value == new { value = nil } }
      navigator?.push?(entry)
    }
  }
}

/// A name of its own for each place that pushes.
///
/// A class because nothing but itself is equal to it.
private final class DestinationKey: Hashable, Sendable {
  static func == (a: DestinationKey, b: DestinationKey) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// Sets the page for values of one type that the navigation stack around is to show.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination))
  }

  /// Pushes a page while a condition holds.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    let value = Binding<Bool?>(
      get: { isPresented.wrappedValue ? true : nil }, set: { isPresented.wrappedValue = $0 == true }
    )
    return modifier(PresentedDestination(value: value) { _ in destination() })
  }

  /// Pushes a page while there is an item for it.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentedDestination(value: item, make: destination))
  }

  /// Sets the style of navigation views; all are stacks here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of split views; all are stacks here.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }

  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }
}

// The links of the first releases, which a binding follows.

/// A link that a binding pushes and that tells it.
public nonisolated struct _BoundNavigationLink<Label: View, Destination: View>: View {
  let isActive: Binding<Bool>
  let destination: Destination
  let label: Label

  @MainActor public var body: some View {
    Button {
      isActive.wrappedValue = true
    } label: {
      label
    }
    .navigationDestination(isPresented: isActive) { destination }
  }
}

extension NavigationLink {
  public init<L: View, D: View>(
    destination: D, isActive: Binding<Bool>, @ViewBuilder label: () -> L
  ) where Label == _BoundNavigationLink<L, D>, Destination == Never {
    self.init(
      drawn: _BoundNavigationLink(isActive: isActive, destination: destination, label: label()))
  }

  public init<L: View, D: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> L
  ) where Label == _BoundNavigationLink<L, D>, Destination == Never {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  public init<D: View>(
    _ titleKey: LocalizedStringKey, destination: D, isActive: Binding<Bool>
  ) where Label == _BoundNavigationLink<Text, D>, Destination == Never {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: View>(
    _ title: S, destination: D, isActive: Binding<Bool>
  ) where Label == _BoundNavigationLink<Text, D>, Destination == Never {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  public init<V: Hashable, L: View, D: View>(
    destination: D, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> L
  ) where Label == _BoundNavigationLink<L, D>, Destination == Never {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(destination: destination, isActive: isActive, label: label)
  }

  public init<V: Hashable, D: View>(
    _ titleKey: LocalizedStringKey, destination: D, tag: V, selection: Binding<V?>
  ) where Label == _BoundNavigationLink<Text, D>, Destination == Never {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Says whether a link is one of the platform's detail links; all lead to pages of the stack.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// A style of navigation views.
public protocol NavigationViewStyle {}

/// One page over another.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// What suits the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// The sidebar beside its detail.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { .init() }
}

/// A style of split views.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { .init() }
}
