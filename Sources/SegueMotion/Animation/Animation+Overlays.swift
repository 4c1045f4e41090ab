extension Animation {
  /// How the system's overlays appear; of the length and curve of ordinary easing here.
  public static var systemOverlayAppearance: Animation { .easeInOut }

  /// How the system's overlays disappear; of the length and curve of ordinary easing here.
  public static var systemOverlayDisappearance: Animation { .easeInOut }

  /// How the system's overlays disappear after their pause.
  public static var systemOverlayDelayedDisappearance: Animation {
    systemOverlayDisappearance.delay(systemOverlayDisappearanceDelay)
  }

  /// The pause before the system's overlays disappear, in seconds; this project's choice.
  public static var systemOverlayDisappearanceDelay: Double { 0.5 }
}
