/// A `#Preview` as a host finds it in compiled code; made by the macro.
@MainActor @preconcurrency
public protocol PreviewRegistration {
  /// The name in quotes, or nil.
  static var name: String? { get }
  /// The path of the file as the compiler was given it.
  static var file: String { get }
  /// Counted from 1.
  static var line: Int { get }
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  static func makeBody() -> any View
}

/// The view that the body of a `#Preview` builds for the first of its arguments.
@MainActor
public func previewContent<Arguments: Collection, Content: View>(
  of arguments: Arguments, @ViewBuilder _ content: (Arguments.Element) -> Content
) -> any View {
  arguments.first.map(content)
}

/// The view that the body of a `#Preview` builds.
@MainActor
public func previewContent<Content: View>(@ViewBuilder _ content: () -> Content) -> any View {
  content()
}
