import Foundation

// Synchronous on purpose: the stage's virtual clock needs the main thread to be the caller's own.
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
