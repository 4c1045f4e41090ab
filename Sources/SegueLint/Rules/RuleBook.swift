/// All rules, in the order of their ids.
enum RuleBook {
  static let all: [any Rule] = [
    AnimationInsideConditional()
  ]
}
