import SegueMotion
import SwiftUI

extension Plant {
  /// What the wide trees have beside the plain kinds.
  enum Wide: Int, CaseIterable {
    // Lists of views.
    case anyView, section, list, lazyColumn, grid, shuffle, ownIdentities, fits, arrangement
    case weighted, spread
    // Views at another one.
    case overlay, mask, reader, matched, hero, inset
    // Transactions and surroundings.
    case scoped, transaction, changedTransaction, silenced, mirrored, tint, modifierTransition
    // What is drawn.
    case geometryEffect, drawnData, clip, shadow, tilt, text, digits, line, hidden
    // Layout.
    case position, fixed, aspect, guide, transformed
    // Behaviour.
    case phases, keyframes, echo, greeting, completion, preference, anchor, measure, drag

    /// What may show something without an animation, whatever the changes say.
    var mayJump: Bool {
      switch self {
      case .anyView, .changedTransaction, .silenced, .hidden, .fits, .echo, .preference, .measure,
        .anchor, .mirrored, .lazyColumn, .list, .transaction, .reader, .drag:
        true
      default: false
      }
    }
  }
}

/// Shows one of the wide kinds in a state.
struct WideView: View {
  let kind: Plant.Wide
  let isOn: Bool
  let number: Int
  let plants: [Plant]
  let state: PlantState

  private var first: PlantView { PlantView(plant: plants[0], state: state) }
  private var last: PlantView { PlantView(plant: plants[plants.count - 1], state: state) }
  private var all: some View {
    ForEach(plants.indices, id: \.self) { PlantView(plant: plants[$0], state: state) }
  }

  var body: some View {
    switch kind {
    case .anyView, .section, .list, .lazyColumn, .grid, .shuffle, .ownIdentities, .fits,
      .arrangement, .weighted, .spread:
      lists
    case .overlay, .mask, .reader, .matched, .hero, .inset: companions
    case .scoped, .transaction, .changedTransaction, .silenced, .mirrored, .tint,
      .modifierTransition:
      surroundings
    case .geometryEffect, .drawnData, .clip, .shadow, .tilt, .text, .digits, .line, .hidden:
      drawings
    case .position, .fixed, .aspect, .guide, .transformed: layouts
    case .phases, .keyframes, .echo, .greeting, .completion, .preference, .anchor, .measure,
      .drag:
      behaviours
    }
  }

  @ViewBuilder private var lists: some View {
    switch kind {
    case .anyView: isOn ? AnyView(first) : AnyView(last.padding(1))
    case .section:
      VStack(spacing: 1) {
        Section {
          all
        } header: {
          if isOn { Tile("head", 10, 4) }
        }
      }
    case .list:
      List {
        all
        ForEach(0..<number, id: \.self) { Tile("row\($0)", 20, 8) }
      }
      .frame(width: 90, height: 70)
    case .lazyColumn:
      ScrollView {
        LazyVStack(spacing: 2) {
          if isOn { first }
          ForEach(0..<(number * 3), id: \.self) { _ in last }
        }
      }
      .frame(width: 60, height: 50)
    case .grid:
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        GridRow { all }
        if isOn { GridRow { Tile("cell", 12, 6).gridCellColumns(2) } }
        GridRow {
          Tile("cell2", 8, 8)
          if number > 1 { last }
        }
      }
    case .shuffle:
      ForEach(
        RandomChoices.orders[(number * 2 + (isOn ? 1 : 0)) % RandomChoices.orders.count], id: \.self
      ) { id in
        PlantView(plant: plants[id % plants.count], state: state)
      }
    case .ownIdentities:
      ForEach(0..<max(1, number), id: \.self) { index in
        PlantView(plant: plants[index % plants.count], state: state).id(isOn ? index : -index - 1)
      }
    case .fits:
      ViewThatFits {
        HStack(spacing: 2) { all }.frame(width: isOn ? 400 : 40)
        VStack(spacing: 2) { all }
      }
    case .arrangement:
      let layout = isOn ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout(spacing: 3))
      layout { all }
    case .weighted:
      HStack(spacing: 1) {
        first.layoutPriority(isOn ? 1 : 0)
        Spacer(minLength: 2)
        last
      }.frame(width: CGFloat(60 + 10 * number))
    default: SpreadLayout(step: isOn ? 14 : 24) { all }
    }
  }

  @ViewBuilder private var companions: some View {
    switch kind {
    case .overlay:
      first.overlay(alignment: isOn ? .topLeading : .bottomTrailing) {
        if number > 1 { last.transition(RandomChoices.transitions[number]) }
      }
    case .mask: first.mask { if isOn { last } else { Tile("mask") } }
    case .reader:
      GeometryReader { proxy in
        VStack(spacing: 1) {
          if isOn { first }
          Tile("read", proxy.size.width / 2, 4)
        }
      }
      .frame(width: CGFloat(30 + 10 * number), height: 30)
    case .matched: MatchedView(isOn: isOn, first: first, last: last)
    case .hero: HeroView(isOn: isOn, number: number, first: first, last: last)
    default:
      first.safeAreaInset(edge: isOn ? .bottom : .top, spacing: 1) {
        if number > 1 { last }
      }
    }
  }

  @ViewBuilder private var surroundings: some View {
    switch kind {
    case .scoped:
      first.animation(RandomChoices.animations[1 + number]) {
        $0.opacity(isOn ? 0.4 : 1).offset(x: isOn ? 5 : 0)
      }
    case .transaction: first.transaction { if isOn { $0.animation = .linear(duration: 0.3) } }
    case .changedTransaction:
      first.transaction(value: isOn) { $0.animation = number == 1 ? nil : .bouncy }
    case .silenced: first.transaction(value: number) { $0.disablesAnimations = true }
    case .mirrored:
      HStack(spacing: 4) {
        first
        Tile("side", 6, 6)
      }
      .environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
    case .tint: first.tint(isOn ? .green : .blue).foregroundStyle(isOn ? .red : .black)
    default:
      VStack(spacing: 0) {
        if isOn {
          first.transition(
            .modifier(active: Drift(by: 20), identity: Drift(by: 0)))
        }
        if number > 1 {
          last.transition(
            .asymmetric(
              insertion: .push(from: .bottom).animation(.easeIn(duration: 0.3)), removal: .opacity))
        }
      }
    }
  }

  @ViewBuilder private var drawings: some View {
    switch kind {
    case .geometryEffect: first.modifier(Shake(travel: CGFloat(number)))
    case .drawnData: first.modifier(DriftData(amount: isOn ? 12 : 2))
    case .clip: first.clipShape(RoundedRectangle(cornerRadius: isOn ? 5 : 1))
    case .shadow: first.shadow(color: .red, radius: isOn ? 4 : 1, x: CGFloat(number), y: 1)
    case .tilt:
      first.rotation3DEffect(.degrees(isOn ? 40 : 0), axis: (x: 0, y: 1, z: 0))
        .scaleEffect(isOn ? 0.8 : 1, anchor: .topLeading)
    case .text: Text(isOn ? "yes, it is" : "no").font(.system(size: CGFloat(8 + number)))
    case .digits: Text("\(number * 37)").contentTransition(.numericText())
    case .line:
      RoundedRectangle(cornerRadius: isOn ? 6 : 0).trim(from: 0, to: isOn ? 1 : 0.4)
        .stroke(.red, lineWidth: isOn ? 3 : 1).frame(width: 24, height: CGFloat(8 + number))
    default:
      VStack(spacing: 1) {
        if isOn { first.hidden() } else { first }
        last.disabled(isOn).allowsHitTesting(!isOn)
      }
    }
  }

  @ViewBuilder private var layouts: some View {
    switch kind {
    case .position:
      first.position(x: isOn ? 10 : 30, y: 12).frame(width: 50, height: CGFloat(20 + number))
    case .fixed: first.fixedSize().frame(maxWidth: isOn ? .infinity : 40, alignment: .leading)
    case .aspect:
      Tile("wide").aspectRatio(isOn ? 2 : 1, contentMode: .fit).frame(width: 20, height: 20)
    case .guide:
      HStack(alignment: .top, spacing: 1) {
        first.alignmentGuide(.top) { isOn ? $0.height : 0 }
        last
      }
    default:
      first.rotationEffect(.degrees(isOn ? 90 : 0)).padding(isOn ? 3 : 0)
        .scaleEffect(x: isOn ? -1 : 1).geometryGroup()
    }
  }

  @ViewBuilder private var behaviours: some View {
    switch kind {
    case .phases:
      first.phaseAnimator([0.0, 8, -4], trigger: number) { content, phase in
        content.offset(x: phase)
      } animation: { phase in
        phase == 0 ? .bouncy : .linear(duration: 0.2)
      }
    case .keyframes:
      first.keyframeAnimator(initialValue: 0.0, trigger: number) { content, value in
        content.offset(y: value)
      } keyframes: { _ in
        LinearKeyframe(6, duration: 0.2)
        CubicKeyframe(-3, duration: 0.3)
        SpringKeyframe(0, duration: 0.4)
        MoveKeyframe(0)
      }
    case .echo: EchoView(isOn: isOn, isAnimated: number > 1, content: first)
    case .greeting: GreetingView(isOn: isOn, content: first)
    case .completion: CompletionView(isOn: isOn, content: first, last: last)
    case .preference: PreferenceView(isOn: isOn, number: number, content: first)
    case .anchor:
      first.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .padding(isOn ? 4 : 0)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              let box = proxy[anchors[index]]
              Tile("frame", box.width, 2).offset(x: box.minX, y: box.maxY)
            }
          }
        }
    case .measure: MeasureView(isOn: isOn, content: first)
    default: DragView(content: first)
    }
  }
}
