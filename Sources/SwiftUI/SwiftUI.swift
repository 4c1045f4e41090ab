// The name under which a user's file finds the library: `import SwiftUI` compiles unchanged.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import SegueGeometry
@_exported public import SegueMotion
@_exported public import SegueUI
