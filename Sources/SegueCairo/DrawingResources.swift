import SegueDisplay

/// What outlives a frame: fonts, memory and things that are costly to make.
///
/// A class, because painters of all frames share it.
final class DrawingResources {
  let shaper: TextShaper
  let pool = CanvasPool()
  var outlines = LRUCache<OutlineKey, Polygons>(capacity: 1024)
  var ramps = LRUCache<[GradientStop], GradientRamp>(capacity: 64)
  var blends = LRUCache<[GradientStop], [GradientStop]>(capacity: 64)
  var turns = LRUCache<ConicKey, [Double]>(capacity: 16)

  init(shaper: TextShaper) {
    self.shaper = shaper
  }
}
