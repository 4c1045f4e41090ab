import Foundation
import SegueGeometry
import SegueMotion

// Looks of boxes, folding rows, labelled rows and groups of controls, each by a style.

/// What a style of group boxes is made from.
public nonisolated struct GroupBoxStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// Looks of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A title above content on a rounded ground.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.gray6, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// What a style of folding rows is made from.
public nonisolated struct DisclosureGroupStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Content: View {
    let content: () -> AnyView
    @MainActor public var body: some View { content() }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// Looks of folding rows.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A row with a chevron above what it unfolds.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation(.smooth(duration: 0.3)) { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label.foregroundStyle(Color.primary)
          Spacer(minLength: 8)
          BackChevron(pointsForward: true)
            .frame(width: 7, height: 12)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// What a style of labelled rows is made from.
public nonisolated struct LabeledContentStyleConfiguration {
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// Looks of labelled rows.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The label, and the content at the far end of the row.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// What a style of groups of controls is made from.
public nonisolated struct ControlGroupStyleConfiguration {
  public nonisolated struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public nonisolated struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let content: Content
  public let label: Label
}

/// Looks of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// Controls in a row.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
