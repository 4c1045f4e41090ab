import SwiftSyntax

/// One place at which state changes.
struct Write {
  enum Kind {
    case assignment(Assignment)
    /// A method that changes the value, by its name.
    case call(String)
    /// `&name`
    case passed
    /// `$name` in the hands of a control such as `Toggle`, by the control's name.
    case control(String)
  }

  /// The names from the state on, as in `["model", "isOpen"]`.
  let path: [String]
  let kind: Kind
  let node: ExprSyntax

  /// What is known about the animation of a write.
  enum Motion {
    /// Nothing around it animates.
    case plain
    /// It runs inside withAnimation or withTransaction.
    case animated
    /// It stands inside withAnimation, but runs later.
    case late
    /// Something around it could animate.
    case unknown
  }

  /// How the write is animated, seen from the code around it; calls of the function it stands in
  /// are followed one level deep.
  func motion(in scope: TypeScope) -> Motion {
    Self.motion(around: Syntax(node), in: scope, isFollowing: true)
  }

  private static func motion(
    around node: Syntax, in scope: TypeScope, isFollowing: Bool
  ) -> Motion {
    var isLate = false
    var isUncertain = false
    var current = node.parent
    while let parent = current {
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let use = ClosureUse(closure) else {
          isUncertain = true
          current = parent.parent
          continue
        }
        switch use.role {
        case .animated: return isLate ? .late : .animated
        case .later: isLate = true
        case .unknown where KnownClosures.synchronous.contains(use.name): break
        case .unknown: isUncertain = true
        case .action, .container, .transparent, .rows: break
        }
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(where: { $0.name.text == "static" }) { return .unknown }
        guard isFollowing else { break }
        return motion(ofCallsTo: function, isLate: isLate, isUncertain: isUncertain, in: scope)
      } else if parent.asProtocol(DeclGroupSyntax.self) != nil {
        break
      }
      current = parent.parent
    }
    return isUncertain ? .unknown : .plain
  }

  private static func motion(
    ofCallsTo function: FunctionDeclSyntax, isLate: Bool, isUncertain: Bool, in scope: TypeScope
  ) -> Motion {
    var result: Motion = isUncertain ? .unknown : .plain
    for reference in scope.references(to: function.name.text) {
      switch motion(around: Syntax(reference), in: scope, isFollowing: false) {
      case .animated: return isLate ? .late : .animated
      case .late: return .late
      case .unknown: result = .unknown
      case .plain: break
      }
    }
    return result
  }

  /// True where the write can only ever set the literal `true`.
  var isAlwaysTrue: Bool {
    guard case .assignment(let assignment) = kind, assignment.isPlain else { return false }
    return assignment.singleValue?.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
  }
}
