import SegueExpansions
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds the macro that a declaration in SegueUI names.
struct MacroProvider: PluginProvider {
  struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "SegueMacros has no macro named \(name)" }
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {}

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": MarkerMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": MarkerMacro.self
    case "EntryMacro": EntryMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }

  var features: [PluginFeature] { [] }
}
