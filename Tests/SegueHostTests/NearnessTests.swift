import SegueHost
import Testing

@Suite struct NearnessTests {
  @Test(arguments: [
    ("", "", 0), ("tap", "tap", 0), ("toggle", "Toggle", 1), ("kitten", "sitting", 3),
  ])
  func `distance counts edits`(one: String, other: String, count: Int) {
    #expect(Nearness.distance(one, other) == count)
    #expect(Nearness.distance(other, one) == count)
  }

  @Test func `the most alike word comes first`() {
    let words = Nearness.sorted(["Delete", "Toggle", "Open"], to: "togle")
    #expect(words.first == "Toggle")
  }
}
