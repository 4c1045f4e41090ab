import Foundation
import SegueFindings
import SegueGeometry

/// A button that pushes a page.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList

  @MainActor public var body: some View {
    Button {
      push()
    } label: {
      if isInList {
        HStack(spacing: 8) {
          label.foregroundStyle(Color.primary)
          Spacer(minLength: 0)
          BackChevron(pointsForward: true)
            .foregroundStyle(Color.gray)
            .frame(width: 7, height: 12)
        }
      } else {
        label
      }
    }
  }

  @MainActor private func push() {
    guard let push = navigator?.push else {
      StageRegistry.report(
        .notDrawnYet, "a NavigationLink stands in no navigation stack, and leads nowhere",
        "put it into a NavigationStack")
      return
    }
    switch target {
    case .view(let view): push(NavigationEntry(.view(AnyView(view))))
    case .value(let value?): push(NavigationEntry(.value(value)))
    case .value(nil): break
    }
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

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

/// Pushes a page while a condition holds.
nonisolated struct PresentedDestination<C: View>: ViewModifier {
  @Binding var isPresented: Bool
  let make: () -> C
  @Environment(\.navigator) private var navigator

  init(isPresented: Binding<Bool>, make: @escaping () -> C) {
    _isPresented = isPresented
    self.make = make
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented) { _, isPresented in
      guard isPresented else { return }
      let view = make().onDisappear { self.isPresented = false }
      navigator?.push?(NavigationEntry(.view(AnyView(view))))
    }
  }
}

extension View {
  /// Sets the page for values of one type that the navigation stack around is to show.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination))
  }

  /// Pushes a page when a condition becomes true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, make: destination))
  }

  /// Sets the style of navigation views; all are stacks here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
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
