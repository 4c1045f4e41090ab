import SegueLint

/// `segue rules`: the catalogue, and one rule's page with its examples.
enum RulesCommand {
  static func run(_ arguments: [String]) -> Int32 { RulesTool.run(arguments) }
}
