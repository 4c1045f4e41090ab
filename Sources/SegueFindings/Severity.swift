/// How certain it is that a finding is a mistake.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// A matter of house rules; off unless a project enables it.
  case policy
  /// A hint; off where only warnings count.
  case info
  /// Wrong in most code.
  case warning
  /// Always wrong.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .policy: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }
}
