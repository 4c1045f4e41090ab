import CPixels
import Foundation
import SegueDisplay

extension FFmpegWriter {
  /// Whether the program is there.
  package static var isAvailable: Bool { (try? program(in: nil)) != nil }

  static func program(in searchPath: String?) throws(MediaError) -> String {
    let folders = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in folders.split(separator: ":") {
      let candidate = "\(folder)/ffmpeg"
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    throw MediaError(
      message: "no ffmpeg in PATH; mp4, gif and webm are written through it; "
        + "install it with apt-get install ffmpeg, or write a .png or .webp film instead")
  }

  /// A file for what the program complains about: a pipe nobody reads would stop it once full.
  static func temporaryFile() throws(MediaError) -> (FileHandle, String) {
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString).log"
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let handle = FileHandle(forWritingAtPath: path)
    else {
      throw MediaError(
        message: "\(path) could not be created; ffmpeg's messages go there; "
          + "set TMPDIR to a folder that can be written")
    }
    return (handle, path)
  }

  static func arguments(
    format: Format, path: String, width: Int, height: Int, rate: Int
  ) -> [String] {
    // Video codecs halve the colours' resolution, which needs even sizes.
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white"
    let output =
      switch format {
      case .mp4:
        [
          "-vf", even, "-c:v", "libx264", "-preset", "medium", "-crf", "18",
          "-pix_fmt", "yuv420p", "-movflags", "+faststart",
        ]
      case .webm:
        [
          "-vf", even, "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good",
          "-cpu-used", "4", "-pix_fmt", "yuv420p",
        ]
      case .gif:
        [
          "-filter_complex",
          "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=sierra2_4a",
          "-loop", "0",
        ]
      }
    return [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo",
      "-pix_fmt", "rgba", "-s", "\(width)x\(height)", "-r", "\(rate)", "-i", "pipe:0",
    ] + output + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + [path.hasPrefix("/") ? path : "./" + path]
  }
}

extension Bitmap {
  /// The same pixels over a white ground, all opaque.
  var overWhite: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { to, written in
      bytes.withUnsafeBufferPointer {
        px_over_white(to.baseAddress, $0.baseAddress, Int32(width * height))
      }
      written = bytes.count
    }
  }
}
