import SegueFindings
import SegueSource
import SwiftSyntax

struct ReduceMotion: Rule {
  let reason = Reason.reduceMotion
  let summary = """
    Reduce Motion changes nothing by itself: transitions that move and loops that never end have to \
    ask for it
    """
  let words = ["transition", "repeatForever"]

  func check(_ file: CheckedFile, _ report: inout Report) {
    var spoken: Set<String> = []
    for (node, what, scope) in motions(in: file) where !spoken.contains(scope.name) {
      spoken.insert(scope.name)
      guard !asks(file) else { continue }
      report.add(
        at: node, "\(what) does not ask for Reduce Motion",
        effect: "people who have turned motion down still see it at full strength",
        remedy:
          "add `@Environment(\\.accessibilityReduceMotion) private var reduceMotion` and write "
          + "`.transition(reduceMotion ? .opacity : …)`, or `reduceMotion ? nil : …` for an "
          + "animation")
    }
  }

  private func motions(in file: CheckedFile) -> [(TokenSyntax, String, TypeScope)] {
    let moving = Transitions.uses(in: file).filter { Transitions.hasMotion($0.argument) }.map {
      ($0.modifier.nameToken, "`\($0.modifier.text)`", file.scope(of: $0.modifier.call))
    }
    let loops = file.modifiers("repeatForever").map {
      ($0.nameToken, "this `repeatForever`", file.scope(of: $0.call))
    }
    return (moving + loops).sorted { $0.0.position < $1.0.position }
  }

  /// True where the file reads the setting for anything but a text, or names one of the project's
  /// own motion tokens.
  private func asks(_ file: CheckedFile) -> Bool {
    for token in file.source.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind,
        text.containsIgnoringCase("reducemotion") || text.containsIgnoringCase("reducedmotion")
          || text == "accessibilityPrefersCrossFadeTransitions"
      else { continue }
      if !isDeclaration(token), !isText(token) { return true }
    }
    guard !file.settings.motionTokens.isEmpty else { return false }
    let source = file.source.tree.description
    return file.settings.motionTokens.contains { source.contains($0) }
  }

  private func isDeclaration(_ token: TokenSyntax) -> Bool {
    var parent = token.parent
    while let current = parent {
      if current.is(AttributeSyntax.self) || current.is(IdentifierPatternSyntax.self) {
        return true
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return false
      }
      parent = current.parent
    }
    return false
  }

  private func isText(_ token: TokenSyntax) -> Bool {
    var parent = token.parent
    while let current = parent {
      if let call = current.as(FunctionCallExprSyntax.self) {
        return ["Text", "Label", "print", "Toggle"].contains(Chain.name(ofCallee: call))
      }
      parent = current.parent
    }
    return false
  }

  let examples: [Example] = [
    .bad(
      "a sliding banner",
      """
      struct Banner: View {
        let on: Bool
        var body: some View { VStack { if on { Text("News").↓transition(.move(edge: .top)) } } }
      }
      """),
    .good(
      "it asks",
      """
      struct Banner: View {
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        let on: Bool
        var body: some View {
          VStack { if on { Text("News").transition(reduceMotion ? .opacity : .slide) } }
        }
      }
      """),
    .good("a fade", "if on { Text(\"News\").transition(.opacity) }"),
  ]
}
