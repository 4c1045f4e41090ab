package import Foundation
package import SegueUI

/// What happened in a play; `timeline.json` (Documentation/Timeline.md).
package struct Timeline: Codable, Hashable, Sendable {
  /// Raised whenever a field changes its meaning or goes.
  package static let currentVersion = 1

  package struct StageDescription: Codable, Hashable, Sendable {
    /// Points.
    package var width: Double
    package var height: Double
    /// Pixels a point.
    package var scale: Double
    package var framesPerSecond: Int
    package var isDark: Bool
    package var isRightToLeft: Bool
    package var reducesMotion: Bool
  }

  /// Something that was done to the stage.
  package struct Action: Codable, Hashable, Sendable {
    /// Seconds of stage time.
    package var time: Double
    /// The label that was tapped.
    package var tap: String
    /// When nothing moved any more; nil where the next action or the end came before.
    package var settled: Double?
  }

  /// Why something moved, or did not.
  package struct Explanation: Codable, Hashable, Sendable {
    /// Seconds of stage time.
    package var time: Double
    /// The index of the last action before it; nil before the first one.
    package var action: Int?
    /// The state that was written and the code that wrote it; nil where no state is known.
    package var cause: String?
    /// What happened to what, as in `inserted  DetailView   slide (DetailScreen.swift:14)`.
    package var headline: String
    package var outcome: String
    /// Empty where the outcome says everything.
    package var detail: String
    /// Code to write instead; empty where nothing is wrong.
    package var remedy: String
    /// The id in the catalogue of reasons, as in `SEG100`; nil where nothing is wrong.
    package var reason: String?
    /// Whether values went from old to new over time.
    package var isAnimated: Bool
    /// The same in parts that programs can read.
    package var facts: VerdictFacts
  }

  /// A state that changed, or a completion that ran.
  package struct Event: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case state, completion
    }

    /// Seconds of stage time.
    package var time: Double
    package var kind: Kind
    /// The type that declares the state; nil for completions.
    package var type: String?
    /// The property, as in `showDetail`; nil for completions.
    package var property: String?
    /// The new value in a few characters; nil where it has no short form, and for completions.
    package var value: String?
    /// Where the completion is written, as in `DetailScreen.swift:9`; nil for states.
    package var site: String?
  }

  /// One frame that differs from the one before.
  package struct Frame: Codable, Hashable, Sendable {
    /// Seconds of stage time.
    package var time: Double
    /// The number of items drawn.
    package var items: Int
  }

  package enum End: String, Codable, Sendable {
    /// Nothing moved any more.
    case settled
    /// Something still moved when the time was over.
    case limit
  }

  package var version = currentVersion
  package var file: String
  /// As in `#Preview "Detail"`.
  package var preview: String
  /// The type of the view, where it has a short name.
  package var view: String
  package var stage: StageDescription
  /// When nothing moved for the first time, in seconds; nil where that never came.
  package var firstSettled: Double?
  package var actions: [Action] = []
  /// Changes of state and completions, in order of time.
  package var events: [Event] = []
  package var explanations: [Explanation] = []
  package var frames: [Frame] = []
  /// What came, went, moved or changed.
  package var tracks: [ItemTrack] = []
  /// Seconds of stage time.
  package var duration = 0.0
  package var end = End.settled
  /// Remarks about the play as a whole.
  package var notes: [String] = []

  /// The explanations between an action and the next one, with how often each is repeated.
  package func explanations(after action: Int?) -> [(explanation: Explanation, count: Int)] {
    explanations.filter { $0.action == action }.reduce(into: []) { found, explanation in
      if found.last?.explanation == explanation {
        found[found.count - 1].count += 1
      } else {
        found.append((explanation, 1))
      }
    }
  }

  /// The same for the same play.
  ///
  /// - Parameter isReadable: Whether it is for people, with a line for each field.
  package func json(isReadable: Bool = true) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard isReadable else { return try encoder.encode(self) }
    encoder.outputFormatting.insert(.prettyPrinted)
    return NumberLines.joined(try encoder.encode(self)) + Data("\n".utf8)
  }
}
