extension Stage {
  /// What never comes to rest by itself, as in `scaleEffect of Circle`; empty where all that moves
  /// has an end.
  package var restless: [String] {
    var names = root?.runningRepeats ?? []
    names += frameTickers.values.compactMap { $0 as? _Node }
      .map { $0.displayName == "View" ? $0.subjectName : $0.displayName }.sorted()
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
