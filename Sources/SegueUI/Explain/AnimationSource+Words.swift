import SegueMotion

extension AnimationSource {
  /// As in `withAnimation(.default) (Screen.swift:9)`.
  func words(_ animation: Animation?) -> String {
    let curve = animation.map { "\($0)" } ?? "nil"
    if let site, site.isInLibrary { return "the view's own animation, \(curve)" }
    switch self {
    case .withAnimation(let site): return "withAnimation(\(curve)) (\(site.short))"
    case .withTransaction(let site): return "withTransaction, \(curve) (\(site.short))"
    case .implicit(let site): return ".animation(\(curve), value:) (\(site.short))"
    case .transaction(let site): return ".transaction, \(curve) (\(site.short))"
    case .binding(let site): return "the binding's .animation(\(curve)) (\(site.short))"
    case .transition(let site):
      return "the transition's own animation\(site.map { " (\($0.short))" } ?? "")"
    case .animator: return "an animator, \(curve)"
    case .modified, .none: return curve
    }
  }

  /// The same where the modifiers around are known: one without a value is said without one.
  func words(_ animation: Animation?, in contexts: [ContextRecord]) -> String {
    if case .implicit(let site) = self,
      let context = contexts.first(where: { $0.site == site && $0.kind == .valueless })
    {
      return context.words
    }
    return words(animation)
  }

  var kind: String {
    switch self {
    case .withAnimation: "withAnimation"
    case .withTransaction: "withTransaction"
    case .implicit: "animation"
    case .transaction: "transaction"
    case .binding: "binding"
    case .transition: "transition"
    case .animator: "animator"
    case .modified: "modified"
    case .none: "none"
    }
  }

  var site: SourceSite? {
    switch self {
    case .withAnimation(let site), .withTransaction(let site), .implicit(let site),
      .transaction(let site), .binding(let site):
      site
    case .transition(let site): site
    case .animator, .modified, .none: nil
    }
  }
}

extension ContextRecord {
  /// As in `.animation(.default, value:) (Screen.swift:12)`.
  var words: String {
    let curve = animation.map { "\($0)" } ?? "nil"
    switch kind {
    case .animation: return ".animation(\(curve), value:) (\(site.short))"
    case .valueless: return ".animation(\(curve)) (\(site.short))"
    case .transaction: return ".transaction (\(site.short))"
    }
  }
}
