import Foundation
import SegueDisplay
import SegueMedia

extension FilmWriter {
  /// Sees that what is asked for can be written.
  static func check(_ options: PlayOptions) throws {
    guard options.writesMP4 || options.writesGIF, !FFmpegWriter.isAvailable else { return }
    throw HostError(
      .file, "`\(options.writesMP4 ? "--mp4" : "--gif")` needs the program ffmpeg, not in PATH",
      effect: "that film cannot be written",
      remedy: "install it with `apt-get install ffmpeg`, or write `--webp`")
  }

  /// An animated PNG.
  static func png(to path: String) -> FilmWriter {
    let film = Box(APNGEncoder())
    return FilmWriter(
      add: { try film.content.append($0.bitmap, delay: $0.delay) },
      finish: { try write(try film.content.finish(), to: path) })
  }

  /// An animated WebP.
  static func webP(to path: String) -> FilmWriter {
    let film = Box<WebPEncoder?>(nil)
    return FilmWriter(
      add: { shot in
        let encoder =
          try film.content ?? WebPEncoder(width: shot.bitmap.width, height: shot.bitmap.height)
        film.content = encoder
        try encoder.append(shot.bitmap, delay: shot.delay)
      },
      finish: { if let encoder = film.content { try write(try encoder.finish(), to: path) } })
  }

  /// A film of whole frames at an even rate, by its extension mp4 or gif.
  static func ffmpeg(to path: String, framesPerSecond rate: Int) -> FilmWriter {
    let film = Box<FFmpegWriter?>(nil)
    return FilmWriter(
      add: { shot in
        let writer =
          try film.content
          ?? FFmpegWriter(
            to: path, width: shot.bitmap.width, height: shot.bitmap.height, framesPerSecond: rate)
        film.content = writer
        for _ in frames(of: shot, at: rate) { try writer.append(shot.bitmap) }
      },
      finish: { try film.content?.finish() })
  }

  /// The frames of an even rate that show a shot: what is too short for one is left out.
  static func frames(of shot: Shot, at rate: Int) -> Range<Int> {
    let first = Int((shot.from * Double(rate)).rounded())
    return first..<max(first, Int((shot.to * Double(rate)).rounded()))
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// What only the writing thread touches.
  private final class Box<Content>: @unchecked Sendable {
    var content: Content

    init(_ content: Content) { self.content = content }
  }
}
