import CPixels
import CWebP
package import SegueDisplay

/// Writes a film as an animated WebP that plays for ever.
///
/// A class, because it owns an encoder of libwebp.
package final class WebPEncoder {
  /// How pixels are kept.
  package enum Quality: Hashable, Sendable {
    case lossless
    /// 0...100, clamped; 85 is hard to tell from the original.
    case lossy(Float)

    package static let standard = Quality.lossy(85)
  }

  private let width: Int
  private let height: Int
  private let encoder: OpaquePointer
  private var config: WebPConfig
  /// Seconds from the start of the film to the next frame.
  private var time = 0.0
  private var count = 0

  /// Starts a film whose frames all have this size, 1...16,383 pixels each way.
  package init(width: Int, height: Int, quality: Quality = .standard) throws(MediaError) {
    guard (1...16383).contains(width), (1...16383).contains(height) else {
      throw MediaError(
        message: "a WebP of \(width)×\(height) pixels was asked for; "
          + "the format holds 1 to 16383 pixels each way; choose a smaller scale or write an APNG")
    }
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else {
      throw MediaError(
        message: "libwebp refused to start; no film can be written; "
          + "install the libwebpmux3 that belongs to the installed libwebp7")
    }
    switch quality {
    case .lossless: config.lossless = 1
    case .lossy(let value): config.quality = min(max(value, 0), 100)
    }
    self.width = width
    self.height = height
    self.encoder = encoder
    self.config = config
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a frame of the film's size.
  package func append(_ bitmap: Bitmap, delay: FrameDelay) throws(MediaError) {
    guard bitmap.width == width, bitmap.height == height else {
      throw MediaError(
        message: "frame \(count) has \(bitmap.width)×\(bitmap.height) pixels where "
          + "the film has \(width)×\(height); players show one size only; "
          + "render every frame at the size and scale of the first")
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure() }
    defer { WebPPictureFree(&picture) }
    picture.width = Int32(width)
    picture.height = Int32(height)
    picture.use_argb = 1
    let straight = bitmap.straightened
    let isImported = straight.withUnsafeBufferPointer {
      WebPPictureImportRGBA(&picture, $0.baseAddress, Int32(width * 4)) != 0
    }
    guard isImported, WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0 else {
      throw failure()
    }
    time += delay.seconds
    count += 1
  }

  /// The bytes of the file.
  package func finish() throws(MediaError) -> [UInt8] {
    guard count > 0 else {
      throw MediaError(
        message: "a film without frames was asked for; there is nothing to show; "
          + "append at least one frame before finishing")
    }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure() }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var milliseconds: Int32 { Int32((time * 1000).rounded()) }

  private func failure() -> MediaError {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason given"
    return MediaError(
      message: "libwebp could not write frame \(count) (\(reason)); the film would be damaged; "
        + "free some memory or write an APNG")
  }
}

extension Bitmap {
  /// The same pixels, not premultiplied.
  var straightened: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { to, written in
      bytes.withUnsafeBufferPointer {
        px_unpremultiply(to.baseAddress, $0.baseAddress, Int32(width * height))
      }
      written = bytes.count
    }
  }
}
