/// A piece of code with what a rule says about it: its test and part of its page.
package struct Example: Sendable {
  /// What it shows, in a few words.
  package let title: String
  /// The code, with the marks taken out.
  package let code: String
  /// Where the rule must speak, in UTF-8 bytes into `code`; empty where it must not.
  package let marks: [Int]
  /// The code after the safe fixes, where the rule has one here.
  package let fixed: String?

  /// Code about which the rule says nothing.
  package static func good(_ title: String, _ code: String) -> Example {
    Example(title: title, marked: code, fixed: nil)
  }

  /// Code with a `↓` before each place at which the rule speaks.
  package static func bad(_ title: String, _ marked: String, fixed: String? = nil) -> Example {
    Example(title: title, marked: marked, fixed: fixed)
  }

  private init(title: String, marked: String, fixed: String?) {
    self.title = title
    self.fixed = fixed
    var code = ""
    var marks: [Int] = []
    for character in marked {
      if character == "↓" { marks.append(code.utf8.count) } else { code.append(character) }
    }
    self.code = code
    self.marks = marks
  }

  package var isBad: Bool { !marks.isEmpty }
}
