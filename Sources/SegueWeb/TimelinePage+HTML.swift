extension TimelinePage {
  /// The page: one file that refers to no other.
  package func html(outline: @escaping TextOutline) -> String {
    var page = Self.text(PackageResources.timeline_html)
    for (mark, part) in [
      ("<!--title-->", Self.escaped(title)),
      ("/*style*/", Self.text(PackageResources.timeline_css)),
      ("/*painter*/", PagePainter.script),
      ("/*model*/", Self.text(PackageResources.model_js)),
      ("/*freezing*/", Self.text(PackageResources.freezing_js)),
      ("/*lanes*/", Self.text(PackageResources.lanes_js)),
      ("/*player*/", Self.text(PackageResources.timeline_js)),
      ("/*data*/", data(outline: outline).json),
    ] {
      guard let range = page.firstRange(of: mark) else { continue }
      page.replaceSubrange(range, with: part)
    }
    return page
  }

  /// What the script reads.
  func data(outline: @escaping TextOutline) -> PageValue {
    var lists = PageLists(texts: PageTexts(outline: outline))
    let frames = frames.map { lists.add($0) }
    return .object(
      [PageValue.Member(name: "timeline", value: .json(timeline))] + lists.tables + [
        PageValue.Member(name: "texts", value: .array(lists.texts.values)),
        PageValue.Member(name: "freezes", value: .array(freezes.map(\.value))),
        PageValue.Member(name: "frames", value: .array(frames)),
      ])
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension TimelinePage.Freeze {
  fileprivate var value: PageValue {
    .array([
      .int(track), .string(kind), .int(leaf), .array(attributes.map { .int($0) }),
    ])
  }
}
