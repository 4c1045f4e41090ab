import SwiftSyntax

/// What a closure is for, judged by the call it is passed to.
enum ClosureRole {
  /// A builder that adds nothing of its own: `Group`.
  case transparent
  /// The rows of a `ForEach`.
  case rows
  /// A builder whose views are laid out inside a view of its own.
  case container
  /// Code that runs now: `withAnimation`, `withTransaction`.
  case animated
  /// Code that runs on an event.
  case action
  /// Code that runs after the surrounding code has ended.
  case later
  /// Anything else: nothing can be said about what is around it.
  case unknown
}

/// A closure and the call it belongs to.
struct ClosureUse {
  let closure: ClosureExprSyntax
  let call: FunctionCallExprSyntax
  /// The label of the argument; nil for a first trailing closure.
  let label: String?
  let name: String
  let role: ClosureRole

  init?(_ closure: ClosureExprSyntax) {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
      (self.call, label) = (call, nil)
    } else if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      (self.call, label) = (call, element.label.text)
    } else if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      (self.call, label) = (call, argument.label?.text)
    } else {
      return nil
    }
    self.closure = closure
    name = Chain.name(ofCallee: call)
    role = Self.role(name: name, label: label, call: call)
  }

  /// `VStack`, or `.overlay` for a modifier.
  var displayName: String { name.first?.isUppercase == true ? name : ".\(name)" }

  private static func role(
    name: String, label: String?, call: FunctionCallExprSyntax
  ) -> ClosureRole {
    switch name {
    case "Group": return label == nil || label == "content" ? .transparent : .unknown
    case "ForEach": return label == nil || label == "content" ? .rows : .unknown
    case "withAnimation", "withTransaction":
      return label == "completion" ? .later : .animated
    case "Button", "EditButton", "RenameButton", "PasteButton":
      if let label { return label == "label" ? .container : .action }
      return call.arguments.contains { $0.label?.text == "action" } ? .container : .action
    default: break
    }
    if let label, KnownClosures.actionLabels.contains(label) { return .action }
    if KnownClosures.later.contains(name) { return .later }
    if KnownClosures.actions.contains(name) { return .action }
    if KnownClosures.containers.contains(name) { return .container }
    if KnownClosures.containerModifiers.contains(name), Modifier(call)?.member.base != nil {
      return label == "onDismiss" ? .action : .container
    }
    return .unknown
  }
}

extension Chain {
  /// The last name of what is called: `onAppear` in `view.onAppear { }`, `VStack` in `VStack { }`.
  static func name(ofCallee call: FunctionCallExprSyntax) -> String {
    let called = call.calledExpression
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return name(of: called) ?? ""
  }
}
