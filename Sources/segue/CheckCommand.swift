import SegueLint

/// `segue check`: finds transitions and animations that do not do what they seem to say.
enum CheckCommand {
  static func run(_ arguments: [String]) -> Int32 { CheckTool.run(arguments) }
}
