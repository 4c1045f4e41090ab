import SegueGeometry
import SegueMotion

extension PlainProperty {
  /// The stored numbers in which two values of one type differ.
  @MainActor static func changes<T>(from old: T, to new: T) -> [PlainProperty] {
    let owner = PropertyList.shortName(T.self)
    return zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
      .compactMap { a, b in
        guard let name = a.label, let from = number(a.value), let to = number(b.value), from != to
        else { return nil }
        return PlainProperty(owner: owner, name: name, from: from, to: to)
      }
  }

  /// A number that could be interpolated, as text.
  private static func number(_ value: Any) -> String? {
    switch value {
    case let value as Double: "\(value)"
    case let value as CGFloat: "\(value)"
    case let value as Float: "\(value)"
    case let value as Int: "\(value)"
    case let value as Angle: "\(value.degrees)°"
    case let value as CGSize: "(\(value.width), \(value.height))"
    case let value as CGPoint: "(\(value.x), \(value.y))"
    default: nil
    }
  }
}

extension FieldsRecord {
  /// What a shape does not interpolate of a change; nil where it interpolates all of it.
  @MainActor
  static func shape<S: Shape>(
    _ old: S, _ new: S, in box: CGRect, _ transaction: Transaction
  ) -> FieldsRecord? {
    guard transaction.animation != nil, !String(reflecting: S.self).hasPrefix("SegueUI.") else {
      return nil
    }
    let properties = PlainProperty.changes(from: old, to: new)
    guard !properties.isEmpty, old.path(in: box) != new.path(in: box) else { return nil }
    var start = new
    start.animatableData = old.animatableData
    let data: Data
    if S.AnimatableData.self == EmptyAnimatableData.self {
      data = .empty
    } else if start.path(in: box) == old.path(in: box) {
      return nil
    } else {
      data =
        old.animatableData != new.animatableData && start.path(in: box) == new.path(in: box)
        ? .disconnected : .partial
    }
    let outside = PlainProperty.changes(from: start, to: old).map(\.name)
    return FieldsRecord(
      view: PropertyList.shortName(S.self), isShape: true,
      properties: data == .empty ? properties : properties.filter { outside.contains($0.name) },
      data: data, animation: transaction.animation, source: transaction.source)
  }

  /// What a view or modifier that calls itself animatable does not interpolate of a change.
  @MainActor
  static func value<V>(_ old: V, _ new: V, _ transaction: Transaction) -> FieldsRecord? {
    guard transaction.animation != nil, let new = new as? any Animatable else { return nil }
    func make<A: Animatable>(_ new: A) -> FieldsRecord? {
      guard let old = old as? A else { return nil }
      var start = new
      start.animatableData = old.animatableData
      let properties = PlainProperty.changes(from: old, to: start).filter {
        Int($0.from) == nil || A.AnimatableData.self == EmptyAnimatableData.self
      }
      guard !properties.isEmpty else { return nil }
      return FieldsRecord(
        view: PropertyList.shortName(A.self), isShape: false, properties: properties,
        data: A.AnimatableData.self == EmptyAnimatableData.self ? .empty : .partial,
        animation: transaction.animation, source: transaction.source)
    }
    return make(new)
  }

  /// What changed in a modifier that does not call itself animatable.
  @MainActor
  static func plain<M>(_ old: M, _ new: M, _ transaction: Transaction) -> FieldsRecord? {
    guard transaction.animation != nil, !String(reflecting: M.self).hasPrefix("SegueUI.") else {
      return nil
    }
    let properties = PlainProperty.changes(from: old, to: new)
    guard !properties.isEmpty else { return nil }
    return FieldsRecord(
      view: PropertyList.shortName(M.self), isShape: false, properties: properties, data: .plain,
      animation: transaction.animation, source: transaction.source)
  }
}
