import CHost
import Foundation
import SegueUI

/// A compiled file of the user, in memory.
@MainActor package struct LoadedFile {
  private let path: String
  private let handle: UnsafeMutableRawPointer

  /// Loads a library into the process for good.
  package init(path: String) throws {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw HostError(
        .fault, "the compiled file does not load: \(reason)",
        effect: "its view cannot be shown",
        remedy: "build segue again: its modules seem to be of another build")
    }
    self.path = path
    self.handle = handle
  }

  /// What the file declares to be played, in the order of its source as far as it is known.
  package func candidates() throws -> [Candidate] {
    try types().compactMap(Candidate.init).sorted { ($0.order, $0.name) < ($1.order, $1.name) }
  }

  /// The types of the file that conform to something, private ones too.
  ///
  /// Read from the records that the compiler keeps for the runtime; generic types are left out.
  private func types() throws -> [Any.Type] {
    guard let image = ELFImage(try Data(contentsOf: URL(fileURLWithPath: path))),
      let section = image.section("swift5_protocol_conformances"),
      let base = UnsafeRawPointer(bitPattern: UInt(chost_load_address(handle)))
    else { return [] }
    let start = base + Int(section.address)
    var seen: Set<UnsafeRawPointer> = []
    return stride(from: 0, to: section.size, by: 4).compactMap { offset in
      let conformance = ConformanceRecord(relativePointer(at: start + offset))
      guard let descriptor = conformance.typeDescriptor, seen.insert(descriptor).inserted
      else { return nil }
      return metatype(of: descriptor)
    }
  }

  private func metatype(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    let isNominal = (16...18).contains(flags & 0x1F)
    guard isNominal, !isGeneric else { return nil }
    typealias Accessor = @convention(thin) (Int) -> (UnsafeRawPointer, Int)
    let accessor = unsafeBitCast(relativePointer(at: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0).0, to: Any.Type.self)
  }
}

/// A pointer that is stored as its distance from where it is stored.
private func relativePointer(at place: UnsafeRawPointer) -> UnsafeRawPointer {
  place + Int(place.load(as: Int32.self))
}

/// That one type conforms to one protocol, as the compiler writes it down.
private struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(_ address: UnsafeRawPointer) { self.address = address }

  /// The description of the type; nil for classes of other languages.
  var typeDescriptor: UnsafeRawPointer? {
    let kind = (address + 12).load(as: UInt32.self) >> 3 & 7
    let reference = relativePointer(at: address + 4)
    switch kind {
    case 0: return reference
    case 1: return reference.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }
}
