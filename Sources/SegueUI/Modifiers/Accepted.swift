extension View {
  /// The view as it is, after saying once that something asked of it is accepted and not drawn.
  ///
  /// - Parameters:
  ///   - name: What a person wrote, such as `badge`.
  ///   - isAsked: Whether it asks for anything; `false` says nothing.
  nonisolated func accepted(_ name: String, if isAsked: Bool = true) -> Self {
    if isAsked { StageRegistry.notDrawn(name) }
    return self
  }

  /// The view as it is, after saying once that nothing on a stage calls an action.
  ///
  /// - Parameter what: What would call it, such as `no pointer`.
  nonisolated func uncalled(_ name: String, _ what: String) -> Self {
    StageRegistry.notCalled(name, what)
    return self
  }
}
