// Makes a failing run small: fewer steps first, then fewer views, as long as it still fails.

extension RandomScript {
  /// A script that fails like this one, with as few steps and views as possible.
  @MainActor func minimal() -> RandomScript {
    var best = withFewerSteps()
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for plant in best.plant.smaller {
        var candidate = best
        candidate.plant = plant
        guard candidate.failure() != nil else { continue }
        best = candidate.withFewerSteps()
        isSmaller = true
        break
      }
    }
    return best
  }

  @MainActor private func withFewerSteps() -> RandomScript {
    var best = self
    var index = 0
    while index < best.steps.count {
      var shorter = best
      shorter.steps.remove(at: index)
      if shorter.failure() != nil { best = shorter } else { index += 1 }
    }
    return best
  }
}

extension Plant {
  /// What stands directly inside, in order.
  var parts: [Plant] {
    switch self {
    case .tile: []
    case .stack(_, let plants), .layers(let plants), .group(let plants): plants
    case .branch(_, let a, let b): [a] + (b.map { [$0] } ?? [])
    case .each(_, _, let plant), .identity(_, let plant), .transition(_, let plant),
      .zIndex(_, let plant), .effect(_, _, let plant), .animation(_, _, let plant):
      [plant]
    case .wide(_, _, _, let plants): plants
    }
  }

  /// The same with other parts; where one may be absent there may be fewer of them.
  private func with(_ parts: [Plant]) -> Plant {
    guard let first = parts.first else { return self }
    return switch self {
    case .tile: self
    case .stack(let axis, _): .stack(axis, parts)
    case .layers: .layers(parts)
    case .group: .group(parts)
    case .branch(let flag, _, _): .branch(flag: flag, first, parts.count > 1 ? parts[1] : nil)
    case .each(let number, let flag, _): .each(number: number, flag: flag, first)
    case .identity(let number, _): .identity(number: number, first)
    case .transition(let kind, _): .transition(kind, first)
    case .zIndex(let flag, _): .zIndex(flag, first)
    case .effect(let effect, let flag, _): .effect(effect, flag: flag, first)
    case .animation(let kind, let flag, _): .animation(kind, flag: flag, first)
    case .wide(let kind, let flag, let number, _):
      .wide(kind, flag: flag, number: number, parts)
    }
  }

  /// Plants with something less in them, the smallest first.
  var smaller: [Plant] {
    let parts = parts
    var result = parts
    if parts.count > 1 {
      for index in parts.indices {
        var fewer = parts
        fewer.remove(at: index)
        result.append(with(fewer))
      }
    }
    for index in parts.indices {
      for part in parts[index].smaller {
        var changed = parts
        changed[index] = part
        result.append(with(changed))
      }
    }
    return result
  }
}
