/// A preview that the `#Preview` macro declares.
@MainActor @preconcurrency
public protocol PreviewRegistration {
  static var name: String? { get }
  static var file: String { get }
  static var line: Int { get }
  @MainActor static func makeBody() -> any View
}

/// Builds a preview's content from a closure.
@MainActor
public func previewContent<V: View>(@ViewBuilder _ content: () -> V) -> any View { content() }

/// Views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
