import SegueHost

/// `segue build-id`: prints what identifies this build, for the installation.
enum BuildIDCommand {
  static func run() -> Int32 {
    do {
      let program = try Installation.ownProgram()
      Output.text(try BuildStamp.of(program: program) + "\n")
      return ExitStatus.done.rawValue
    } catch {
      Output.error("\(error)")
      return ExitStatus.fault.rawValue
    }
  }
}
