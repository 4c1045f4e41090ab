import Testing

@Suite struct EntryMacroTests {
  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.Transaction", "TransactionKey"),
    ("ContainerValues", "ContainerValueKey"),
  ])
  func `an entry becomes a key and a variable`(container: String, key: String) {
    let expansion = Expansion("extension \(container) { @Entry var speed: Double = 1 }")
    #expect(expansion.messages == [])
    let source = expansion.source
    #expect(source.contains("get { self[__Key_speed.self] }"))
    #expect(source.contains("set { self[__Key_speed.self] = newValue }"))
    #expect(source.contains("private struct __Key_speed: SegueUI.\(key) {"))
    #expect(source.contains("static var defaultValue: Double { 1 }"))
  }

  @Test(arguments: [
    ("@Entry var shown = true", "static var defaultValue: Bool { true }"),
    ("@Entry var label: String?", "static var defaultValue: String? { nil }"),
    ("@Entry var theme = makeTheme()", "static let defaultValue = makeTheme()"),
    ("@Entry var model: Model = .init()", "static var defaultValue: Model { .init() }"),
  ])
  func `the default value keeps its type`(entry: String, value: String) {
    let expansion = Expansion("extension EnvironmentValues { \(entry) }")
    #expect(expansion.messages == [])
    let source = expansion.source
    #expect(source.contains(value))
  }

  @Test func `a focused value has no default`() {
    let expansion = Expansion("extension FocusedValues { @Entry var title: String? }")
    #expect(expansion.messages == [])
    #expect(expansion.source.contains("typealias Value = String"))
  }

  @Test(arguments: [
    (
      "extension EnvironmentValues { @Entry var speed: Double }",
      """
      error: `speed` has no default value; readers that nobody gave a value have none to read; \
      write `@Entry var speed: Type = value`
      """
    ),
    (
      "extension FocusedValues { @Entry var title: String }",
      """
      error: `title` is not optional; there is no value while nothing has the focus; write \
      `@Entry var title: Type?`
      """
    ),
    (
      "struct Model { @Entry var speed = 1.0 }",
      """
      error: @Entry stands outside of the types that hold entries; its value would belong to \
      nobody; move it into `extension EnvironmentValues`, `Transaction`, `ContainerValues` or \
      `FocusedValues`
      """
    ),
  ])
  func `a wrong entry is told once`(source: String, message: String) {
    #expect(Expansion(source).messages == [message])
  }
}
