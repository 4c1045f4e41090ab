import Foundation

/// What a search shows that found nothing.
public nonisolated struct SearchUnavailableContent {
  public nonisolated struct Label: View {
    let text: String?

    @MainActor public var body: some View {
      SegueUI.Label {
        if let text, !text.isEmpty {
          Text("No Results for “\(text)”")
        } else {
          Text("No Results")
        }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  public nonisolated struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What a search shows that found nothing.
  public static var search: Self { make(nil) }

  /// What a search for a text shows that found nothing.
  public static func search(text: String) -> Self { make(text) }

  private static func make(_ text: String?) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

extension ContentUnavailableView
where Label == SegueUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SegueUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SegueUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { SegueUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
