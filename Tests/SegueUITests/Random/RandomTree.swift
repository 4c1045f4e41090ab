import SegueMotion
import SwiftUI

/// Numbers from a seed, the same on every machine (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func upTo(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { upTo(100) < percent }
}

/// A tree of views as data: what a seed makes, and what a replay prints.
indirect enum Plant: CustomStringConvertible {
  case tile(Int)
  case stack(Axis, [Plant])
  case layers([Plant])
  /// Shown while a flag is on, else another one if there is one.
  case branch(flag: Int, Plant, Plant?)
  /// As many elements as a number says, its ids turned around by a flag.
  case each(number: Int, flag: Int, Plant)
  /// A new identity whenever a number changes.
  case identity(number: Int, Plant)
  case transition(Int, Plant)
  case zIndex(Int, Plant)
  case group([Plant])
  /// A modifier whose value depends on a flag.
  case effect(Effect, flag: Int, Plant)
  /// `.animation(_:value:)` on a flag.
  case animation(Int, flag: Int, Plant)
  /// One of the kinds that only wide trees have.
  case wide(Wide, flag: Int, number: Int, [Plant])

  enum Effect: Int, CaseIterable {
    case opacity, offset, scale, padding, width, background
    case group, blur, style, data
  }

  var description: String {
    switch self {
    case .tile(let n): "tile(\(n))"
    case .stack(let axis, let plants): "\(axis)\(plants)"
    case .layers(let plants): "layers\(plants)"
    case .branch(let flag, let a, let b):
      "if f\(flag) { \(a) }" + (b.map { " else { \($0) }" } ?? "")
    case .each(let number, let flag, let plant): "each(n\(number), f\(flag)) { \(plant) }"
    case .identity(let number, let plant): "\(plant).id(n\(number))"
    case .transition(let kind, let plant): "\(plant).transition(\(kind))"
    case .zIndex(let flag, let plant): "\(plant).zIndex(f\(flag))"
    case .group(let plants): "group\(plants)"
    case .effect(let effect, let flag, let plant): "\(plant).\(effect)(f\(flag))"
    case .animation(let kind, let flag, let plant): "\(plant).animation(\(kind), f\(flag))"
    case .wide(let kind, let flag, let number, let plants):
      "\(kind)(f\(flag), n\(number))\(plants)"
    }
  }
}

/// What a random tree is drawn from.
struct PlantState: Equatable, CustomStringConvertible {
  var flags: [Bool]
  var numbers: [Int]

  static let flagCount = 6
  static let numberCount = 3

  static let start = PlantState(
    flags: Array(repeating: false, count: flagCount),
    numbers: Array(repeating: 1, count: numberCount))

  var description: String {
    "flags " + flags.map { $0 ? "1" : "0" }.joined() + ", numbers \(numbers)"
  }
}

/// Grows a tree from a seed.
@MainActor
struct Gardener {
  var random: Seeded
  let species: Species
  private var tiles = 0

  /// What trees are made of.
  enum Species: String {
    /// Stacks, branches, transitions, effects.
    case plain
    /// Everything.
    case wide
    /// Everything that does not jump under an animation.
    case smooth
  }

  init(_ random: Seeded, _ species: Species = .plain) {
    self.random = random
    self.species = species
  }

  mutating func grow(_ depth: Int) -> Plant {
    let flag = random.upTo(PlantState.flagCount)
    let number = random.upTo(PlantState.numberCount)
    guard depth > 0 else {
      tiles += 1
      return .tile(tiles % 40)
    }
    if species != .plain, random.chance(40) { return wide(depth, flag: flag, number: number) }
    switch random.upTo(12) {
    case 0, 1: return .stack(random.chance(50) ? .vertical : .horizontal, several(depth))
    case 2: return .layers(several(depth))
    case 3, 4:
      return .branch(flag: flag, grow(depth - 1), random.chance(50) ? grow(depth - 1) : nil)
    case 5: return .each(number: number, flag: flag, grow(depth - 1))
    case 6: return .identity(number: number, grow(depth - 1))
    case 7: return .transition(transition(), grow(depth - 1))
    case 8: return .zIndex(flag, grow(depth - 1))
    case 9: return .group(several(depth))
    case 10:
      let effect = Plant.Effect.allCases[random.upTo(Plant.Effect.allCases.count)]
      return .effect(effect, flag: flag, grow(depth - 1))
    default:
      return .animation(animation(), flag: flag, grow(depth - 1))
    }
  }

  private mutating func wide(_ depth: Int, flag: Int, number: Int) -> Plant {
    var kind: Plant.Wide
    repeat {
      kind = Plant.Wide.allCases[random.upTo(Plant.Wide.allCases.count)]
    } while species == .smooth && kind.mayJump
    return .wide(kind, flag: flag, number: number, several(depth))
  }

  private mutating func transition() -> Int {
    random.upTo(
      species == .plain
        ? RandomChoices.plainTransitionCount : RandomChoices.transitions.count)
  }

  /// An index into the animations, of one that animates where nothing is to jump.
  mutating func animation() -> Int {
    switch species {
    case .plain: random.upTo(RandomChoices.plainAnimationCount)
    case .wide: random.upTo(RandomChoices.animations.count)
    case .smooth: 1 + random.upTo(RandomChoices.animations.count - 1)
    }
  }

  private mutating func several(_ depth: Int) -> [Plant] {
    (0..<(1 + random.upTo(3))).map { _ in grow(depth - 1) }
  }
}

/// The transitions and animations that a seed chooses from.
enum RandomChoices {
  struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0.25)
    }
  }

  @MainActor static let transitions: [AnyTransition] = [
    .opacity, .scale, .slide, .identity, .move(edge: .top), .push(from: .leading),
    .offset(x: 20, y: -10), .asymmetric(insertion: .scale, removal: .move(edge: .bottom)),
    .opacity.combined(with: .offset(x: 30)), .scale.animation(.linear(duration: 0.3)),
    AnyTransition(Turn()), AnyTransition(.blurReplace),
    .asymmetric(
      insertion: .opacity.animation(.easeIn(duration: 0.2)),
      removal: .slide.combined(with: .scale(scale: 0.5, anchor: .bottomTrailing))),
    .move(edge: .leading).animation(.bouncy), .push(from: .top).combined(with: .opacity),
    .modifier(active: DriftData(amount: 20), identity: DriftData(amount: 0)),
    .asymmetric(insertion: AnyTransition(Turn()), removal: .opacity.animation(.default)),
  ]

  /// How many of them the plain trees choose from.
  static let plainTransitionCount = 12

  static let animations: [Animation?] = [
    nil, .linear(duration: 0.4), .easeInOut(duration: 0.7), .spring(duration: 0.5, bounce: 0.3),
    .default, .interpolatingSpring(duration: 0.4, bounce: 0.2), .snappy.delay(0.1),
    .spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.2),
    .linear(duration: 0.2).repeatCount(3, autoreverses: true), .bouncy.speed(2),
    Animation(Evenly()), .easeIn(duration: 0.3).delay(0.2).speed(0.5),
    Animation(Evenly()).delay(0.1),
    .timingCurve(0.2, 1.6, 0.4, 1, duration: 0.5), .interactiveSpring,
    .easeOut(duration: 0.2).repeatCount(2, autoreverses: false),
  ]

  /// How many of them the plain trees choose from.
  static let plainAnimationCount = 10

  /// Ids in orders that share some of them.
  static let orders: [[Int]] = [
    [0, 1, 2], [2, 1, 0], [3, 0, 1, 2], [1, 3], [], [4, 2, 0], [0, 1, 2, 3, 4], [2],
  ]
}

/// Shows a tree in a state.
struct PlantView: View {
  let plant: Plant
  let state: PlantState

  var body: some View {
    switch plant {
    case .tile(let n): Tile("t\(n)", 20, 10)
    case .stack(.horizontal, let plants): HStack(spacing: 2) { list(plants) }
    case .stack(.vertical, let plants): VStack(spacing: 2) { list(plants) }
    case .layers(let plants): ZStack { list(plants) }
    case .group(let plants): Group { list(plants) }
    case .wide(let kind, let flag, let number, let plants):
      WideView(
        kind: kind, isOn: state.flags[flag], number: state.numbers[number], plants: plants,
        state: state)
    default: modified
    }
  }

  private func list(_ plants: [Plant]) -> some View {
    ForEach(plants.indices, id: \.self) { PlantView(plant: plants[$0], state: state) }
  }

  @ViewBuilder private var modified: some View {
    switch plant {
    case .branch(let flag, let a, let b):
      if state.flags[flag] {
        PlantView(plant: a, state: state)
      } else if let b {
        PlantView(plant: b, state: state)
      }
    case .each(let number, let flag, let plant):
      let ids = Array(0..<state.numbers[number])
      ForEach(state.flags[flag] ? ids.reversed() : ids, id: \.self) { _ in
        PlantView(plant: plant, state: state)
      }
    case .identity(let number, let plant):
      PlantView(plant: plant, state: state).id(state.numbers[number])
    case .transition(let kind, let plant):
      PlantView(plant: plant, state: state).transition(RandomChoices.transitions[kind])
    case .zIndex(let flag, let plant):
      PlantView(plant: plant, state: state).zIndex(state.flags[flag] ? 1 : 0)
    case .animation(let kind, let flag, let plant):
      PlantView(plant: plant, state: state)
        .animation(RandomChoices.animations[kind], value: state.flags[flag])
    case .effect(let effect, let flag, let plant):
      PlantView(plant: plant, state: state)
        .modifier(PlantEffect(effect: effect, isOn: state.flags[flag]))
    default: EmptyView()
    }
  }
}

private struct PlantEffect: ViewModifier {
  let effect: Plant.Effect
  let isOn: Bool

  func body(content: Content) -> some View {
    switch effect {
    case .opacity: content.opacity(isOn ? 0.5 : 1)
    case .offset: content.offset(x: isOn ? 12 : 0, y: isOn ? -6 : 0)
    case .scale: content.scaleEffect(isOn ? 1.5 : 1)
    case .padding: content.padding(isOn ? 6 : 0)
    case .width: content.frame(width: isOn ? 40 : 30)
    case .group: content.geometryGroup().padding(.leading, isOn ? 10 : 0)
    case .blur: content.blur(radius: isOn ? 4 : 0).rotationEffect(.degrees(isOn ? 30 : 0))
    case .style: content.foregroundStyle(isOn ? .red : .blue)
    case .data: content.modifier(WideningEffect(width: isOn ? 50 : 20))
    case .background: content.background { if isOn { Tile("back") } }
    }
  }
}

/// Lays out again at every frame.
private struct WideningEffect: ViewModifier, Animatable {
  var width: Double
  var animatableData: Double {
    get { width }
    set { width = newValue }
  }
  func body(content: Content) -> some View { content.frame(width: width) }
}
