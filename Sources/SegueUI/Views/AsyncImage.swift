public import Foundation

/// What has become of a picture that is being loaded.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network. Nothing is loaded here: what shows while it loads is all there is.
public nonisolated struct AsyncImage<Content: View>: View {
  private let content: Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  @MainActor public var body: some View {
    StageRegistry.notDrawn("the picture of an AsyncImage, which is not loaded,")
    return content
  }
}

extension AsyncImage where Content == Color {
  /// A picture that is a grey box while it loads.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { _ in Color.gray.opacity(0.2) }
  }
}

extension AsyncImage {
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
