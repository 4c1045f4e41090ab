package import SegueDisplay
package import SegueGeometry

extension TimelinePage {
  /// Gives a line's outline, its baseline starting at the origin, in points; nil where its glyphs
  /// are pictures, which the page then leaves to the browser's fonts.
  package typealias TextOutline = (TextRun) -> Path?

  /// Raised whenever the page's script could not read older data.
  static let version = 1

  /// The page: one file that refers to no other.
  package func html(outline: @escaping TextOutline) -> String {
    let title = Self.escaped("\(view.isEmpty ? file : view) · \(preview)")
    var page = Self.text(PackageResources.timeline_html)
    for (mark, part) in [
      ("<!--title-->", title), ("/*style*/", Self.text(PackageResources.timeline_css)),
      ("/*painter*/", Self.text(PackageResources.painter_js)),
      ("/*model*/", Self.text(PackageResources.model_js)),
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
    var lists = PageLists(outline: outline)
    let frames = frames.map { lists.add($0) }
    return .object([
      "version": .int(Self.version), "file": .string(file), "preview": .string(preview),
      "view": .string(view), "width": .points(size.width), "height": .points(size.height),
      "fps": .int(framesPerSecond), "duration": .seconds(duration),
      "tracks": .array(tracks.map(\.value)), "events": .array(events.map(\.value)),
      "verdicts": .array(verdicts.map(\.value)), "notes": .array(notes.map { .string($0) }),
      "paths": .array(lists.paths.values), "texts": .array(lists.texts.values),
      "paints": .array(lists.paints.values), "items": .array(lists.items.values),
      "marks": .array(lists.marks.values), "frames": .array(frames),
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

extension TimelinePage.Track {
  fileprivate var value: PageValue {
    .object([
      "name": .string(name), "words": .string(words),
      "phases": .array(
        phases.map { .array([.string($0.kind), .seconds($0.from), .seconds($0.to)]) }),
      "attributes": .array(
        attributes.map { attribute in
          .object([
            "name": .string(attribute.name), "unit": .string(attribute.unit),
            "times": .array(attribute.times.map { .seconds($0) }),
            "values": .array(attribute.values.map { .number($0, digits: 3) }),
          ])
        }),
    ])
  }
}

extension TimelinePage.Event {
  fileprivate var value: PageValue {
    .object(["kind": .string(kind), "time": .seconds(time), "text": .string(text)])
  }
}

extension TimelinePage.Verdict {
  fileprivate var value: PageValue {
    .object([
      "time": .seconds(time), "animated": .bool(isAnimated), "headline": .string(headline),
      "outcome": .string(outcome), "detail": .string(detail), "remedy": .string(remedy),
      "reason": reason.map { .string($0) } ?? .null,
    ])
  }
}
