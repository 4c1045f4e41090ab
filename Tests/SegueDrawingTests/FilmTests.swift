import Foundation
import SegueDisplay
import SegueMedia
import Testing

struct FilmTests {
  private func frame(_ step: Int, _ width: Int = 33, _ height: Int = 21) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for index in 0..<(width * height) {
      let isInside = index % width >= step && index % width < step + 8
      for c in 0..<4 { bitmap.bytes[index * 4 + c] = isInside && c != 3 ? 40 : 255 }
    }
    return bitmap
  }

  /// Names and sizes of a RIFF file's chunks.
  private func chunks(_ bytes: [UInt8]) -> [String] {
    var (names, position) = ([String](), 12)
    while position + 8 <= bytes.count {
      names.append(String(decoding: bytes[position..<(position + 4)], as: UTF8.self))
      let size = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
      position += 8 + size + size % 2
    }
    return names
  }

  @Test(arguments: [WebPEncoder.Quality.standard, .lossless])
  func `a WebP film has its frames and plays for ever`(_ quality: WebPEncoder.Quality) throws {
    let film = try WebPEncoder(width: 33, height: 21, quality: quality)
    for step in 0..<5 { try film.append(frame(step * 4), delay: .milliseconds(50)) }
    let bytes = try film.finish()
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(String(decoding: bytes[8..<12], as: UTF8.self) == "WEBP")
    #expect(chunks(bytes).filter { $0 == "ANMF" }.count == 5)
    #expect(chunks(bytes).contains("ANIM"))
  }

  @Test(arguments: [(0, 5), (5, 0), (20_000, 5)])
  func `a WebP of an impossible size is refused`(_ width: Int, _ height: Int) {
    #expect(throws: MediaError.self) { try WebPEncoder(width: width, height: height) }
  }

  @Test func `a WebP without frames is refused`() throws {
    let film = try WebPEncoder(width: 4, height: 4)
    #expect(throws: MediaError.self) { try film.finish() }
    #expect(throws: MediaError.self) {
      try film.append(Bitmap(width: 5, height: 4), delay: .milliseconds(1))
    }
  }

  // MARK: - ffmpeg

  /// A folder that is gone after the closure.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Puts a script in the place of ffmpeg.
  private func install(_ script: String, in folder: String) throws {
    let path = folder + "/ffmpeg"
    try ("#!/bin/sh\n" + script).write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func `without ffmpeg the message says what to do`() {
    let error = #expect(throws: MediaError.self) {
      try FFmpegWriter(
        to: "a.mp4", width: 4, height: 4, framesPerSecond: 60, searchPath: "/nowhere")
    }
    #expect(
      error?.message == "no ffmpeg in PATH; mp4, gif and webm are written through it; "
        + "install it with apt-get install ffmpeg, or write a .png or .webp film instead")
  }

  @Test func `an unknown extension is refused`() {
    let error = #expect(throws: MediaError.self) {
      try FFmpegWriter(to: "a.mov", width: 4, height: 4, framesPerSecond: 60)
    }
    #expect(
      error?.message == "a.mov has none of the extensions mp4, gif and webm; "
        + "the extension says which film to write; rename the file, for instance to film.mp4")
  }

  @Test func `every pixel of every frame goes down the pipe`() throws {
    try inFolder { folder in
      try install("for last; do :; done\nexec cat > \"$last\"", in: folder)
      let path = folder + "/out.mp4"
      let film = try FFmpegWriter(
        to: path, width: 33, height: 21, framesPerSecond: 60, searchPath: folder)
      for step in 0..<200 { try film.append(frame(step % 20)) }
      try film.finish()
      let written = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
      #expect(written == (0..<200).flatMap { frame($0 % 20).bytes })
    }
  }

  @Test func `an ffmpeg that fails is quoted and does not stop the program`() throws {
    try inFolder { folder in
      try install("echo 'no room left' >&2\nexit 3", in: folder)
      let film = try FFmpegWriter(
        to: folder + "/out.gif", width: 33, height: 21, framesPerSecond: 60, searchPath: folder)
      let error = #expect(throws: MediaError.self) {
        // Far more than a pipe holds, so that writing meets the closed end.
        for step in 0..<2000 { try film.append(frame(step % 20)) }
        try film.finish()
      }
      #expect(error?.message.contains("status 3") == true)
      #expect(error?.message.contains("(no room left)") == true)
    }
  }

  @Test func `a writer that is dropped leaves no process behind`() throws {
    try inFolder { folder in
      try install("echo $$ > \"\(folder)/pid\"\nexec cat > /dev/null", in: folder)
      do {
        let film = try FFmpegWriter(
          to: folder + "/out.webm", width: 33, height: 21, framesPerSecond: 60,
          searchPath: folder)
        for _ in 0..<400 { try film.append(frame(1)) }
      }
      let text = try String(contentsOfFile: folder + "/pid", encoding: .utf8)
      let pid = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(pid, 0) == -1)
    }
  }

  @Test(.enabled(if: FFmpegWriter.isAvailable), arguments: FFmpegWriter.Format.allCases)
  func `ffmpeg itself makes films, of odd sizes too`(_ format: FFmpegWriter.Format) throws {
    try inFolder { folder in
      let path = "\(folder)/film.\(format.rawValue)"
      let film = try FFmpegWriter(to: path, width: 33, height: 21, framesPerSecond: 30)
      for step in 0..<10 { try film.append(frame(step)) }
      try film.finish()
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 200)
    }
  }
}
