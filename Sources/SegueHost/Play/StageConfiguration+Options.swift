import SegueGeometry
import SegueUI

extension StageConfiguration {
  /// The stage that options and the traits of a preview ask for; options come first.
  @MainActor init(_ options: PlayOptions, traits: [PreviewTrait<Preview.ViewTraits>]) {
    self.init()
    for trait in traits { apply(trait.value) }
    if let wanted = options.size {
      size = CGSize(width: wanted.width, height: wanted.height)
      safeArea = EdgeInsets()
    }
    scale = options.scale
    framesPerSecond = options.framesPerSecond
    colorScheme = options.isDark ? .dark : .light
    layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    reduceMotion = options.reducesMotion
  }

  private mutating func apply(_ trait: Preview.ViewTraits) {
    switch trait.kind {
    case .device, .portrait, .portraitUpsideDown, .sizeThatFits, .modified: break
    case .landscape:
      size = CGSize(width: size.height, height: size.width)
      safeArea = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    case .fixed(let width, let height):
      size = CGSize(width: width, height: height)
      safeArea = EdgeInsets()
    }
  }
}

extension Timeline.StageDescription {
  init(_ configuration: StageConfiguration, _ options: PlayOptions) {
    self.init(
      width: Double(configuration.size.width), height: Double(configuration.size.height),
      scale: configuration.scale, framesPerSecond: configuration.framesPerSecond,
      isDark: options.isDark, isRightToLeft: options.isRightToLeft,
      reducesMotion: options.reducesMotion)
  }
}
