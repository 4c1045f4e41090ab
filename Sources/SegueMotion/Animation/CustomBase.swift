/// A custom animation of any type, comparable with others.
struct CustomBase: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (a: CustomBase, b: CustomBase) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool { (b.base as? A) == base }
    return equals(a.base)
  }

  func hash(into hasher: inout Hasher) {
    func hash<A: CustomAnimation>(_ base: A, into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(A.self))
      hasher.combine(base)
    }
    hash(base, into: &hasher)
  }
}
