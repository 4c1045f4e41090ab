public import Foundation

/// A key that went down, is held, or went up.
public struct KeyPress: Sendable {
  /// What became of it.
  public enum Result: Hashable, Sendable {
    case handled
    /// The views around may have it.
    case ignored
  }

  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// Takes keys while the view, or one inside it, has the focus.
public nonisolated struct _KeyPressModifier: ItemModifier {
  public typealias Body = Never
  let phases: KeyPress.Phases
  let accepts: (KeyPress) -> Bool
  let action: @MainActor (KeyPress) -> KeyPress.Result

  @MainActor func makeWrapper(_ context: _NodeContext) -> WrapperNode {
    KeyPressNode(self, context)
  }

  @MainActor func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: KeyPressNode.self).modifier = self
  }
}

/// The node of `onKeyPress`.
final class KeyPressNode: WrapperNode, KeyTaking {
  var modifier: _KeyPressModifier

  init(_ modifier: _KeyPressModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func take(_ press: KeyPress) -> Bool {
    guard modifier.phases.contains(press.phase), modifier.accepts(press) else { return false }
    return modifier.action(press) == .handled
  }
}

/// Does what a tap on its content does when keys are pressed, wherever the focus is.
struct ShortcutModifier: ItemModifier {
  typealias Body = Never
  let shortcut: KeyboardShortcut

  func makeWrapper(_ context: _NodeContext) -> WrapperNode { ShortcutNode(self, context) }
  func update(_ wrapper: WrapperNode) {
    unsafeDowncast(wrapper, to: ShortcutNode.self).modifier = self
  }
}

/// The node of `keyboardShortcut`.
final class ShortcutNode: WrapperNode {
  var modifier: ShortcutModifier

  init(_ modifier: ShortcutModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }
}

/// A node that may take a key.
@MainActor
protocol KeyTaking: ViewNode {
  func take(_ press: KeyPress) -> Bool
}

extension View {
  private nonisolated func keys(
    _ phases: KeyPress.Phases, _ accepts: @escaping (KeyPress) -> Bool,
    _ action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(phases: phases, accepts: accepts, action: action))
  }

  /// Does something when a key goes down while the view has the focus.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    keys([.down, .repeat], { $0.key == key }) { _ in action() }
  }

  /// Does something when a key is used while the view has the focus.
  @preconcurrency
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, { $0.key == key }, action)
  }

  /// Does something when one of several keys is used while the view has the focus.
  @preconcurrency
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    self.keys(phases, { keys.contains($0.key) }, action)
  }

  /// Does something when a key of certain characters is used while the view has the focus.
  @preconcurrency
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(
      phases,
      { press in
        !press.characters.isEmpty
          && press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      }, action)
  }

  /// Does something when any key is used while the view has the focus.
  @preconcurrency
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    keys(phases, { _ in true }, action)
  }

  /// Does what a tap does when keys are pressed together.
  @MainActor public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(OptionalShortcut(shortcut: shortcut))
  }

  /// Does what a tap does when keys are pressed together.
  @MainActor public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}

/// A shortcut or none.
struct OptionalShortcut: ViewModifier {
  let shortcut: KeyboardShortcut?

  func body(content: Content) -> some View {
    if let shortcut {
      content.modifier(ShortcutModifier(shortcut: shortcut))
    } else {
      content
    }
  }
}
