extension Stage {
  /// Tells the readers of preferences what has changed; false where nothing has.
  func deliverPreferences() -> Bool {
    guard preferencesMayHaveChanged else { return false }
    preferencesMayHaveChanged = false
    preferenceReaders.removeAll { $0.node?.isMounted != true }
    var delivered = false
    for reader in preferenceReaders {
      guard let node = reader.node as? any PreferenceReading, reader.node?.isLive == true else {
        continue
      }
      delivered = node.readPreference() || delivered
    }
    return delivered
  }
}

/// A node that tells its user of a preference below it.
@MainActor
protocol PreferenceReading: AnyObject {
  /// Returns whether the value was a new one.
  func readPreference() -> Bool
}
