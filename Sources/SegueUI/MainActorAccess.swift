/// Runs a closure that needs the main actor from code that is on it without saying so.
///
/// Layouts, alignment guides and geometry closures of SwiftUI's own signatures belong to no actor,
/// while the nodes that they ask do. The stage calls them on the main actor, always.
func onStage<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}
