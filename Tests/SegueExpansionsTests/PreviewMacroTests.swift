import Testing

@Suite struct PreviewMacroTests {
  @Test(arguments: [
    (#"#Preview { Badge() }"#, "nil", "", "{ Badge() }"),
    (#"#Preview("Dark") { Badge() }"#, #""Dark""#, "", "{ Badge() }"),
    (
      #"#Preview("Wide", traits: .landscapeLeft, .sizeThatFitsLayout) { Badge() }"#, #""Wide""#,
      ".landscapeLeft, .sizeThatFitsLayout", "{ Badge() }"
    ),
    (#"#Preview(traits: .portrait) { Badge() }"#, "nil", ".portrait", "{ Badge() }"),
    (#"#Preview("Body", body: { Badge() })"#, #""Body""#, "", "{ Badge() }"),
    (#"#Preview(body: makeBadge)"#, "nil", "", "{ (makeBadge)() }"),
    (#"#Preview { let n = 2; return Badge(n) }"#, "nil", "", "{ let n = 2; return Badge(n) }"),
  ])
  func `a preview becomes a type that tells its name and place`(
    preview: String, name: String, traits: String, content: String
  ) {
    let expansion = Expansion("\n" + preview)
    #expect(expansion.messages == [])
    let source = expansion.source
    #expect(source.contains("static var name: Swift.String? { \(name) }"))
    #expect(source.contains(#"static var file: Swift.String { "Folder/Sample.swift" }"#))
    #expect(source.contains("static var line: Swift.Int { 2 }"))
    #expect(source.contains("[\(traits)]"))
    #expect(source.contains("SegueUI.previewContent \(content)"))
  }

  @Test func `previewable variables move into a view`() {
    let expansion = Expansion(
      """
      #Preview("Switch") {
        @Previewable @State var isOn = false
        @Previewable @Namespace var space
        let title = "Sound"
        Toggle(title, isOn: $isOn)
      }
      """)
    #expect(expansion.messages == [])
    let source = expansion.source
    #expect(source.contains("struct Content: SegueUI.View { @State var isOn = false"))
    #expect(source.contains("@Namespace var space var body: some SegueUI.View {"))
    #expect(source.contains(#"let title = "Sound" Toggle(title, isOn: $isOn) } }"#))
    #expect(source.contains("makeBody() -> any SegueUI.View { Content() }"))
    #expect(!source.contains("Previewable"))
  }

  @Test func `a preview without a body is an error`() {
    #expect(
      Expansion(#"#Preview("Empty")"#).messages == [
        """
        error: #Preview has no body; there is nothing to show; write `#Preview { YourView() }`
        """
      ])
  }
}
