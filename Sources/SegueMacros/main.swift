@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

let listener = CompilerPluginMessageListener(
  connection: CompilerConnection(), provider: MacroProvider())
try listener.main()
