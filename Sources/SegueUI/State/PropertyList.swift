@_spi(Reflection) private import Swift

/// What is known of the stored properties of a view's type, found once.
///
/// Finding them by reflection costs microseconds a value; reading through offsets found once costs
/// nanoseconds.
@MainActor
final class PropertyList {
  struct Property {
    let offset: Int
    let name: String
    let install: @MainActor (UnsafeMutableRawPointer, PropertyHost, Int, String, String) -> Void
  }

  let properties: [Property]
  /// Whether a body may read the environment through one of the properties.
  let readsEnvironment: Bool
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  let typeName: String
  /// Whether the type is declared by this library.
  let isLibrary: Bool
  /// Whether the type is made for others, such as those of its content.
  let isGeneric: Bool

  private init(_ type: Any.Type, size: Int) {
    var properties: [Property] = []
    var comparisons: [(UnsafeRawPointer, UnsafeRawPointer) -> Bool] = []
    var readsEnvironment = false
    var isComparable = true
    typeName = Self.shortName(type)
    isGeneric = String(describing: type).contains("<")
    isLibrary = String(reflecting: type).hasPrefix("SegueUI.")
    if _isPlain(type) {
      compare = { memoryIsEqual($0, $1, size) }
    } else {
      _ = _forEachField(of: type) { name, offset, fieldType, _ in
        let name = String(cString: name)
        if let dynamic = fieldType as? any DynamicProperty.Type {
          properties.append(Self.property(dynamic, offset: offset, name: name))
          readsEnvironment = readsEnvironment || Self.mayReadEnvironment(dynamic)
        }
        if let comparison = fieldComparison(fieldType, offset: offset) {
          comparisons.append(comparison)
        } else {
          isComparable = false
        }
        return true
      }
      let isStruct = !(type is AnyObject.Type)
      compare =
        isComparable && isStruct && !comparisons.isEmpty
        ? { a, b in comparisons.allSatisfy { $0(a, b) } } : { _, _ in false }
    }
    self.properties = properties
    self.readsEnvironment = readsEnvironment
  }

  /// Whether values of a type have nothing to be filled in.
  static func isEmpty<V>(of type: V.Type) -> Bool {
    // What is filled in refers to something; plain memory need not be looked up.
    _isPOD(type) || of(type).properties.isEmpty
  }

  private static var known: [ObjectIdentifier: PropertyList] = [:]

  /// The list of a type; reflection runs at the first call only.
  static func of<V>(_ type: V.Type) -> PropertyList {
    let key = ObjectIdentifier(type)
    if let list = known[key] { return list }
    let list = PropertyList(type, size: MemoryLayout<V>.size)
    known[key] = list
    return list
  }

  /// Fills in the properties of a value.
  func install<V>(in value: inout V, _ host: PropertyHost) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let raw = UnsafeMutableRawPointer(pointer)
      for (slot, property) in properties.enumerated() {
        property.install(raw + property.offset, host, slot, property.name, typeName)
      }
    }
  }

  /// Whether two values are known to be equal; false also when that cannot be told.
  func areEqual<V>(_ a: V, _ b: V) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in compare(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  private static func property(_ type: any DynamicProperty.Type, offset: Int, name: String)
    -> Property
  {
    func make<P: DynamicProperty>(_: P.Type) -> Property {
      if let installable = P.self as? any InstallableProperty.Type {
        func make<I: InstallableProperty>(_: I.Type) -> Property {
          Property(offset: offset, name: plainName(name)) { pointer, host, slot, name, owner in
            pointer.assumingMemoryBound(to: I.self).pointee
              .install(host, slot: slot, name: name, owner: owner)
          }
        }
        return make(installable)
      }
      // A user's own property: its parts first, then its `update`.
      let parts = PropertyList.of(P.self)
      return Property(offset: offset, name: plainName(name)) { pointer, host, slot, _, _ in
        let value = pointer.assumingMemoryBound(to: P.self)
        let inner: PropertyHost
        if let existing = host.slots[slot] as? PropertyHost {
          inner = existing
        } else {
          inner = PropertyHost(host.node, count: parts.properties.count)
          host.slots[slot] = inner
        }
        parts.install(in: &value.pointee, inner)
        value.pointee.update()
      }
    }
    return make(type)
  }

  private static func mayReadEnvironment(_ type: any DynamicProperty.Type) -> Bool {
    if type is any EnvironmentReading.Type { return true }
    if type is any InstallableProperty.Type { return false }
    func look<P: DynamicProperty>(_: P.Type) -> Bool { PropertyList.of(P.self).readsEnvironment }
    return look(type)
  }

  private static func plainName(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// The name of a type without its module and without generic arguments.
  static func shortName(_ type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
  }
}

/// A property that reads the environment when it is filled in.
protocol EnvironmentReading {}

private func memoryIsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
  UnsafeRawBufferPointer(start: a, count: size)
    .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
}

private func _isPlain(_ type: Any.Type) -> Bool {
  func isPlain<T>(_: T.Type) -> Bool { _isPOD(T.self) && MemoryLayout<T>.size > 0 }
  return _openExistential(type, do: isPlain)
}

/// Compares one field of two values; nil where fields of this type cannot be compared.
private func fieldComparison(_ type: Any.Type, offset: Int)
  -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
{
  func make<T>(_: T.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    if T.self is any ComparableByLocation.Type {
      return { a, b in
        guard let x = (a + offset).assumingMemoryBound(to: T.self).pointee as? ComparableByLocation
        else { return false }
        return x.isSame(as: (b + offset).assumingMemoryBound(to: T.self).pointee)
      }
    }
    if T.self is any EnvironmentReading.Type { return { _, _ in true } }
    if let equatable = T.self as? any Equatable.Type {
      func compare<E: Equatable>(_: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { a, b in
          (a + offset).assumingMemoryBound(to: E.self).pointee
            == (b + offset).assumingMemoryBound(to: E.self).pointee
        }
      }
      return compare(equatable)
    }
    if _isPOD(T.self) {
      let size = MemoryLayout<T>.size
      return { a, b in memoryIsEqual(a + offset, b + offset, size) }
    }
    if T.self is AnyObject.Type {
      return { a, b in
        (a + offset).load(as: UnsafeRawPointer.self) == (b + offset).load(as: UnsafeRawPointer.self)
      }
    }
    return nil
  }
  return _openExistential(type, do: make)
}

/// A property wrapper that is the same as another if it refers to the same place.
protocol ComparableByLocation {
  func isSame(as other: Any) -> Bool
}
