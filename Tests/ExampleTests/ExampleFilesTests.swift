import Foundation
import Testing

struct ExampleFilesTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Examples")) ?? []
    return all.filter { $0.hasSuffix(".swift") && $0.first?.isNumber == true }.sorted()
  }()

  @Test func `there are twenty-one, in order`() {
    #expect(Self.names.compactMap { Int($0.prefix(2)) } == Array(1...21))
  }

  @Test(arguments: names)
  func `an example is short, says what to watch and has a twin here`(_ name: String) throws {
    let text = try String(contentsOfFile: "\(Self.root)/Examples/\(name)", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 61, "the last line is empty")
    #expect(lines[0].hasPrefix("// "))
    let header = lines.prefix { $0.hasPrefix("//") }
    #expect(header.contains { $0.hasPrefix("// Watch: ") })
    let twin = "\(Self.root)/Tests/ExampleTests/\(name.dropLast(6))Tests.swift"
    #expect(FileManager.default.fileExists(atPath: twin))
  }
}
