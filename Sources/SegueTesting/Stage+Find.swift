import SegueUI

extension Stage {
  /// Finds the one view that says something: its text, its label or its identifier.
  ///
  /// - Parameter name: The words exactly, as a person reads them, or an accessibilityIdentifier.
  /// - Throws: A ``StageFailure`` if there is no such view or more than one.
  public func find(_ name: String) throws -> FoundView {
    try one("says \"\(name)\"", near: name, findAll(name))
  }

  /// Finds every view that says something, in drawing order.
  public func findAll(_ name: String) -> [FoundView] {
    matching { $0.label == name || $0.identifier == name }
  }

  /// Whether some view says something now; also while it is on its way out.
  public func contains(_ name: String) -> Bool { !findAll(name).isEmpty }

  /// Finds the one view that draws a text, whatever its accessibilityLabel says.
  public func find(text: String) throws -> FoundView {
    try one("draws the text \"\(text)\"", near: text, matching { $0.text == text })
  }

  /// Finds the one view with an accessibilityIdentifier.
  public func find(identifier: String) throws -> FoundView {
    try one(
      "has the identifier \"\(identifier)\"", near: identifier,
      matching { $0.identifier == identifier })
  }

  /// Finds the one view with an accessibilityLabel, or with a text that reads so.
  public func find(label: String) throws -> FoundView {
    try one("has the label \"\(label)\"", near: label, matching { $0.label == label })
  }

  /// Finds the one view of a type.
  ///
  /// The views of the library count, `Text.self` or `Color.self`, and your own.
  public func find<V>(_ type: V.Type) throws -> FoundView {
    let all = findAll(type)
    let name = String(describing: type)
    guard let first = all.first else { throw StageFailure.typeNotFound(name, on: self) }
    guard all.count == 1 else {
      throw StageFailure.severalFound("is a \(name)", all.count, on: self)
    }
    return first
  }

  /// Finds the one view of a type.
  public func find<V>(type: V.Type) throws -> FoundView { try find(type) }

  /// Finds every view of a type, in the order of the views; a view inside another of the same type
  /// is not looked for.
  public func findAll<V>(_ type: V.Type) -> [FoundView] {
    engine.views(of: type).map { FoundView($0, self) }
  }

  /// Whether there is a view of a type now; also while it is on its way out.
  public func contains<V>(_ type: V.Type) -> Bool { !findAll(type).isEmpty }

  /// What is drawn, from the back to the front.
  public var drawnViews: [FoundView] { engine.drawnViews().map { FoundView($0, self) } }

  private func matching(_ condition: (InspectedView) -> Bool) -> [FoundView] {
    let all = engine.labelledViews().filter(condition)
    // A label around a text that says the same is one view: the outer one.
    return all.filter { view in !all.contains { view.isInside($0) } }.map { FoundView($0, self) }
  }

  private func one(_ what: String, near name: String, _ all: [FoundView]) throws -> FoundView {
    guard let first = all.first else {
      throw StageFailure.notFound(what, near: name, on: self)
    }
    guard all.count == 1 else { throw StageFailure.severalFound(what, all.count, on: self) }
    return first
  }

  /// The names of what can be found, those that are most alike first.
  func names(near name: String) -> [String] { engine.names(near: name) }
}
