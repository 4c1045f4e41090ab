import SegueTesting
import SwiftUI

/// Every word that is said of a view from its first frame on, as people read it; line numbers are
/// left out.
@MainActor
func said(
  of view: @autoclosure @escaping () -> some View, options: StageOptions = StageOptions(),
  _ act: (SegueTesting.Stage) throws -> Void
) rethrows -> String {
  try explain(view(), options: options, fromTheStart: true, act)
}

extension SegueTesting.Stage {
  /// Taps `Tap`, waits until nothing moves, and taps it again.
  @MainActor func tapTwice() throws {
    try tap("Tap")
    settle()
    try tap("Tap")
  }
}
