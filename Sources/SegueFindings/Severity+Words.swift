extension Severity {
  /// The word compilers use: policy and info are notes.
  var compilerWord: String {
    switch self {
    case .policy, .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
