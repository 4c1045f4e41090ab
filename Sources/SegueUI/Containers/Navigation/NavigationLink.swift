import Foundation
import SegueFindings
import SegueGeometry

/// A button that pushes a page.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// The label does everything itself.
    case nowhere
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList

  /// A link whose label does everything itself.
  init(drawn label: Label) {
    target = .nowhere
    self.label = label
  }

  @MainActor public var body: some View {
    if case .nowhere = target {
      label
    } else {
      button
    }
  }

  @MainActor private var button: some View {
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
    case .value(nil), .nowhere: break
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
