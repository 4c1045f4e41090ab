/// Memory for canvases, used again from group to group and from frame to frame: fresh memory of
/// this size would cost a page fault every 4096 bytes.
///
/// A class, because canvases give their memory back when they go.
final class CanvasPool {
  struct Memory {
    var pixels: UnsafeMutablePointer<UInt32>
    /// Pixels it has room for.
    var capacity: Int
  }

  private var free: [Memory] = []
  private static let most = 8

  deinit { for memory in free { memory.pixels.deallocate() } }

  /// Memory for at least so many pixels, from the smallest piece that fits; nil when there is none.
  func take(_ count: Int) -> Memory? {
    let fitting = free.indices.filter { free[$0].capacity >= count }
    if let best = fitting.min(by: { free[$0].capacity < free[$1].capacity }),
      free[best].capacity <= max(65536, count * 8)
    {
      return free.remove(at: best)
    }
    guard count < 1 << 28 else { return nil }
    return Memory(pixels: .allocate(capacity: count), capacity: count)
  }

  func give(_ memory: Memory) {
    free.append(memory)
    guard free.count > Self.most,
      let smallest = free.indices.min(by: { free[$0].capacity < free[$1].capacity })
    else { return }
    free.remove(at: smallest).pixels.deallocate()
  }
}
