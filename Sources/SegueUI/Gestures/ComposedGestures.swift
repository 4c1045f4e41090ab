extension Gesture {
  /// This gesture and another one at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// This gesture and then another one.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// This gesture, or another one where this one fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}
