/// Whether a view is presented, and a way to take it away.
public struct PresentationMode {
  public let isPresented: Bool
  let action: DismissAction

  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// The presentation around the view; `dismiss` says the same in fewer words.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
