extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The animation as one would write it.
  public var description: String { kind.description }

  public var debugDescription: String { "Animation(\(kind.description))" }
}

extension Animation: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension AnimationKind: CustomStringConvertible {
  var description: String {
    switch self {
    case .standard: ".default"
    case .curve(let curve, let duration): Self.describe(curve, duration)
    case .spring(let spring, let blendDuration):
      ".spring(\(Self.describe(spring))"
        + (blendDuration > 0 ? ", blendDuration: \(blendDuration))" : ")")
    case .interpolatingSpring(let spring, let velocity):
      ".interpolatingSpring(\(Self.describe(spring))"
        + (velocity != 0 ? ", initialVelocity: \(velocity))" : ")")
    case .custom(let box): "\(box.base)"
    case .delay(let delay, let base): "\(base).delay(\(delay))"
    case .speed(let speed, let base): "\(base).speed(\(speed))"
    case .repeating(let count?, let autoreverses, let base):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeating(nil, let autoreverses, let base):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logical(let after, let base): "\(base).logicallyComplete(after: \(after))"
    }
  }

  private static func describe(_ spring: Spring) -> String {
    let bounce = (spring.bounce * 1e6).rounded() / 1e6
    return spring.mass == 1
      ? "duration: \(spring.duration), bounce: \(bounce)"
      : "mass: \(spring.mass), stiffness: \(spring.stiffness), damping: \(spring.damping)"
  }

  private static func describe(_ curve: UnitCurve, _ duration: Double) -> String {
    let names: [(UnitCurve, String)] = [
      (.linear, "linear"), (.easeIn, "easeIn"), (.easeOut, "easeOut"), (.easeInOut, "easeInOut"),
    ]
    if let name = names.first(where: { $0.0 == curve })?.1 {
      return ".\(name)(duration: \(duration))"
    }
    if case .bezier(let c) = curve.shape {
      return ".timingCurve(\(c.x1), \(c.y1), \(c.x2), \(c.y2), duration: \(duration))"
    }
    return ".timingCurve(.\(curve.shape), duration: \(duration))"
  }
}
