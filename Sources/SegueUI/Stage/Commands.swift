/// Menus of a program; a stage has no bar to show them in.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Nothing in the bar of menus.
public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var body: Never { fatalError("commands have no body") }
}

/// A menu.
public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("commands have no body") }
}

/// Entries of a menu that is there already.
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public var body: Never { fatalError("commands have no body") }
}

/// A place in the bar of menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// Sets of commands that a system knows.
public nonisolated struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var body: Never { fatalError("commands have no body") }
}
public nonisolated struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var body: Never { fatalError("commands have no body") }
}
public nonisolated struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var body: Never { fatalError("commands have no body") }
}
public nonisolated struct InspectorCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var body: Never { fatalError("commands have no body") }
}

/// Builds commands.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildPartialBlock<C: Commands>(first: C) -> C { first }
  public static func buildPartialBlock<A: Commands, B: Commands>(accumulated: A, next: B) -> A {
    accumulated
  }
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
}
